/** The picture component: decoration or labelled, in its shape before it is drawn; every gallery is loaded and has the size it is shown in. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { elementsOf, GALLERIES, type GalleryName, pictureOf } from '../src/art/galleries.ts';
import { Picture } from '../src/art/picture.tsx';

test('a picture is decoration, and has its shape before it is drawn', () => {
  const html = renderToStaticMarkup(<Picture gallery="earth-and-water/cards" name="300-spartans" crop="field" className="face" />);
  expect(html).toContain('class="picture pot face"');
  expect(html).toContain('viewBox="0 18 240 124"');
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('role=');
});
test('with a label it is an image', () => {
  const html = renderToStaticMarkup(<Picture gallery="faces/archon" name="timon" label="Timon" live />);
  expect(html).toContain('class="picture pot round"');
  expect(html).toContain('role="img" aria-label="Timon" aria-hidden="false"');
  expect(html).toContain('class="vase live"');
});
test.each(Object.entries(GALLERIES))('%s has the size that its place is given', async (_, { load, ...shown }) => {
  const pictures = Object.values(await load());
  expect(pictures.length).toBeGreaterThan(0);
  for (const { size, centred = false, round = false } of pictures)
    expect({ size, centred, round }).toEqual({ size: shown.size, centred: 'centred' in shown, round: 'round' in shown });
});
test('a picture is drawn once; a card of another pack has none', async () => {
  const gallery: GalleryName = 'parthenon/events';
  const plague = await pictureOf(gallery, 'plague');
  expect(plague?.name).toBe('plague');
  expect(elementsOf(plague!)).toBe(elementsOf(plague!));
  expect(await pictureOf(gallery, 'toString')).toBeUndefined();
  expect(await pictureOf(gallery, 'a-card-of-another-pack')).toBeUndefined();
});
