/** Wide pictures with words: the banner of the README and the link previews. The words come from outside. */
import type { Drawing } from '../composition.ts';
import { framed } from '../kit/bands.ts';
import { owl } from '../kit/birds.ts';
import { at, path, turned } from '../kit/brush.ts';
import { column, entablature, temple } from '../kit/buildings.ts';
import { lettering } from '../kit/letters.ts';
import { bough } from '../kit/plants.ts';
import { sea, trireme } from '../kit/ships.ts';
import { attacker } from '../kit/soldiers.ts';
import { amphora } from '../kit/things.ts';
import { stoa } from './mark.ts';
import { players } from './players.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const text = (size: 'big' | 'middle' | 'small', x: number, y: number, words: string): string =>
  `<text class="t-${size}" x="${x}" y="${y}">${escaped(words)}</text>`;

/** 480 × 158, for 1280 × 420. */
export const banner = (lines: readonly string[]): Drawing => ({
  size: [480, 158],
  focus: 334,
  draw: () =>
    framed(
      480,
      158,
      'meander',
      [206, 290, 378, 462].map(x => column(x, 139, 38, 4.6)).join('') +
        at(334, 140, 0.93, players()) +
        entablature(190, 480, 17, 33) +
        lettering('ΣΤΟΑ', 28, 42, { scale: 5.3, ink: 'capitals' }) +
        lines.map((line, i) => text('middle', 98, 101 + i * 12, line)).join('') +
        bough('64,124 90,127 118,126 134,123', 7, 4.4),
    ),
});
export type Subject = 'house' | 'earth-and-water' | 'perikles' | 'parthenon' | 'petteia';
const SUBJECTS: Readonly<Record<Subject, () => string>> = {
  house: () => at(163, 108, 0.57, players()),
  petteia: () => at(163, 108, 0.62, players({ arms: false })),
  'earth-and-water': () =>
    at(146, 100, 0.74, trireme()) +
    turned(252, 98, 12, [-0.5, 0.5], trireme({ sail: 'purple', crew: [], oars: 9 })) +
    at(86.8, -33.5, 1, sea(137)) +
    path('ground', 'M0 17h86.8v91H0z'),
  perikles: () =>
    at(130, 108, 0.76, attacker({ rim: 'purple' })) + at(204, 108, [-0.76, 0.76], attacker({ device: 'bird', crest: 'black' })),
  parthenon: () =>
    at(164, 108, 0.92, temple({ width: 112, columns: 8, height: 44, rise: 24, half: 3.6, sign: owl(-2, -64, 0.42) })) +
    amphora(100, 108, 0.8) +
    amphora(228, 108, 0.8),
};
/** A game by its id that has a subject of its own. */
export const isSubject = (id: string): id is Subject => Object.hasOwn(SUBJECTS, id);
/** 240 × 126, for 1200 × 630. */
export const linkPreview = (subject: Subject, title: string, lines: readonly string[]): Drawing => ({
  size: [240, 126],
  focus: 160,
  draw: () =>
    framed(
      240,
      126,
      'meander',
      SUBJECTS[subject]() +
        at(44, 41, 0.62, stoa()) +
        text('big', 44, 78, title) +
        lines.map((line, i) => text('small', 44, 87 + i * 7, line)).join('') +
        path('plain', 'M86 26h.8v74h-.8z'),
    ),
});
