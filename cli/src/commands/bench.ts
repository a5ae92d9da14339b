/** `stoa bench`: the project's benchmarks, one line each, each in a process of its own so that none spoils another's inline caches. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Bench, type BenchLine, search, type Think, transitions } from '@stoa/bench';
import { makeBot, observe, type SearchBot } from '@stoa/bots';
import { type Action, type AnyGame, anyGame } from '@stoa/engine';
import { tiny } from '@stoa/engine/testing';
import { isProblem, parseArguments } from '../arguments.ts';
import { findGame, GAME_IDS } from '../games.ts';
import { print, printJson, refuse, whole } from '../output.ts';
import { progress } from '../progress.ts';
import type { Command } from './command.ts';

const FLAGS = { only: { kind: 'text', what: 'a name' }, json: { kind: 'switch' } } as const;

const gameCalled = async (id: string): Promise<AnyGame> => {
  const registered = await findGame(id);
  if (registered === undefined) throw new Error(`no game ${id}`);
  return registered.game;
};

/** Search iterations of the archon for one decision: enough for a deep tree, few enough for many positions. */
const NODES = 1200;
const thinkerFor = async (id: string): Promise<{ readonly game: AnyGame; readonly think: Think }> => {
  const game = await gameCalled(id);
  const bot = (await makeBot(game, 'archon')) as SearchBot<unknown, Action, unknown>;
  return { game, think: (s, seat, rng) => bot.search(observe(game, s, seat, rng), { nodes: NODES }, rng) };
};

const BENCHES: readonly Bench[] = [
  transitions('tiny', async () => anyGame(tiny)),
  ...GAME_IDS.map(id => transitions(id, () => gameCalled(id))),
  ...GAME_IDS.map(id => search(id, () => thinkerFor(id))),
];

const inWords = ({ name, value, unit, spread, notes }: BenchLine): string =>
  `${name.padEnd(30)} ${whole(value).padStart(11)} ${unit}  spread ${(spread * 100).toFixed(1)} %  ${Object.entries(notes)
    .map(([k, v]) => `${k} ${v}`)
    .join(', ')}`;

const alone = async (name: string): Promise<BenchLine> => {
  const again = [...process.execArgv, process.argv[1]!, 'bench', '--only', name, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, again);
  return (JSON.parse(stdout) as { lines: [BenchLine] }).lines[0];
};

export const bench: Command = {
  name: 'bench',
  usage: '[--only NAME] [--json]',
  does: "the project's benchmarks, one line each",
  async run(args) {
    const parsed = parseArguments(args, [], FLAGS);
    if (isProblem(parsed)) return refuse('bench', parsed.problem);
    const { only, json } = parsed.flags;
    const chosen = only === undefined ? BENCHES : BENCHES.filter(b => b.name === only);
    if (chosen.length === 0) return refuse('bench', `there is no benchmark "${only}"; there are: ${BENCHES.map(b => b.name).join(', ')}`);
    const bar = progress(chosen.length, 'bench');
    const lines: BenchLine[] = [];
    for (const [i, one] of chosen.entries()) {
      bar.at(i, one.name);
      const line = await (chosen.length === 1 ? one.run() : alone(one.name));
      lines.push(line);
      bar.end();
      if (!json) print(inWords(line));
    }
    if (json) printJson({ node: process.versions.node, lines });
    return 0;
  },
};
