/** Grounds of the boards: from the boards' own coasts, made once. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawn } from '../src/art/drawn.tsx';
import { aegeanGround } from '../src/art/grounds/aegean.ts';
import { greeceGround } from '../src/art/grounds/greece.ts';
import { islandGround } from '../src/art/grounds/island.ts';
import { wideSeaGround } from '../src/art/grounds/wide-sea.ts';
import { PLACES } from '../src/games/earth-and-water/board/places.ts';

test.each([
  ['the Aegean', aegeanGround],
  ['Greece', greeceGround],
  ['the sea of Parthenon', wideSeaGround],
  ['the island', islandGround],
])('%s has sea, land and relief, and is made once', async (_, load) => {
  const elements = (await load()).join('');
  for (const ink of ['m-s', 'm-w', 'm-h', 'm-d']) expect(elements).toContain(`class="${ink}"`);
  expect(elements).not.toMatch(/NaN|undefined/);
  expect(load()).toBe(load());
});
test('no tree of the Aegean stands on a city', async () => {
  const d = /<path class="m-d" d="([^"]*)"/.exec((await aegeanGround()).join(''))?.[1] ?? '';
  const trunks = [...d.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)v/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(trunks.length).toBeGreaterThan(20);
  for (const { at } of Object.values(PLACES))
    expect(trunks.filter(([x, y]) => Math.abs(x - at[0]) < 44 && Math.abs(y - at[1]) < 44)).toEqual([]);
});
test('a ground is hidden from readers', () => {
  expect(
    renderToStaticMarkup(
      <svg role="presentation">
        <Drawn load={greeceGround} className="map" />
      </svg>,
    ),
  ).toContain('class="vase map" aria-hidden="true"');
});
