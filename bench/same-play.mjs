/**
 * The same random games in two checkouts: are they the same to the byte, and which version is quicker?
 *
 *   node bench/same-play.mjs GAME GAMES STARTS FOLDER FOLDER
 *
 * A folder is a built checkout with its node_modules (`npm run types` builds). First each plays GAMES games with the same generators, over
 * all numbers of seats, options that are a choice and rules numbers, and hashes every list of every seat, action, event and state; both
 * hashes are printed, and only equal ones mean equal rules. Then STARTS times a process in each plays rounds of plain games (fewest seats,
 * no log), in turn. Prints, second by first, the processor time as the median of the pairs and as the ratio of the least.
 * JavaScript: it is copied into the folders, whose packages it loads.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, cpuUsage, execPath, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const [WARM_UP, ROUNDS, ROUND_MILLIS] = [4, 15, 250];
/** Every so manieth step a side seat acts (asides), `why` is asked of the whole list, the state is cloned. */
const [ASIDE_EVERY, WHY_EVERY, CLONE_EVERY] = [97, 7, 40];

const load = async id => {
  const { CHANCE, sfc32 } = await import('@stoa/engine');
  const game = Object.values(await import(`@stoa/${id}`)).find(part => part?.id === id && part.setup);
  return { CHANCE, sfc32, game };
};

/** Options of the i-th game: one choice after the other, each alone. */
const optionsOf = (game, i) => {
  const all = [{}];
  for (const [name, option] of Object.entries(game.optionSpec))
    if (option.kind === 'choice') for (const value of option.values) all.push({ [name]: value });
  return game.parseOptions(all[i % all.length]);
};

const stepOf = ({ CHANCE, game }, s, seats, rng, n, hash) => {
  const actors = game.actors(s);
  if (actors[0] === CHANCE) return [CHANCE, game.sample(s, rng)];
  const lists = Array.from({ length: seats }, (_, seat) => {
    const list = [];
    game.actions(s, seat, list);
    return list;
  });
  hash.update(JSON.stringify([actors, game.waiting(s, 0), lists]));
  const aside = n % ASIDE_EVERY === 0 ? game.mayAct(s).filter(seat => lists[seat].length > 0) : [];
  const seat = aside.length > 0 ? aside[rng.int(aside.length)] : actors[rng.int(actors.length)];
  if (n % WHY_EVERY === 0) hash.update(JSON.stringify(lists[0].map(a => game.why(s, seat, a) ?? null)));
  return [seat, lists[seat][rng.int(lists[seat].length)]];
};

const hashOf = async (id, games) => {
  const loaded = await load(id);
  const { game, sfc32 } = loaded;
  const hash = createHash('sha256');
  const [fewest, most] = game.seatRange;
  let n = 0;
  for (let i = 0; i < games; i++) {
    const seats = fewest + (i % (most - fewest + 1));
    const rng = sfc32(`same ${i}`);
    let s = game.setup(seats, optionsOf(game, i >> 2), i % 4 === 3 ? 1 + ((i >> 2) % game.rules) : game.rules);
    while (game.outcome(s) === undefined) {
      if (n % CLONE_EVERY === 0) s = game.clone(s);
      const [by, a] = stepOf(loaded, s, seats, rng, n, hash);
      const events = [];
      game.apply(s, by, a, event => events.push(event));
      hash.update(JSON.stringify([by, a, events, s]));
      n++;
    }
    hash.update(JSON.stringify(game.outcome(s)));
  }
  return `${n} ${hash.digest('hex')}`;
};

const playOne = ({ CHANCE, game }, options, rng, list) => {
  const s = game.setup(game.seatRange[0], options, game.rules);
  for (let n = 0; ; ) {
    const actor = game.actors(s)[0];
    if (actor === undefined) return n;
    if (actor === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
      continue;
    }
    list.length = 0;
    game.actions(s, actor, list);
    game.apply(s, actor, list[rng.int(list.length)]);
    n++;
  }
};

/** In a checkout: a line on the input asks for a round, a line on the output answers. */
const answer = async id => {
  const loaded = await load(id);
  const options = loaded.game.parseOptions({});
  const list = [];
  const round = games => {
    const began = cpuUsage();
    let transitions = 0;
    const rng = loaded.sfc32('round');
    for (let i = 0; i < games; i++) transitions += playOne(loaded, options, rng, list);
    const { user, system } = cpuUsage(began);
    return { micros: user + system, transitions };
  };
  for await (const games of createInterface({ input: stdin })) stdout.write(`${JSON.stringify(round(Number(games)))}\n`);
};

const start = (folder, args) => {
  const script = join(resolve(folder), 'bench', 'same-play-copy.mjs');
  copyFileSync(fileURLToPath(import.meta.url), script);
  const child = spawn(execPath, [script, ...args], { cwd: resolve(folder), stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async read() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`the process in ${folder} has ended`);
      return value;
    },
    async round(games) {
      child.stdin.write(`${games}\n`);
      return JSON.parse(await this.read());
    },
    end() {
      child.kill();
      rmSync(script, { force: true });
    },
  };
};

const median = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

const compare = async (id, games, starts, folders) => {
  for (const folder of games > 0 ? folders : []) {
    const one = start(folder, ['--hash', id, games]);
    console.log(folder, await one.read());
    one.end();
  }
  for (let n = 0; n < starts; n++) {
    const both = folders.map(folder => start(folder, ['--play', id]));
    let count = 20;
    for (let r = 0; r < WARM_UP; r++) {
      const { micros } = await both[0].round(count);
      await both[1].round(count);
      count = Math.max(20, Math.round((count * ROUND_MILLIS * 1000) / micros));
    }
    const rounds = [[], []];
    for (let r = 0; r < ROUNDS; r++)
      for (const i of r % 2 === 0 ? [0, 1] : [1, 0]) {
        const { micros, transitions } = await both[i].round(count);
        rounds[i].push(micros / transitions);
      }
    for (const one of both) one.end();
    const pairs = rounds[0].map((first, r) => rounds[1][r] / first);
    const least = rounds.map(side => Math.min(...side));
    const figures = { pairs: median(pairs).toFixed(3), least: (least[1] / least[0]).toFixed(3) };
    console.log(JSON.stringify({ game: id, ...figures, nanos: least.map(micros => Math.round(micros * 1000)) }));
  }
};

const [first, ...rest] = argv.slice(2);
if (first === '--hash') console.log(await hashOf(rest[0], Number(rest[1])));
else if (first === '--play') await answer(rest[0]);
else await compare(first, Number(rest[0]), Number(rest[1]), rest.slice(2));
