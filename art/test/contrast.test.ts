/** Contrast of the inks, from the colours of the style sheet: WCAG 1.4.11 asks 3 for graphics, 1.4.3 asks 4.5 for words. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const css = readFileSync(fileURLToPath(new URL('../src/style.css', import.meta.url)), 'utf8');
const block = (selector: string): string => css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
const variables = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]));
const LIGHT = variables(block('\n.vase'));
const DARK = { ...LIGHT, ...variables(block('\n:root[data-theme="dark"] .vase')) };
const THEMES = { day: LIGHT, night: DARK } as const;
const fillOf = (ink: string): string => /(?:fill|stroke): (#[0-9a-f]{6})/.exec(block(`\n.vase .${ink}`))?.[1] ?? '';

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(i => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
    .map(v => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

const PAIRS: readonly (readonly [a: string, b: string, least: number])[] = [
  ['vase-figure', 'vase-ground', 6],
  ['vase-ink', 'vase-white', 10],
  ['vase-white', 'vase-purple', 4.5],
  ['map-clay', 'map-gloss', 3],
  ['map-isle', 'map-gloss', 3],
  ['vase-white', 'map-gloss', 10],
];
test.each(Object.entries(THEMES).flatMap(([theme, colours]) => PAIRS.map(([a, b, least]) => [theme, a, b, least, colours] as const)))(
  '%s: %s on %s, at least %d',
  (_, a, b, least, colours) => {
    expect(contrast(colours[a] ?? '', colours[b] ?? '')).toBeGreaterThanOrEqual(least);
  },
);
test.each(['c-at', 'c-sp', 'c-ar', 'c-co', 'c-th', 'c-me', 'c-pe'])('the white mark on the colour %s', ink => {
  expect(contrast(fillOf(ink), LIGHT['vase-white'] ?? '')).toBeGreaterThanOrEqual(3);
});
test.each([
  ['n-k', 's-g'],
  ['n-p', 's-p'],
  ['s-gi', 's-g'],
  ['s-pi', 's-p'],
  ['s-g', 's-p'],
])('numbers and signs of the pieces: %s on %s', (ink, piece) => {
  expect(contrast(fillOf(ink), fillOf(piece))).toBeGreaterThanOrEqual(4.5);
});
