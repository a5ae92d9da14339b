/** Which of the possible actions are buttons, and whether they stand in the ledge or, being many or long, in the matter. */
import type { Action } from '@stoa/engine';
import type { BoardProps, GameScreen } from '../games/types.ts';
import type { StageSize } from '../screen-size.ts';

export interface Offer {
  /** Everything that can be chosen now. */
  readonly all: readonly Action[];
  /** What neither board nor tray offers. */
  readonly shown: readonly Action[];
  readonly inLedge: boolean;
}

/** How many buttons, and how many letters on them, the ledge has room for beside undo; the only answer has the whole width and two lines. */
const ROOM: Readonly<Record<StageSize, { readonly buttons: number; readonly letters: number; readonly alone: number }>> = {
  rail: { buttons: 3, letters: 66, alone: 66 },
  tablet: { buttons: 2, letters: 30, alone: 60 },
  phone: { buttons: 2, letters: 50, alone: 68 },
  short: { buttons: 2, letters: 26, alone: 50 },
};

export const offerOf = (props: BoardProps, { draft }: GameScreen, inWords: boolean, size: StageSize): Offer => {
  const { complete, actions, view, text } = props;
  const all = complete ? [] : actions;
  const shown = inWords ? all : all.filter(action => !draft.onBoard?.(action));
  const { buttons, letters, alone } = ROOM[size];
  const most = shown.length === 1 ? alone : letters;
  const inLedge = !inWords && shown.length <= buttons && shown.reduce((sum, action) => sum + text.action(action, view).length, 0) <= most;
  return { all, shown, inLedge };
};
