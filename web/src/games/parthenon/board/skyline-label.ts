/** What stands on an island, in words: PA-18.1. */
import type { IslandView } from '@stoa/parthenon';
import type { PaText } from '@stoa/parthenon/text';
import type { ScreenWords } from '../words.ts';

export const MOST = { villages: 6, workshops: 2, acropolis: 6, wonders: 2 } as const;

export const wonderNames = (island: IslandView, text: PaText, words: ScreenWords): readonly string[] =>
  island.wonders.map(w => words.wonderAt(text.names.wonders[w.wonder]?.name ?? w.wonder, words.stage[w.stage]));

/** What stands, in one line. */
export const skylineLabel = (island: IslandView, text: PaText, words: ScreenWords): string =>
  [
    `${words.villages} ${words.of(island.villages.length, MOST.villages)}`,
    `${words.workshops} ${words.of(island.workshops, MOST.workshops)}`,
    ...island.acropolis.flatMap(({ structure, copies }) => new Array<string>(copies).fill(text.names.structures[structure])),
    ...wonderNames(island, text, words),
  ].join(', ');
