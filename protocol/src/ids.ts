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

export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An object whose unknown fields are refused: every request is one. */
export const Strict = <P extends Type.TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });

export const OK = Strict({ ok: Type.Literal(true) });
