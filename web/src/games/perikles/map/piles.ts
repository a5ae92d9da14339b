/** What stands on a side of a plaque, row by row, in as few letters as can be read. */
import type { PkView } from '@stoa/perikles';
import type { PowerId, SideId, UnitId } from '@stoa/perikles/box';
import type { LocationView } from '../board/location-card.tsx';

/** More rows than this are told a power a row, hoplites and triremes beside each other, so that figures stay large enough to read. */
const FEW = 2;

/** Counters of one kind; strengths where the reader may know them. */
interface Piled {
  readonly counters: number;
  readonly strengths: readonly number[] | null;
}
/** Letters that have room in a row, and where two kinds share it. */
const LETTERS = 3;
const LETTERS_OF_TWO = 2;
/** Hidden strengths are counted, known ones named; where they have no room, their sum stands for them. */
const saidOf = ({ counters, strengths }: Piled, letters: number): string => {
  if (strengths === null) return `×${counters}`;
  const sum = String(strengths.reduce((all, n) => all + n, 0));
  return [strengths.join('+'), `=${sum}`].find(said => said.length <= letters) ?? sum;
};

interface Pile {
  readonly power: PowerId;
  readonly unit: UnitId;
  readonly force: Piled;
  readonly drafted: boolean;
}
export interface Row extends Pile {
  readonly said: string;
  /** Where on the side it stands. */
  readonly line: number;
  readonly column: number;
}
const pilesOf = (view: PkView, location: LocationView, side: SideId): readonly Pile[] =>
  location[side].forces.flatMap(({ power, hoplites, triremes }) =>
    (
      [
        ['hoplite', hoplites],
        ['trireme', triremes],
      ] as const
    ).flatMap(([unit, force]) => {
      const isDrafted = (view.commit?.draft ?? []).some(
        p => p.location === location.location && p.side === side && p.power === power && p.unit === unit,
      );
      return force.counters === 0 ? [] : [{ power, unit, force, drafted: isDrafted }];
    }),
  );

export const rowsOf = (view: PkView, location: LocationView, side: SideId): readonly Row[] => {
  const piles = pilesOf(view, location, side);
  if (piles.length <= FEW) return piles.map((pile, line) => ({ ...pile, said: saidOf(pile.force, LETTERS), line, column: 0 }));
  const powers = [...new Set(piles.map(({ power }) => power))];
  const letters = powers.length < piles.length ? LETTERS_OF_TWO : LETTERS;
  return piles.map((pile, i) => ({
    ...pile,
    said: saidOf(pile.force, letters),
    line: powers.indexOf(pile.power),
    column: piles[i - 1]?.power === pile.power ? 1 : 0,
  }));
};
