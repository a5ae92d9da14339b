/** The small shapes every message is made of: ids, seats, hex strings, times. Bounds are part of the shape. */
import Type from 'typebox';

/** Made by the server: random, without meaning, safe in a path. */
export const TableId = Type.String({ pattern: '^[a-z2-7]{16}$' });
export const AccountId = Type.String({ pattern: '^[a-z2-7]{16}$' });
export const RowId = Type.String({ pattern: '^[a-z2-7]{16}$' });

/** Made by the client, one per wish of the player: a repeat gets the first answer. */
export const IntentId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });

/** What opens a door: session, invitation, API token. Never in a path or a query. */
export const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$' });

export const Seat = Type.Integer({ minimum: 0, maximum: 7 });
export const Cursor = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
export const Millis = Type.Integer({ minimum: 0 });
export const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** 16 to 32 random bytes a player adds to the dice. */
export const Entropy = Type.String({ pattern: '^[0-9a-f]{32,64}$' });

/** As parts of patterns. No text holds control characters: a database refuses some of them, a terminal obeys others. */
export const CONTROL = '\\u0000-\\u001F\\u007F-\\u009F';
/** Turns the writing direction of what follows, which in a name would be the line around it. */
const TURNS = '\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069';
/** Characters that show nothing: a text of these alone counts as empty. */
const UNSEEN =
  '\\s\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0';

/** A name others read in the middle of a line. */
export const Name = (most: number) => {
  const [inside, edge] = [`[^${CONTROL}${TURNS}]`, `[^\\s${CONTROL}${TURNS}]`];
  return Type.String({ minLength: 1, maxLength: most, pattern: `^(?=.*[^${UNSEEN}])${edge}(${inside}*${edge})?$` });
};
/** A short private label. */
export const Label = (least: number, most: number) => Type.String({ minLength: least, maxLength: most, pattern: `^[^${CONTROL}]*$` });
/** Words of any number of lines, with something to read in them. */
export const Words = (most: number) =>
  Type.String({ minLength: 1, maxLength: most, pattern: `^(?=[^]*[^${UNSEEN}])([^${CONTROL}]|[\\t\\n\\r])*$` });

/** The same, also empty. */
export const Text = (most: number) => Type.String({ maxLength: most, pattern: `^([^${CONTROL}]|[\\t\\n\\r])*$` });

export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An object whose unknown fields are refused: every request is one. */
export const Strict = <P extends Type.TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });

export const OK = Strict({ ok: Type.Literal(true) });
