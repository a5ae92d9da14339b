/**
 * The same searches in two checkouts, in turn: is a version slower?
 *
 *   node bots/tuning/same-work.mjs GAME SEATS ITERATIONS POSITIONS STARTS FOLDER[:BOTS] FOLDER[:BOTS]
 *
 * A folder is a checkout with its node_modules; BOTS is another version of `bots/src`, for its bots on the rules of that checkout. In each
 * folder a process lets the archon search the same positions of random games, with the same generators, as often as it is asked. Nine
 * rounds a start, the processes one after the other, each round the same work. Prints, second by first, the processor time an iteration as
 * the median of the pairs and as the ratio of the least, and whether all visits and values are the same: only then is the work the same.
 * JavaScript: it is copied into the folders, whose packages it loads.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, cpuUsage, execPath, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [WARM_UP, ROUNDS] = [3, 9];
/** Every n-th decision with a choice is a position. */
const EVERY = 23;

const positionsOf = ({ CHANCE, sfc32 }, game, seats, count) => {
  const positions = [];
  const rng = sfc32(`fixed ${game.id}`);
  for (let seen = 0; positions.length < count; ) {
    const s = game.setup(seats, game.parseOptions({}), game.rules);
    while (game.outcome(s) === undefined && positions.length < count) {
      const [actor] = game.actors(s);
      if (actor === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      const list = [];
      game.actions(s, actor, list);
      if (list.length > 1 && seen++ % EVERY === 0) positions.push({ s: game.clone(s), seat: actor });
      game.apply(s, actor, list[rng.int(list.length)]);
    }
  }
  return positions;
};

/** Runs in a checkout: each line of input asks for a round, and a line of output answers. */
const answer = async (id, seats, nodes, count, bots) => {
  const engine = await import('@stoa/engine');
  const game = Object.values(await import(`@stoa/${id}`)).find(part => part?.id === id && part.setup);
  const from = file => import(pathToFileURL(join(bots, file)).href);
  // The reference of STRENGTH.md, 3f0d2c9, names these three otherwise.
  const observe = await from('observation.ts').then(
    part => part.observe,
    async () => (await from('chair.ts')).chairAt,
  );
  const { loadBots, loadShelf } = await from('levels.ts');
  const set = await (loadBots ?? loadShelf)(game);
  const positions = positionsOf(engine, game, seats, count);
  for await (const _ of createInterface({ input: stdin })) {
    const archons = await Promise.all(positions.map(() => set.bot('archon')));
    globalThis.gc?.();
    const began = cpuUsage();
    const searched = positions.map(({ s, seat }, i) => {
      const rng = engine.sfc32(`round ${i}`);
      return archons[i].search(observe(game, s, seat, rng), { nodes }, rng);
    });
    const { user, system } = cpuUsage(began);
    const sum = name => searched.reduce((all, one) => all + one[name], 0);
    const visits = createHash('sha256').update(JSON.stringify(searched.map(({ moves }) => moves)));
    const figures = { micros: user + system, iterations: sum('iterations'), transitions: sum('transitions'), visits: visits.digest('hex') };
    stdout.write(`${JSON.stringify(figures)}\n`);
  }
};

const start = (side, args) => {
  const [folder, bots = join(folder, 'bots/src')] = side.split(':').map(path => resolve(path));
  const script = join(folder, 'same-work.mjs');
  copyFileSync(fileURLToPath(import.meta.url), script);
  const flags = ['--expose-gc', '--import', 'tsx', '--conditions', 'source'];
  const child = spawn(execPath, [...flags, script, ...args, '--bots', bots], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async round() {
      child.stdin.write('\n');
      const { value, done } = await lines.next();
      if (done) throw new Error(`the process in ${folder} has ended`);
      return JSON.parse(value);
    },
    end() {
      child.kill();
      rmSync(script);
    },
  };
};

const median = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const perIteration = ({ micros, iterations }) => micros / iterations;

const compare = async (args, starts, sides) => {
  for (let n = 0; n < starts; n++) {
    const both = sides.map(side => start(side, args));
    const rounds = [[], []];
    for (let r = 0; r < WARM_UP + ROUNDS; r++)
      for (const i of r % 2 === 0 ? [0, 1] : [1, 0]) {
        const figures = await both[i].round();
        if (r >= WARM_UP) rounds[i].push(figures);
      }
    for (const one of both) one.end();
    const pairs = rounds[0].map((first, r) => perIteration(rounds[1][r]) / perIteration(first));
    const [first, second] = rounds.map(side => Math.min(...side.map(perIteration)));
    const isSame = rounds[0][0].visits === rounds[1][0].visits;
    const transitions = rounds.map(([{ transitions: made }]) => made);
    console.log(
      JSON.stringify({ game: args[0], pairs: median(pairs).toFixed(3), least: (second / first).toFixed(3), isSame, transitions }),
    );
  }
};

const [id, seats, nodes, count, fifth, ...rest] = argv.slice(2);
if (fifth === '--bots') await answer(id, Number(seats), Number(nodes), Number(count), rest[0]);
else await compare([id, seats, nodes, count], Number(fifth), rest);
