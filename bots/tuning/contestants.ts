/**
 * The minds that duel.ts and regret.ts compare: a name below, with ways to search after a plus sign (`net0+x05`, see `STYLES`). `file0`
 * and `file1` are the archon with weights that are not installed.
 */
import { readFileSync } from 'node:fs';
import { earthWater } from '@stoa/earth-and-water';
import type { Action, AnyGame } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { earthWaterMind } from '../src/earth-and-water/mind.ts';
import { network as earthWaterNetwork } from '../src/earth-and-water/network.ts';
import { redeal as earthWaterRedeal } from '../src/earth-and-water/redeal.ts';
import { ENCODERS } from '../src/encoders.ts';
import { type Mind, type SearchStyle, searchBot } from '../src/index.ts';
import { makeNetwork } from '../src/net/network.ts';
import { parthenonMind } from '../src/parthenon/mind.ts';
import { network as parthenonNetwork } from '../src/parthenon/network.ts';
import { redeal as parthenonRedeal } from '../src/parthenon/redeal.ts';
import { periklesFar, periklesMind } from '../src/perikles/mind.ts';
import { network as periklesNetwork } from '../src/perikles/network.ts';
import { redeal as periklesRedeal } from '../src/perikles/redeal.ts';

type AnyMind = Mind<unknown, Action>;

/** The same mind, whose rollouts end at the first stable position after `least` decisions. */
const rolling = (mind: AnyMind, least: number): AnyMind => ({
  ...mind,
  horizon: { ...mind.horizon, rolloutEnds: (s, made) => made >= least && (mind.horizon.isStable?.(s) ?? true), rolloutLength: 60 },
});
/** The same mind with a tree in which the others follow the policy. */
const othersByPolicy = (mind: AnyMind): AnyMind => ({ ...mind, policy: { ...mind.policy, othersUsePolicy: () => true } });
const withNetwork = (mind: unknown, learned: unknown): AnyMind => ({
  ...(mind as AnyMind),
  learned: learned as AnyMind['learned'] & object,
});
/** The same mind with the learnt suspicion of hidden things. */
const suspecting = (mind: AnyMind, redeal: unknown): AnyMind => ({
  ...mind,
  chance: { ...mind.chance, redeal: redeal as (AnyMind['chance'] & object)['redeal'] & object },
});
const netEw = withNetwork(earthWaterMind, earthWaterNetwork);
const netPk = withNetwork(periklesFar, periklesNetwork.deep);
const netPa = withNetwork(parthenonMind, parthenonNetwork.deep);
const plainEw = withNetwork(earthWaterMind, earthWaterNetwork.deep);
const still = (mind: AnyMind): AnyMind => ({ ...mind, horizon: { ...mind.horizon, rolloutLength: 0 } });
/** Walks end at their leaf, at any stage. */
const free = ({ horizon: { stage: _stage, endsBeforeDice: _ends, ...horizon }, ...mind }: AnyMind): AnyMind => ({
  ...mind,
  horizon: { ...horizon, rolloutLength: 0 },
});
interface Contest {
  readonly game: unknown;
  readonly exploration: number;
  readonly halves?: boolean;
  readonly network: AnyMind['learned'] & object;
  readonly minds: Readonly<Record<string, AnyMind>>;
}
const GAMES: Readonly<Record<string, Contest>> = {
  'earth-and-water': {
    game: earthWater,
    network: netEw.learned as AnyMind['learned'] & object,
    exploration: 0.25,
    halves: true,
    minds: {
      archon: still(plainEw),
      suspecting: suspecting(still(plainEw), earthWaterRedeal),
      old: earthWaterMind,
      net: netEw,
      net0: still(netEw),
      net1: rolling(netEw, 1),
      oldPolicy: othersByPolicy(earthWaterMind),
      net0Policy: othersByPolicy(still(netEw)),
      net4: rolling(netEw, 4),
    },
  },
  perikles: {
    game: perikles,
    network: netPk.learned as AnyMind['learned'] & object,
    exploration: 0.25,
    minds: {
      archon: suspecting(netPk, periklesRedeal),
      unsuspecting: netPk,
      near: withNetwork(periklesMind, periklesNetwork.deep),
      old: periklesMind,
      still: still(netPk),
    },
  },
  parthenon: {
    game: parthenon,
    network: netPa.learned as AnyMind['learned'] & object,
    exploration: 0.25,
    minds: { archon: suspecting(netPa, parthenonRedeal), unsuspecting: netPa, old: parthenonMind, net: netPa },
  },
};

/** The archon with weights that are not installed. */
const fileMind = (id: string, folder: string | undefined): AnyMind | undefined => {
  if (folder === undefined || folder === '') return undefined;
  const card = JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8')) as {
    hidden: number;
    second: number;
    sizes: { seat: number; table: number };
  };
  const network = makeNetwork(ENCODERS[id]!, { ...card, ...card.sizes }, readFileSync(`${folder}/${id}.bin`));
  const base = GAMES[id]?.minds.archon;
  return base && { ...base, learned: network.deep };
};

const STYLES: Readonly<Record<string, Partial<SearchStyle>>> = {
  /** Of the mind, not of the search: walks end at their leaf. */
  free: {},
  /** Of the mind: the others follow the policy everywhere. */
  alone: {},
  flat: { grows: 1e9 },
  g100: { grows: 100 },
  others2: { othersEvery: 2 },
  others3: { othersEvery: 3 },
  others4: { othersEvery: 4 },
  halves: { halves: true },
  unhalved: { halves: false },
  x025: { exploration: 0.25 },
  x05: { exploration: 0.5 },
  x1: { exploration: 1 },
  x2: { exploration: 2 },
  w2: { widen: 2 },
  w05: { widen: 0.5 },
  t01: { temperature: 0.01 },
  t02: { temperature: 0.02 },
  t03: { temperature: 0.03 },
  t05: { temperature: 0.05 },
};

/** The contest of a game. `folders`: where `file0` and `file1` find their weights. */
export const contestOf = (id: string, folders: readonly string[] = []) => {
  const found = GAMES[id];
  if (found === undefined) throw new Error(`no game "${id}"`);
  const game = found.game as AnyGame;
  const mindOf = (name: string): AnyMind => {
    const [mindName = '', ...ways] = name.split('+');
    const known = mindName.startsWith('file') ? fileMind(id, folders[Number(mindName.slice(4))]) : found.minds[mindName];
    if (known === undefined) throw new Error(`no mind "${mindName}"`);
    const ended = ways.includes('free') ? free(known) : known;
    return ways.includes('alone') ? othersByPolicy(ended) : ended;
  };
  return {
    game,
    network: found.network,
    archon: found.minds.archon as AnyMind,
    mindOf,
    searching(name: string, nodes: number) {
      const style = { name, nodes, exploration: found.exploration, halves: found.halves, widen: 1, ripe: 2, steadiness: 1 };
      const ways = name.split('+').slice(1);
      return searchBot(game, mindOf(name), Object.assign(style, ...ways.map(way => STYLES[way])) as SearchStyle);
    },
  };
};
