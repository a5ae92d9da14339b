/** What the tests of table, undo and records share: tables of tiny, and play by the handful. */
import {
  CHANCE,
  type Draws,
  type Entry,
  type Fairness,
  isRefused,
  makeHeader,
  openTable,
  type Proposal,
  type Refused,
  type Rng,
  type Seat,
  seededDraws,
  sfc32,
  type Table,
  type TableHeader,
} from '../src/index.ts';
import { tiny } from '../testing/index.ts';
import type { TinyOptions } from '../testing/tiny.ts';
import type { TinyAction, TinyEvent, TinyState, TinyView } from '../testing/tiny-state.ts';

export type TinyTable = Table<TinyState, TinyAction, TinyEvent, TinyView, TinyOptions>;
export type TinyEntry = Entry<TinyAction>;

export const tinyHeader = (seats: number, facts: Partial<TableHeader<TinyOptions>> = {}): TableHeader<TinyOptions> =>
  makeHeader(tiny, seats, {}, facts);

export const wanted = (answer: Proposal<TinyAction, TinyEvent> | Refused): Proposal<TinyAction, TinyEvent> => {
  if (isRefused(answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
};
export const refusal = (answer: Proposal<TinyAction, TinyEvent> | Refused): Refused => {
  if (!isRefused(answer)) throw new Error('was not refused');
  return answer;
};

/** A table past its first deal. */
export const tinyTable = (seats = 2, seed = 'a', facts: Partial<TableHeader<TinyOptions>> = {}, game = tiny): TinyTable => {
  const table = openTable(game, tinyHeader(seats, facts), seededDraws(seed));
  if (table.header.chance !== 'asked') table.adopt(wanted(table.propose({ do: 'begin' }, 0)));
  return table;
};

export const play = (table: TinyTable, seat: number, ...actions: TinyAction[]): TinyEntry[] => {
  const proposal = wanted(table.propose({ do: 'play', seat, actions }, 0));
  table.adopt(proposal);
  return [...proposal.entries];
};

export const undo = (table: TinyTable, seat: Seat): void => table.adopt(wanted(table.propose({ do: 'undo', seat }, 0)));

export const legal = (table: TinyTable, seat: Seat): TinyAction[] => {
  const actions: TinyAction[] = [];
  table.game.actions(table.state, seat, actions);
  return actions;
};

/** The leader stakes 2 and looks away: all must bid. */
export const openBids = (table: TinyTable): void => {
  const [leader] = table.game.actors(table.state) as [Seat];
  play(table, leader, { do: 'stake', coins: 2 });
  play(table, leader, { do: 'look-away' });
};

/** Each seat chooses its lowest card and confirms, in seat order. */
export const bidAll = (table: TinyTable): void => {
  for (let seat = 0; seat < table.header.seats; seat++) {
    play(table, seat, legal(table, seat).find(a => a.do === 'choose')!);
    play(table, seat, { do: 'confirm' });
  }
};

/** One random step of a seat: mostly play, sometimes an undo, a seat change, a clock entry. */
export const randomIntent = (table: TinyTable, rng: Rng): void => {
  const { seats } = table.header;
  const seat = rng.int(seats);
  const whim = rng.int(24);
  if (whim === 0) table.adopt(wanted(table.propose({ do: 'seat', seat, now: rng.int(2) === 0 ? 'bot' : 'human' }, 0)));
  else if (whim === 1) table.adopt(wanted(table.propose({ do: 'clock', seat, what: 'low' }, 0)));
  else if (whim < 5) {
    const undone = table.propose({ do: 'undo', seat }, 0);
    if (!isRefused(undone)) table.adopt(undone);
  } else {
    const actors = table.game.actors(table.state);
    if (actors[0] === CHANCE) play(table, CHANCE, table.game.sample(table.state, rng));
    else {
      const willing = [...actors, ...table.game.mayAct(table.state)] as Seat[];
      const by = willing[rng.int(willing.length)]!;
      const actions = legal(table, by);
      if (actions.length > 0) play(table, by, actions[rng.int(actions.length)]!);
    }
  }
};

export const playOut = (table: TinyTable, seed: string, visit: () => void = () => {}): TinyTable => {
  const rng = sfc32(seed);
  while (table.outcome === undefined) {
    randomIntent(table, rng);
    visit();
  }
  return table;
};

/** Not for people: the fast generator in the place of HMAC and SHA-256, so that the engine is tested alone. */
const digits = (text: string, words: number): string => {
  const rng = sfc32(text);
  return Array.from({ length: words }, () => rng.next().toString(16).padStart(8, '0')).join('');
};
const toyDraws = (secret: string, table: string, entropies: readonly (string | null)[]): Draws =>
  seededDraws(JSON.stringify([secret, table, entropies]));
export const toyFairness: Fairness = {
  hash: text => digits(text, 4),
  commitment: secret => digits(`commitment of ${secret}`, 8),
  draws: toyDraws,
  seating(secret, table, entropies, seats) {
    const first = toyDraws(secret, table, entropies).rng(0).int(seats);
    return Array.from({ length: seats }, (_, i) => (i + first) % seats);
  },
};
export const SECRET = '5e'.repeat(32);
export const fairFacts = (seats: number): Partial<TableHeader<TinyOptions>> => {
  const entropies = Array.from({ length: seats }, (_, i) => (i === 0 ? 'beef' : null));
  return {
    chance: 'fair',
    commitment: toyFairness.commitment(SECRET),
    entropies,
    seating: toyFairness.seating(SECRET, 'table', entropies, seats),
  };
};
export const fairTable = (seats: number, takeBack: TableHeader['takeBack'] = 'bars'): TinyTable => {
  const facts = { ...fairFacts(seats), takeBack };
  const table = openTable(tiny, tinyHeader(seats, facts), toyFairness.draws(SECRET, 'table', facts.entropies!));
  table.adopt(wanted(table.propose({ do: 'begin' }, 0)));
  return table;
};
