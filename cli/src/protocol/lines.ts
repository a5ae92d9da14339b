/**
 * Lines out of a byte stream. In: chunks of any size. Out: each line as text, or what is wrong with it. A line over the limit is
 * reported once and its bytes are thrown away as they come, so memory stays bounded; a half line at the end counts as a line.
 */

export const MOST_BYTES = 1_048_576;

export type Line = { readonly text: string } | { readonly wrong: 'too-large' | 'not-utf8' };

const NEWLINE = 10;

export async function* linesOf(chunks: AsyncIterable<Uint8Array>, most = MOST_BYTES): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let size = 0;

  const take = (): Line => {
    const bytes = Buffer.concat(parts);
    const tooLarge = size > most;
    parts = [];
    size = 0;
    if (tooLarge) return { wrong: 'too-large' };
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    } catch {
      return { wrong: 'not-utf8' };
    }
  };
  const keep = (part: Uint8Array): void => {
    size += part.length;
    if (size <= most) parts.push(part);
    else parts = [];
  };

  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, at));
      yield take();
      from = at + 1;
    }
    if (from < chunk.length) keep(chunk.subarray(from));
  }
  if (size > 0) yield take();
}
