/**
 * Text frames of WebSockets (RFC 6455) as a server sends them: whole, unmasked, not compressed. Several texts become one buffer, which leaves in
 * one write; the library would make two buffers of each text and write them as a list.
 */

/** The last fragment, of a text. */
const TEXT = 0x81;
/** Marks of the second byte: the length follows as two bytes, or as eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const SHORT = 126;
const MEDIUM = 65_536;
/** The longest head. */
const HEAD_MOST = 10;

const headLength = (length: number): number => (length < SHORT ? 2 : length < MEDIUM ? 4 : 10);

/** Writes the head of a frame; answers where its text begins. */
const writeHead = (into: Buffer, at: number, length: number): number => {
  into[at] = TEXT;
  if (length < SHORT) into[at + 1] = length;
  else if (length < MEDIUM) {
    into[at + 1] = TWO_BYTES;
    into.writeUInt16BE(length, at + 2);
  } else {
    into[at + 1] = EIGHT_BYTES;
    into.writeUInt32BE(0, at + 2);
    into.writeUInt32BE(length, at + 6);
  }
  return at + headLength(length);
};

/** Where short texts are encoded before their lengths in bytes are known; used by one call at a time. */
const SCRATCH = Buffer.allocUnsafeSlow(128 * 1024);
/** UTF-8 needs at most this many bytes for each unit of a text. */
const MOST_BYTES = 3;

/** The frames of texts that fit the scratch memory: each is encoded once, without being measured first. */
const shortFrames = (texts: readonly string[]): Buffer => {
  let at = 0;
  for (const text of texts) {
    // The head is written when the length is known; most texts have the head of four bytes.
    const head = headLength(text.length);
    const length = SCRATCH.write(text, at + head, 'utf8');
    const needed = headLength(length);
    if (needed !== head) SCRATCH.copyWithin(at + needed, at + head, at + head + length);
    at = writeHead(SCRATCH, at, length) + length;
  }
  const frames = Buffer.allocUnsafe(at);
  SCRATCH.copy(frames, 0, 0, at);
  return frames;
};

const longFrames = (texts: readonly string[]): Buffer => {
  const lengths = texts.map(text => Buffer.byteLength(text));
  let total = 0;
  for (const length of lengths) total += headLength(length) + length;
  const frames = Buffer.allocUnsafe(total);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    at = writeHead(frames, at, lengths[i]!);
    at += frames.write(texts[i]!, at, 'utf8');
  }
  return frames;
};

export const textFrames = (texts: readonly string[]): Buffer => {
  let most = 0;
  for (const { length } of texts) most += HEAD_MOST + length * MOST_BYTES;
  return most <= SCRATCH.length ? shortFrames(texts) : longFrames(texts);
};
