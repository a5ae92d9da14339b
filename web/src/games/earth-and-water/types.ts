/** The types of Earth & Water's screen. */
import type { EwAction, EwEvent, EwView } from '@stoa/earth-and-water';
import type { EwText } from '@stoa/earth-and-water/text';
import type { BoardProps } from '../types.ts';

export interface Ew {
  readonly view: EwView;
  readonly action: EwAction;
  readonly event: EwEvent;
  readonly text: EwText;
}
export type EwProps = BoardProps<Ew>;
