/** The scene of a hazard: a fleet whose fate is still asked is struck, and spared only when the card is done with. */
import { CHANCE, sfc32 } from '@stoa/engine';
import { type PaAction, type PaOptions, type PaView, parthenon } from '@stoa/parthenon';
import { texts } from '@stoa/parthenon/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Fate } from '../src/games/parthenon/moments/crossing-of.ts';
import { HazardScene } from '../src/games/parthenon/moments/hazard-scene.tsx';
import { EN } from '../src/games/parthenon/text/en.ts';

/** The first position of a game at random in which a hazard has hit a fleet and asks something. */
const askedAtSea = (): PaView => {
  const s = parthenon.setup(4, parthenon.parseOptions({}) as PaOptions, parthenon.rules);
  const rng = sfc32('sea');
  while (parthenon.outcome(s) === undefined) {
    const seat = parthenon.actors(s)[0] ?? CHANCE;
    if (seat === CHANCE) parthenon.apply(s, CHANCE, parthenon.sample(s, rng));
    else {
      const view = parthenon.view(s, seat);
      if (view.room.startsWith('hazard') && view.hazard.hazard !== null && view.hazard.hit.length > 0) return view;
      const legal: PaAction[] = [];
      parthenon.actions(s, seat, legal);
      parthenon.apply(s, seat, legal[rng.int(legal.length)]!);
    }
  }
  throw new Error('no hazard asks anything in this game');
};

const told = (view: PaView, hazard: string): string => {
  const fates = view.hazard.hit.map((one): Fate => ({ ...one, warded: null, gift: false, lost: [], back: false, to: null }));
  return renderToStaticMarkup(<HazardScene hazard={hazard} fates={fates} view={view} me={0} text={texts.en} words={EN} news={[]} />);
};

test('a fleet that a hazard still decides about is not told as spared', () => {
  const view = askedAtSea();
  const hazard = view.hazard.hazard ?? '';
  expect(told(view, hazard)).toContain(`>${EN.hit}<`);
  expect(told(view, hazard)).not.toContain(EN.fate.nothing);
  // The card before it, and the same card once nothing is asked any more.
  expect(told(view, 'safe_journey')).toContain(EN.fate.nothing);
  expect(told({ ...view, room: 'harbor-vote' }, hazard)).toContain(EN.fate.nothing);
});
