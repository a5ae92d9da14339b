/** The shape of a catalogue of online play: that of the English one. */
import type { Words } from '../../text/messages.ts';
import type { onlineEn } from './en.ts';

export type OnlineMessages = Words<typeof onlineEn>;
