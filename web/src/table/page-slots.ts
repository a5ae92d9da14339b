/** What an online table or a lesson adds to the common screen. A local table adds nothing. */
import type { Seat } from '@stoa/engine';
import type { ComponentType } from 'react';

export interface TableSlots {
  /** ledge, under the prompt: the connection when it is lost, or that the reader only watches. */
  readonly Note?: ComponentType;
  /** Over the frieze: a line of chat, a proposal of others. `onChat` opens the drawer where the chat is. */
  readonly Toast?: ComponentType<{ onChat: () => void }>;
  /** In the bar: how many people watch. */
  readonly Watchers?: ComponentType;
  /** On the button that opens the drawer: how many lines of chat are unread. */
  readonly UnreadMark?: ComponentType;
  /** voice: what a lesson says. */
  readonly Voice?: ComponentType;
  /** Who sits there, in place of "you" and "bot". */
  readonly Who?: ComponentType<{ seat: Seat; called: string }>;
  /** By what names people sit there; the same array while they stay. */
  readonly usePeople?: () => readonly (string | null)[];
  /** People have clocks: the frieze has room for them. */
  readonly useClocks?: () => boolean;
  /** Under the log. */
  readonly BelowLog?: ComponentType;
  /** In the dialog of what is needed rarely. */
  readonly RareActions?: ComponentType<{ onClose: () => void }>;
  /** What to do after the end, in place of "same again". */
  readonly AfterEnd?: ComponentType;
  /** The record of an online table, once its game is over. */
  readonly readRecord?: (table: string) => Promise<string>;
  /** Places of the board that are pointed at. */
  readonly lit?: readonly string[];
}
