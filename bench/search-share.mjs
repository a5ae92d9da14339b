/**
 * Where the time of a search goes: the rules (lists, moves, deals, copies), the mind (win chance, play-outs, priors, forecasts) and the rest (tree, garbage).
 *
 *   node bench/search-share.mjs GAME SEATS [MILLISECONDS]
 *
 * On the built packages (`npm run types` builds). The archon plays against itself under a profile. A sample belongs to the mind when the stack passes through
 * it, however deep the rules are called from there. Prints one JSON line: transitions a second bare and in the search, their ratio, the ratio without the mind's time
 * (`beneath`) and with the rules' time alone (`rules`), and the shares.
 */
import { Session } from 'node:inspector/promises';
import { argv, cpuUsage } from 'node:process';
import { makeBot, observe } from '@stoa/bots';
import { CHANCE, sfc32 } from '@stoa/engine';
import { findGame } from '../cli/dist/src/games.js';
import { playBare } from './dist/src/transitions.js';

const [id, seats = '3', millis = '6000'] = argv.slice(2);
const NODES = 1200;
const SAMPLE_MICROS = 300;

const { game } = await findGame(id);
const bot = await makeBot(game, 'archon');
const rng = sfc32(`share ${id}`);
const bare = () => playBare(game, Number(seats), game.parseOptions({}), rng).perCpuSecond;
const cpuMillis = () => {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
};

/** Games of the archon against itself until its searches have used the time: transitions a second. */
const searched = most => {
  let [transitions, used] = [0, 0];
  while (used < most) {
    const s = game.setup(Number(seats), game.parseOptions({}), game.rules);
    while (game.outcome(s) === undefined && used < most) {
      const actor = game.actors(s)[0];
      if (actor === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      const began = cpuMillis();
      const found = bot.search(observe(game, s, actor, rng), { nodes: NODES }, rng);
      if (found.iterations > 0) used += cpuMillis() - began;
      transitions += found.transitions;
      game.apply(s, actor, found.action);
    }
  }
  return (transitions * 1000) / used;
};

const isRules = ({ url }) => /\/(games|engine)\//.test(url);
const isMind = ({ url }) => /\/bots\/dist\/src\/[a-z-]+\//.test(url);
const isSearch = ({ url }) => /\/bots\/dist\/src\/[^/]+$/.test(url);

/** What a stack, root first, belongs to; undefined: to no search. */
const partOf = stack => {
  if (stack.at(-1).functionName === '(garbage collector)') return 'garbage';
  const from = stack.findIndex(isSearch);
  if (from < 0) return undefined;
  const inside = stack.slice(from).find(frame => isRules(frame) || isMind(frame));
  return inside === undefined ? 'tree' : isMind(inside) ? 'mind' : 'rules';
};

const sharesOf = ({ nodes, samples }) => {
  const byId = new Map(nodes.map(node => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id: parent, children = [] }) => children.map(child => [child, parent])));
  const parts = new Map();
  const counts = { rules: 0, mind: 0, tree: 0, garbage: 0 };
  for (const sample of samples) {
    if (!parts.has(sample)) {
      const stack = [];
      for (let at = sample; at !== undefined; at = parents.get(at)) stack.unshift(byId.get(at).callFrame);
      parts.set(sample, partOf(stack));
    }
    const part = parts.get(sample);
    if (part !== undefined) counts[part]++;
  }
  const all = Object.values(counts).reduce((a, b) => a + b, 0);
  return Object.fromEntries(Object.entries(counts).map(([part, n]) => [part, n / all]));
};

bare();
const before = bare();
searched(Number(millis) / 2);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROS });
await session.post('Profiler.start');
const perSecond = searched(Number(millis));
const { profile } = await session.post('Profiler.stop');
const bareSpeed = (before + bare()) / 2;
const shares = sharesOf(profile);
const ratio = perSecond / bareSpeed;
const rounded = n => Number(n.toFixed(3));
console.log(
  JSON.stringify({
    game: id,
    seats: Number(seats),
    bare: Math.round(bareSpeed),
    search: Math.round(perSecond),
    ratio: rounded(ratio),
    beneath: rounded(ratio / (1 - shares.mind)),
    rules: rounded(ratio / shares.rules),
    shares: Object.fromEntries(Object.entries(shares).map(([part, share]) => [part, rounded(share)])),
  }),
);
