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
