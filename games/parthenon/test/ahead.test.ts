/** What plans of Parthenon rest on: they wait for their season, and fall when what they were made for has changed. */
import { isIllegal, type Planned } from '@stoa/engine';
import { expect, test } from 'vitest';
import { ahead } from '../src/ahead.ts';
import { type PaView, parthenon } from '../src/index.ts';

const stateAt = (rest: string) => {
  const s = parthenon.parsePosition(
    `3 islands=chios,crete,rhodes archon=1 year=1 season=2 villages=7,7,7 row=1,3,-1,-1 eventsDone=3 eventBag=262133 ${rest}`,
  );
  if (isIllegal(s)) throw new Error(JSON.stringify(s));
  return s;
};
const at = (rest: string): PaView => parthenon.view(stateAt(rest), 0);
const BEFORE = at('room=season/production step=1 asked=7 done=1 hand0=wool*3+gift');
const planned = (room: string, view: PaView = BEFORE, part: Partial<Planned> = {}): Planned => ({
  room,
  take: 'all',
  rests: ahead.rests(view, 0, room),
  played: 0,
  ...part,
});
const VOYAGE = 'room=season/voyage-plan step=5 asked=7 hand0=wool*3+gift';
const TRADE = 'room=season/trade-open step=3 hand0=wool hand1=ore';

test('a voyage goes in its season, and falls with the sea it was planned for', () => {
  const sail = planned('voyage-plan');
  expect(ahead.fits(sail, at(VOYAGE), 0)).toBe('goes');
  expect(ahead.fits(sail, at(`${VOYAGE} grounded=1`), 0)).toBe('falls');
  expect(ahead.fits(sail, at(`${VOYAGE} harbor=13,-1,-1,-1,-1,-1 harborUp=1`), 0)).toBe('falls');
  expect(ahead.fits(sail, at(`${VOYAGE} season=3`), 0)).toBe('late');
  expect(ahead.fits(sail, at(`${VOYAGE} season=1`), 0)).toBe('waits');
});

test('what was begun by hand is finished by hand; what the server began it goes on with', () => {
  const s = stateAt(VOYAGE);
  parthenon.apply(s, 0, { do: 'load', fleet: 'A', card: 'wool' });
  const begun = { ...parthenon.view(s, 0) };
  const view: PaView = { ...begun, draft: begun.draft && { ...begun.draft, begun: { do: 'use', structure: 'academy' } } };
  expect(ahead.fits(planned('voyage-plan'), view, 0)).toBe('waits');
  expect(ahead.fits(planned('voyage-plan', BEFORE, { played: 16 }), view, 0)).toBe('goes');
});

test('ready at once, unless there is an offer to me; planned after the word it is for the next season', () => {
  const ready = planned('trade-open');
  expect(ahead.fits(ready, at(TRADE), 0)).toBe('goes');
  const s = stateAt(TRADE);
  parthenon.apply(s, 1, { do: 'offer', to: 0, give: ['ore'], want: ['wool'] });
  expect(ahead.fits(ready, parthenon.view(s, 0), 0)).toBe('falls');
  expect(ahead.fits(planned('trade-open', at(TRADE)), at(TRADE), 0)).toBe('goes');
  const late = planned('trade-open', at(VOYAGE));
  expect(ahead.fits(late, at(TRADE), 0)).toBe('waits');
  expect(ahead.fits(late, at(`${TRADE} season=3`), 0)).toBe('goes');
});
