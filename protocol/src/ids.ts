/** The schemas that all messages share: ids, seats, hex strings, times, texts. Each one has limits of size. */
import Type from 'typebox';

/** The server makes these ids: random, and safe in a path. */
export const TableId = Type.String({ pattern: '^[a-z2-7]{16}$' });
export const AccountId = Type.String({ pattern: '^[a-z2-7]{16}$' });
export const RowId = Type.String({ pattern: '^[a-z2-7]{16}$' });

/** The client makes one per intent or chat line. The server answers a repeated id with the first answer. */
export const IntentId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });

/** The token of a session, an invitation or an API client. Never part of a path or a query. */
export const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$' });

export const Seat = Type.Integer({ minimum: 0, maximum: 7 });
export const Cursor = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
export const Millis = Type.Integer({ minimum: 0 });
export const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** 16 to 32 random bytes that a player adds to the draws, in hex. */
export const Entropy = Type.String({ pattern: '^[0-9a-f]{32,64}$' });

/** A part of patterns. No text may hold control characters: databases reject some of them, and terminals execute others. */
export const CONTROL = '\\u0000-\\u001F\\u007F-\\u009F';
/** Characters that change the writing direction: in a name they would also turn the text after it. */
const TURNS = '\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069';
/** Invisible characters: a text of these alone counts as empty. */
const UNSEEN =
  '\\s\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0';

/** A name that is shown to other players inside a line of text. */
export const Name = (most: number) => {
  const [inside, edge] = [`[^${CONTROL}${TURNS}]`, `[^\\s${CONTROL}${TURNS}]`];
  return Type.String({ minLength: 1, maxLength: most, pattern: `^(?=.*[^${UNSEEN}])${edge}(${inside}*${edge})?$` });
};
/** A short private label. */
export const Label = (least: number, most: number) => Type.String({ minLength: least, maxLength: most, pattern: `^[^${CONTROL}]*$` });
/** A text of any number of lines with at least one visible character. */
export const Words = (most: number) =>
  Type.String({ minLength: 1, maxLength: most, pattern: `^(?=[^]*[^${UNSEEN}])([^${CONTROL}]|[\\t\\n\\r])*$` });

/** A text of any number of lines, possibly empty. */
export const Text = (most: number) => Type.String({ maxLength: most, pattern: `^([^${CONTROL}]|[\\t\\n\\r])*$` });

export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An object schema that refuses unknown fields. Requests use it. */
export const Strict = <P extends Type.TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });

export const OK = Strict({ ok: Type.Literal(true) });
