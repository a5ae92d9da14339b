/** The picture component: decoration or labelled, in its shape before it is drawn; every gallery is loaded and has the size it is shown in. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { BotFace } from '../src/art/bot-face.tsx';
import { elementsOf, GALLERIES, type GalleryName, pictureOf } from '../src/art/galleries.ts';
import { inTurn } from '../src/art/in-turn.ts';
import { Picture } from '../src/art/picture.tsx';
import { BOT_NAMES } from '../src/table/bot-names.ts';

afterEach(() => vi.unstubAllGlobals());
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
test.each(BOT_NAMES)('%s has a face in every rank', async name => {
  for (const gallery of ['faces/novice', 'faces/citizen', 'faces/strategos', 'faces/archon', 'faces/bots-small'] as const)
    expect((await pictureOf(gallery, name.toLowerCase()))?.round).toBe(true);
  expect(renderToStaticMarkup(<BotFace name={name} rank="archon" className="big" />)).toContain('class="picture pot round big"');
});
test('drawings are made one in a task, in the order they were asked for', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  const tasks: string[] = [];
  const task = (): Promise<void> => new Promise(done => setTimeout(done));
  inTurn(() => {
    tasks.push('first');
    inTurn(() => tasks.push('asked for by the first'));
  });
  inTurn(() => tasks.push('second'));
  expect(tasks).toEqual([]);
  const seen: number[] = [];
  for (let i = 0; i < 6; i++) {
    await task();
    seen.push(tasks.length);
  }
  expect(tasks).toEqual(['first', 'second', 'asked for by the first']);
  expect(seen.every((n, i) => n - (seen[i - 1] ?? 0) <= 1)).toBe(true);
});
