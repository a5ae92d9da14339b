/** Words on the maps of Perikles and Parthenon, from the colours of their style sheets: at least 4.5 to 1, painted names of lands and seas 3. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

type Rgb = readonly [number, number, number];
type Colours = Readonly<Record<string, string>>;

const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../src/games/${file}`, import.meta.url)), 'utf8');
/** What the first rule of exactly this selector declares. */
const block = (css: string, selector: string): string => {
  const at = css.indexOf(`\n${selector} {`);
  if (at < 0) throw new Error(`no rule ${selector}`);
  return css.slice(at).split('}')[0] ?? '';
};
const declared = (css: string, selector: string): Colours =>
  Object.fromEntries([...block(css, selector).matchAll(/([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]));
const themes = (css: string, selector: string): readonly [day: Colours, night: Colours] => {
  const day = declared(css, selector);
  return [day, { ...day, ...declared(css, `:root[data-theme="dark"] ${selector}`) }];
};

const rgb = (colour: string): Rgb => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16));
  return [r, g, b];
};
const mix = (a: Rgb, b: Rgb, part: number): Rgb => [
  a[0] * part + b[0] * (1 - part),
  a[1] * part + b[1] * (1 - part),
  a[2] * part + b[2] * (1 - part),
];
const luminance = (colour: Rgb): number => {
  const [r = 0, g = 0, b = 0] = colour.map(v => v / 255).map(v => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: Rgb, b: Rgb): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

const map = `\n${read('perikles/map/map.css')}`;
const temple = `\n${read('perikles/temple.css')}`;
const sea = `\n${read('parthenon/style/sea.css')}`;
const [TEXT, PAINTED] = [4.5, 3];

const greece = themes(map, '.pk-map');
const stones = themes(temple, '.game-perikles');
const seas = themes(sea, '.pa-sea-map');
test.each([0, 1] as const)('Perikles: names, plaques, temples, points; theme %d', theme => {
  const of = (name: string): Rgb => rgb({ ...greece[theme], ...stones[theme] }[`--${name}`] ?? '');
  const fill = (selector: string): Rgb => rgb(declared(map, selector).fill ?? '');
  const boxes = [of('plaque'), mix(of('attack'), of('plaque'), 0.14), mix(of('defence'), of('plaque'), 0.16)];
  const zero = Number(/opacity: ([\d.]+)/.exec(block(map, '.pk-map-count.zero'))?.[1]);
  const rows: readonly (readonly [what: string, text: Rgb, ground: Rgb, least: number])[] = [
    ['names on the map, on their halo', of('map-ink'), of('map-halo'), TEXT],
    ['their halo on land', of('map-halo'), of('clay-land'), PAINTED],
    ...boxes.flatMap((box, i) =>
      (['plaque-ink', 'attack', 'defence'] as const).map(ink => [`${ink} on box ${i} of a plaque`, of(ink), box, TEXT] as const),
    ),
    ['the place of a plaque in the order', fill('.pk-map-slot'), fill('.pk-plaque .pk-map-pill'), TEXT],
    ['the name of a plaque', fill('.pk-map-name'), fill('.pk-plaque .pk-map-pill'), TEXT],
    ['points', fill('.pk-map .pk-map-points > .vp'), rgb('#f6dfae'), TEXT],
    ['defeats on their halo', rgb('#a3230b'), rgb('#f6dfae'), TEXT],
    ['counts of a temple', of('stone-ink'), of('stone'), TEXT],
    ['a count of none', mix(of('stone-ink'), of('stone'), zero), of('stone'), TEXT],
    ['a count that changes', fill('.pk-map-count.new'), of('stone'), TEXT],
    ['painted seas', fill('.pk-map-names .sea'), of('gloss'), PAINTED],
    ['painted lands', of('dilute'), of('clay-land'), PAINTED],
  ];
  for (const [what, text, ground, least] of rows) expect(contrast(text, ground), what).toBeGreaterThanOrEqual(least);
});
test.each([0, 1] as const)('Parthenon: names, signs of harbors, painted names; theme %d', theme => {
  const of = (name: string): Rgb => rgb(seas[theme][`--${name}`] ?? '');
  expect(contrast(of('on-map'), of('map-halo'))).toBeGreaterThanOrEqual(TEXT);
  expect(contrast(of('map-halo'), of('clay-land'))).toBeGreaterThanOrEqual(PAINTED);
  expect(contrast(of('dilute'), of('clay-land'))).toBeGreaterThanOrEqual(PAINTED);
  for (const state of ['', '.up', '.seen'])
    expect(contrast(of('on-map'), rgb(declared(sea, `.pa-harbor${state} > circle`).fill ?? '')), state).toBeGreaterThanOrEqual(TEXT);
});
