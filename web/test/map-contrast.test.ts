/** Words on the maps of Perikles and Parthenon, from the colours of their style sheets: at least 4.5 to 1, painted names of lands and seas 3. */
import { expect, test } from 'vitest';
import { block, contrast, declared, mix, type Rgb, read, rgb, themes } from './colours.ts';

const map = `\n${read('games/perikles/map/map.css')}`;
const temple = `\n${read('games/perikles/temple.css')}`;
const sea = `\n${read('games/parthenon/style/sea.css')}`;
const [TEXT, PAINTED] = [4.5, 3];

const greece = themes(map, '.pk-map');
const stones = themes(temple, '.game-perikles');
const seas = themes(sea, '.pa-sea-map');
/** The names lie on a layer of their own, which declares their colours. */
const seaNames = declared(sea, '.pa-sea-map,\n.pa-sea-names');
test.each([0, 1] as const)('Perikles: names, plaques, temples and points can be read; theme %d', theme => {
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
test.each([0, 1] as const)('Parthenon: names, signs of harbors and painted names can be read; theme %d', theme => {
  const of = (name: string): Rgb => rgb({ ...seaNames, ...seas[theme] }[`--${name}`] ?? '');
  expect(contrast(of('on-map'), of('map-halo'))).toBeGreaterThanOrEqual(TEXT);
  expect(contrast(of('map-halo'), of('clay-land'))).toBeGreaterThanOrEqual(PAINTED);
  expect(contrast(of('dilute'), of('clay-land'))).toBeGreaterThanOrEqual(PAINTED);
  for (const state of ['', '.up', '.seen'])
    expect(contrast(of('on-map'), rgb(declared(sea, `.pa-harbor${state} > circle`).fill ?? '')), state).toBeGreaterThanOrEqual(TEXT);
});
