/** The types of Perikles's screen. */
import type { PkAction, PkEvent, PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import type { BoardProps, Screen } from '../types.ts';

export interface Pk {
  readonly view: PkView;
  readonly action: PkAction;
  readonly event: PkEvent;
  readonly text: PkText;
}
export type PkProps = BoardProps<Pk>;
export type PkScreen = Screen<Pk>;
