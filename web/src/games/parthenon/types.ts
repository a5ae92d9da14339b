/** The types of Parthenon's screen. */
import type { PaAction, PaEvent, PaView } from '@stoa/parthenon';
import type { PaText } from '@stoa/parthenon/text';
import type { BoardProps, Screen } from '../types.ts';

export interface Pa {
  readonly view: PaView;
  readonly action: PaAction;
  readonly event: PaEvent;
  readonly text: PaText;
}
export type PaProps = BoardProps<Pa>;
export type PaScreen = Screen<Pa>;
