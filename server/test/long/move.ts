/**
 * What a move costs without sockets and store: check, entries as text, adoption, and the messages to all seats, each of which listens and takes
 * changes. The same random games in every run: two versions can be compared, and the hash says whether their messages are the same.
 * `node --import tsx --conditions source server/test/long/move.ts GAME [moves] [rounds]` prints microseconds of processor time a move: the least
 * and the median of the rounds. The first rounds warm up the compiler.
 */
import { createHash } from 'node:crypto';
import { type AnyGame, type AnyTable, isRefused, makeHeader, openTable, seededDraws, sfc32 } from '@stoa/engine';
import type { App } from '../../src/app.ts';
import { GAMES } from '../../src/games.ts';
import type { SeatRow } from '../../src/store/schema.ts';
import { entryRows } from '../../src/tables/commit.ts';
import type { Listener, LiveTable } from '../../src/tables/live-table.ts';
import { notePublished } from '../../src/tables/position-text.ts';
import { publishPosition } from '../../src/tables/publish.ts';
import { pick } from '../support/pick.ts';

const [name = '', moves = '1000', rounds = '8'] = process.argv.slice(2);
const game = GAMES.get(name);
if (!game) throw new Error(`there is no game "${name}"; there are: ${[...GAMES.keys()].join(', ')}`);
const seats = game.seatRange[1];
const rng = sfc32(`move ${name}`);
const hash = createHash('sha256');
let bytes = 0;
let begun = 0;

/** Publishing asks the app for the time only. */
const app = { now: () => 0 } as unknown as App;

const begin = (of: AnyGame): { readonly table: AnyTable; readonly live: LiveTable } => {
  const id = `move-${++begun}`;
  const table = openTable(of, makeHeader(of, seats, of.parseOptions({}), { table: id }), seededDraws(id));
  const first = table.propose({ do: 'begin' }, 0);
  if (!isRefused(first)) table.adopt(first);
  const rows = Array.from({ length: seats }, (_, seat) => ({ seat, kind: 'human', account_id: `account-${seat}` }) as SeatRow);
  const live = { id: 'table', row: { host_id: '' }, settings: {}, seats: rows, table, listeners: new Set(), published: new Map() };
  return { table, live: live as unknown as LiveTable };
};

const listen = ({ table, live }: ReturnType<typeof begin>): void => {
  for (let seat = 0; seat < seats; seat++) {
    const listener: Listener = {
      accountId: `account-${seat}`,
      viewer: seat,
      cursor: table.cursor(seat),
      takes: 'short-change',
      send: text => {
        bytes += text.length;
        hash.update(text);
      },
      end: () => undefined,
    };
    live.listeners.add(listener);
    notePublished(live, table, seat);
  }
};

const step = ({ table, live }: ReturnType<typeof begin>): void => {
  const asked = live.seats
    .map(({ seat }) => ({ seat, ...table.shown(seat).sight }))
    .filter(one => one.decision !== null && one.actions.length > 0);
  const { seat, actions, decision } = asked[rng.int(asked.length)]!;
  const proposal = table.propose({ do: 'play', seat, actions: [pick(actions, rng, true)], decision }, 0);
  if (isRefused(proposal)) throw new Error(JSON.stringify(proposal));
  entryRows(live.id, proposal.entries, null);
  table.adopt(proposal);
  publishPosition(app, live);
};

const round = (): number => {
  const before = process.cpuUsage();
  for (let n = 0; n < Number(moves); ) {
    const at = begin(game);
    listen(at);
    for (; n < Number(moves) && at.table.outcome === undefined; n++) step(at);
  }
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / Number(moves));
};

const times = Array.from({ length: Number(rounds) }, round).sort((a, b) => a - b);
const played = Number(moves) * Number(rounds);
console.log(
  JSON.stringify({
    game: name,
    seats,
    least: times[0],
    median: times[Math.floor(times.length / 2)],
    bytesPerMove: Math.round(bytes / played),
    hash: hash.digest('hex').slice(0, 16),
  }),
);
