/** What all have seen leave a hand since the harvest (PA-7.1, PA-7.5): counted in phase 3, shown to all, forgotten when it ends. */
import { isIllegal } from '@stoa/engine';
import { type PaAction, type PaState, parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';

const at = (position: string): PaState => {
  const s = parthenon.parsePosition(`3 islands=chios,crete,rhodes archon=0 ${position}`);
  if (isIllegal(s)) throw new Error(s.why);
  return s;
};
const play = (s: PaState, seat: number, a: PaAction): void => {
  expect(parthenon.why(s, seat, a)).toBeUndefined();
  parthenon.apply(s, seat, a);
};
const shown = (s: PaState): number[] => parthenon.view(s, 2).islands.map(({ leftHand }) => leftHand);

test('a trade counts for both parties until trading ends, and a third seat sees how many cards', () => {
  const s = at('room=season/trade-open step=3 hand0=grapes*3 hand1=olives*2 hand2=ore');
  play(s, 0, { do: 'offer', to: 1, give: ['grapes', 'grapes'], want: ['olives'] });
  expect(shown(s)).toEqual([0, 0, 0]);
  play(s, 1, { do: 'accept', offer: parthenon.view(s, 1).offers[0]!.offer });
  expect(shown(s)).toEqual([2, 1, 0]);
  for (const seat of [0, 1, 2]) play(s, seat, { do: 'ready' });
  expect(shown(s)).toEqual([0, 0, 0]);
});

test('a wonder paid at the start of trade counts too', () => {
  // Wonder 4 is the Hippodrome: its plan is paid at the start of trade.
  const s = at(
    'room=season/trade-start step=2 asked=1 hand0=grain*2+wool hand1=olives wonderOwner=-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1 wonderStage=0,0,0,0,1,0,0,0,0,0,0,0',
  );
  play(s, 0, { do: 'pay-wonder', wonder: 'hippodrome', fleet: 'none' });
  expect(shown(s)).toEqual([3, 0, 0]);
});
