/** The ways to open a table: new, from a position, as a sample of another, from a record. Out: a seated table, or what is wrong. */
import { randomBytes } from 'node:crypto';
import {
  type AnyTable,
  type Draws,
  foldTable,
  isFields,
  isIllegal,
  isRefused,
  makeHeader,
  openTable,
  parseRecord,
  type Seat,
  sfc32,
  type TableHeader,
  verifyRecord,
} from '@stoa/engine';
import { commitment, draws, fairness, makeSecret, secretFromSeed } from '@stoa/fair';
import { findGame, type RegisteredGame, unknownGame } from '../games.ts';
import type { Asking, Request } from './asking.ts';
import { readSeats } from './fields.ts';
import { explained, isWrong, type Wrong, wrong } from './replies.ts';
import type { Seated } from './tables.ts';

/** The id in the header is always the same: the same seed gives the same dice at every table. */
const TABLE = 'engine';

interface Dice {
  readonly secret: string | null;
  readonly facts: Pick<TableHeader, 'chance' | 'commitment' | 'table'>;
  draws(seats: number): Draws | undefined;
}

const diceOf = (secret: string | null): Dice => ({
  secret,
  facts:
    secret === null
      ? { table: TABLE, chance: 'asked', commitment: null }
      : { table: TABLE, chance: 'fair', commitment: commitment(secret) },
  draws: seats =>
    secret === null
      ? undefined
      : draws(
          secret,
          TABLE,
          Array.from({ length: seats }, () => null),
        ),
});

/** "seed": the dice are keyed by it · "chance":"asked": the caller plays −1 · neither: fresh dice. */
const readDice = ({ seed, chance }: Request): Dice | Wrong => {
  if (chance !== undefined && chance !== 'asked') return wrong('malformed', '"chance" can only be "asked"');
  if (seed !== undefined && (typeof seed !== 'string' || seed.length > 1000))
    return wrong('malformed', '"seed" must be a text of at most 1000 characters');
  if (chance === 'asked') return seed === undefined ? diceOf(null) : wrong('malformed', 'either "seed" or "chance":"asked", not both');
  return diceOf(seed === undefined ? makeSecret(randomBytes(32)) : secretFromSeed(seed));
};

/** Plays deals and other chance before the first decision. */
const begin = (table: AnyTable): AnyTable => {
  const proposal = table.propose({ do: 'begin' }, 0);
  if (!isRefused(proposal)) table.adopt(proposal);
  return table;
};

const readOptions = ({ game, texts }: RegisteredGame, { request, lang }: Asking): { readonly options: unknown } | Wrong => {
  const options = game.parseOptions(request.options ?? {});
  if (!isIllegal(options)) return { options };
  const reason = explained(options, texts[lang]);
  return wrong('illegal', reason.text, { ...reason });
};

export const newTable = (registered: RegisteredGame, asking: Asking): Seated | Wrong => {
  const { game } = registered;
  const seats = readSeats(game, asking.request.seats);
  if (isWrong(seats)) return seats;
  const given = readOptions(registered, asking);
  if (isWrong(given)) return given;
  const dice = readDice(asking.request);
  if (isWrong(dice)) return dice;
  const header = makeHeader(game, seats, given.options, dice.facts);
  return { table: begin(openTable(game, header, dice.draws(seats))), registered, secret: dice.secret };
};

/** Games of several sizes keep their seat count in the state; the others have only one. */
const seatsOf = (s: unknown): unknown =>
  typeof s === 'object' && s !== null && 'seats' in s && typeof s.seats === 'number' ? s.seats : undefined;

export const positionTable = (registered: RegisteredGame, asking: Asking): Seated | Wrong => {
  const { game, texts } = registered;
  const { notation } = asking.request;
  if (typeof notation !== 'string' || notation.length > 20_000)
    return wrong('malformed', '"notation" must be a text of at most 20000 characters');
  const s = game.parsePosition(notation);
  if (isIllegal(s)) {
    const reason = explained(s, texts[asking.lang]);
    return wrong('malformed', reason.text, { ...reason });
  }
  const seats = readSeats(game, seatsOf(s) ?? asking.request.seats ?? game.seatRange[0]);
  if (isWrong(seats)) return seats;
  const given = readOptions(registered, asking);
  if (isWrong(given)) return given;
  const dice = readDice(asking.request);
  if (isWrong(dice)) return dice;
  const header = makeHeader(game, seats, given.options, { ...dice.facts, position: notation });
  return { table: begin(openTable(game, header, dice.draws(seats))), registered, secret: dice.secret };
};

/** A table that this seat cannot tell from the real one, with dice of its own. */
export const sampleTable = ({ table, registered }: Seated, seat: Seat, { request }: Asking): Seated | Wrong => {
  const dice = readDice(request);
  if (isWrong(dice)) return dice;
  const { game, header } = table;
  const seed = typeof request.seed === 'string' ? request.seed : randomBytes(16).toString('hex');
  const s = game.determinize(table.state, seat, sfc32(`sample ${seed}`));
  const facts = { ...dice.facts, rules: header.rules, position: game.printPosition(s) };
  const sampled = openTable(game, makeHeader(game, header.seats, header.options, facts), dice.draws(header.seats), s);
  return { table: begin(sampled), registered, secret: dice.secret };
};

/** Removes the `id` of the request, which the reply to `record` carries beside the record's own fields. */
const withoutId = (record: unknown): unknown => {
  if (!isFields(record)) return record;
  const { id: _, ...rest } = record;
  return rest;
};

/**
 * Verifies a record and opens its table. An unfinished game whose secret is unknown (no "seed" given) goes on with the
 * caller's dice.
 */
export const loadTable = async ({ request }: Asking): Promise<Seated | Wrong> => {
  const parsed = parseRecord(withoutId(request.record));
  if ('problem' in parsed) return wrong('malformed', `not a record: ${parsed.problem}`, { firstBad: parsed.at });
  const registered = await findGame(parsed.header.game);
  if (registered === undefined) return wrong('unknown', unknownGame(parsed.header.game));
  const { game } = registered;
  const verdict = verifyRecord(parsed, id => (id === game.id ? game : undefined), fairness);
  if (!verdict.ok) return wrong('illegal', verdict.message, { firstBad: verdict.firstBad, draws: verdict.draws });

  const { h: _, ...header } = parsed.header;
  const entries = parsed.entries.map(({ h: __, ...entry }) => entry) as Parameters<typeof foldTable>[2];
  const { seed } = request;
  const secret = parsed.end.secret ?? (typeof seed === 'string' ? secretFromSeed(seed) : null);
  if (typeof seed === 'string' && header.chance === 'fair' && secret !== null && commitment(secret) !== header.commitment)
    return wrong('malformed', '"seed" is not the one this record was begun with');
  const isOver = parsed.end.result !== null;
  if (secret !== null && header.chance === 'fair')
    return { table: foldTable(game, header, entries, draws(secret, header.table, header.entropies)), registered, secret };
  const asked: TableHeader = isOver ? header : { ...header, chance: 'asked', commitment: null };
  return { table: foldTable(game, asked, entries, undefined), registered, secret: null };
};
