/** Painted names: an alphabet of strokes, so that no font is needed. */
import { INKS, type Ink } from './ink.ts';
import { number, numbers } from './path.ts';

/** 24 letters on a field of 4 × 6, with M, L, H, V and z only. */
const STROKES: Readonly<Record<string, string>> = {
  Α: 'M0 6L2 0L4 6M1 4H3',
  Β: 'M0 6V0L3 1L0 3L3 4.5L0 6',
  Γ: 'M0 6V0H3',
  Δ: 'M0 6L2 0L4 6L0 6',
  Ε: 'M3 0H0V6H3M0 3H2',
  Ζ: 'M0 0H4L0 6H4',
  Η: 'M0 0V6M3 0V6M0 3H3',
  Θ: 'M2 0L4 3L2 6L0 3L2 0M2 3L2 3',
  Ι: 'M1 0V6',
  Κ: 'M0 0V6M3 0L0 3L3 6',
  Λ: 'M0 6L2 0L4 6',
  Μ: 'M0 6L.5 0L2 3L3.5 0L4 6',
  Ν: 'M0 6V0L3 6V0',
  Ξ: 'M0 0H3M0 3H3M0 6H3',
  Ο: 'M2 .5L3.6 3L2 5.5L.4 3L2 .5',
  Π: 'M0 6V0H3V6',
  Ρ: 'M0 6V0L3 1.5L0 3',
  Σ: 'M3 0L0 0L2 3L0 6H3',
  Τ: 'M0 0H4M2 0V6',
  Υ: 'M0 0L2 3L4 0M2 3V6',
  Φ: 'M2 0V6M2 1L4 3L2 5L0 3L2 1',
  Χ: 'M0 0L4 6M4 0L0 6',
  Ψ: 'M0 0L2 3L4 0M2 0V6',
  Ω: 'M0 6H1L0 3L2 0L4 3L3 6H4',
};
const STEP = 6.2;

const letter = (strokes: string, dx: number, dy: number): string => {
  let [x, y] = [0, 0];
  return strokes.replace(/([MLHV])\s*([-\d.]+)(?:[ ,]([-\d.]+))?/g, (_, command: string, first: string, second: string) => {
    if (command === 'H') x = Number(first);
    else if (command === 'V') y = Number(first);
    else [x, y] = [Number(first), Number(second)];
    return `${command === 'M' ? 'M' : 'L'}${numbers(x + dx, y + dy)}`;
  });
};
export interface LetteringOptions {
  readonly angle?: number;
  readonly scale?: number;
  readonly ink?: Ink;
}
/** A name in capitals, slightly uneven, as a painter writes it. Letters that the alphabet lacks are left out. */
export const lettering = (text: string, x: number, y: number, { angle = 0, scale = 1, ink = 'letters' }: LetteringOptions = {}): string => {
  const d = [...text].map((char, i) => letter(STROKES[char] ?? '', i * STEP, Math.sin(i * 2.3) * 0.7)).join('');
  const turn = `${angle === 0 ? '' : ` rotate(${number(angle)})`}${scale === 1 ? '' : ` scale(${number(scale)})`}`;
  return `<path class="${INKS[ink]}" transform="translate(${numbers(x, y)})${turn}" d="${d}"/>`;
};

/** Figures on a field of 4 × 6, for pieces: no font is needed. */
const FIGURES = [
  'M2 0C4 0 4 6 2 6S0 0 2 0',
  'M.8 1.4L2.4 0V6',
  'M.2 1.5C.6-.5 3.8-.5 3.8 1.7S.5 4.4 .2 6H4',
  'M.3 .6C1.6-.4 3.6 0 3.5 1.5S1.7 2.8 1.5 2.8C2.6 2.8 3.8 3 3.8 4.4S1.4 6.6 .1 5.3',
  'M3 6V0L0 4.2H4',
  'M3.6 0H.8L.5 2.6C1.6 1.8 3.8 2 3.8 4S1.4 6.6 .2 5.3',
  'M3.4 .3C1.6-.4 .2 1.6 .2 4C.2 6.6 3.8 6.6 3.8 4.2S.2 1.9 .2 4.2',
  'M0 0H4L1.4 6',
  'M2 2.8C.4 2.8 .4 0 2 0S3.6 2.8 2 2.8 0 6 2 6 4 2.8 2 2.8',
  'M3.8 1.9C3.8 4.3 .2 4.3 .2 1.8S3.8-.6 3.8 2 2.6 6 1 6',
];
/** A number, its middle at the point, `size` high. */
export const numeral = (value: number, x: number, y: number, size: number, ink: Ink = 'numeral'): string => {
  const figures = [...String(value)].map(Number);
  const left = -(figures.length * 5 - 1) / 2;
  return figures
    .map(
      (figure, i) =>
        `<path class="${INKS[ink]}" transform="translate(${numbers(x + ((left + i * 5) * size) / 6, y - size / 2)}) scale(${number(size / 6)})" d="${FIGURES[figure]}"/>`,
    )
    .join('');
};
