/** Lines out of bytes, whatever the size of the pieces. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Line, linesOf } from '../src/protocol/lines.ts';

const gather = async (pieces: readonly Uint8Array[], most?: number): Promise<Line[]> => {
  const lines: Line[] = [];
  const source = (async function* () {
    yield* pieces;
  })();
  for await (const line of linesOf(source, most)) lines.push(line);
  return lines;
};
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const texts = (lines: readonly Line[]): unknown[] => lines.map(line => ('text' in line ? line.text : line.wrong));

test('pieces of any size give the same lines', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' })),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      async (lines, sizes) => {
        const clean = lines.map(l => l.replaceAll('\n', ''));
        const all = bytes(clean.map(l => `${l}\n`).join(''));
        const pieces: Uint8Array[] = [];
        for (let at = 0, i = 0; at < all.length; i++) {
          const size = sizes[i % sizes.length]!;
          pieces.push(all.subarray(at, at + size));
          at += size;
        }
        expect(texts(await gather(pieces))).toEqual(clean);
      },
    ),
  );
});

test('a half line at the end counts; an empty end does not', async () => {
  expect(texts(await gather([bytes('a\nb')]))).toEqual(['a', 'b']);
  expect(texts(await gather([bytes('a\n')]))).toEqual(['a']);
  expect(texts(await gather([]))).toEqual([]);
});

test('a line over the limit is reported once and the next line is read', async () => {
  const lines = await gather([bytes('12345'), bytes('678'), bytes('90\nshort\n'), bytes('exactly8\n')], 8);
  expect(texts(lines)).toEqual(['too-large', 'short', 'exactly8']);
});

test('bytes that are not UTF-8 spoil only their line', async () => {
  expect(texts(await gather([Uint8Array.of(0xc3, 0x28, 0x0a), bytes('ok\n')]))).toEqual(['not-utf8', 'ok']);
});
