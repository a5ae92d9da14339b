/** The odds against play: battles thrown by the rulebook, and the rooms of the game itself. */
import { CHANCE, isIllegal, type Rng, sfc32 } from '@stoa/engine';
import { describe, expect, test } from 'vitest';
import type { EwAction } from '../src/actions.ts';
import { type EwState, earthWater } from '../src/index.ts';
import { GREECE, PERSIA } from '../src/map.ts';
import { type OddsBattle, odds, oddsOf, type RetreatPolicy, retreatAt, TO_THE_END } from '../src/odds.ts';
import { land } from './odds-tools.ts';

/** The battle as the rulebook plays it, with dice. */
const fight = (battle: OddsBattle, policy: RetreatPolicy, roll: () => number): string => {
  let [persia, greece] = battle.pieces;
  let next = battle.next;
  for (;;) {
    const own = battle.attacker === 0 ? persia : greece;
    const enemy = battle.attacker === 0 ? greece : persia;
    if (persia === 0 || greece === 0) return `${persia},${greece} destroyed`;
    if (next === 'attacker' && policy.attacker(own, enemy)) return `${persia},${greece} attacker-retreats`;
    if (next !== 'round' && policy.defender(enemy, own)) return `${persia},${greece} defender-retreats`;
    let [p, g] = [0, 0];
    for (let i = Math.min(3, persia); i > 0; i--) p = Math.max(p, Math.min(battle.cap, roll()));
    for (let i = battle.greekDice === 0 ? Math.min(3, greece) : battle.greekDice; i > 0; i--) g = Math.max(g, roll());
    if (p <= g) persia--;
    if (g <= p) greece--;
    next = 'attacker';
  }
};

describe('against play', () => {
  const cases: readonly (readonly [name: string, battle: OddsBattle, policy: RetreatPolicy])[] = [
    ['land, to the end', land(5, 3), TO_THE_END],
    ['land, 300 Spartans, Persia withdraws', land(5, 1, { greekDice: 3 }), { attacker: own => own <= 2, defender: () => false }],
    ['Cavalry against Leonidas, both withdraw', land(4, 4, { cap: 6, greekDice: 2 }), { attacker: retreatAt(2), defender: retreatAt(1) }],
    [
      'naval in Ephesos, Greece attacks, question open',
      land(3, 4, { cap: 5, attacker: 1, embarked: 2, next: 'attacker' }),
      { attacker: retreatAt(1), defender: retreatAt(2) },
    ],
  ];
  test.each(cases)('%s', (name, battle, policy) => {
    const rng = sfc32(name);
    const games = 40_000;
    const seen = new Map<string, number>();
    for (let i = 0; i < games; i++) {
      const end = fight(battle, policy, () => 1 + rng.int(6));
      seen.set(end, (seen.get(end) ?? 0) + 1);
    }
    const { results } = odds(battle, policy);
    for (const { left, end, chance } of results) {
      const share = (seen.get(`${left} ${end}`) ?? 0) / games;
      const error = Math.sqrt((chance * (1 - chance)) / games);
      expect(Math.abs(share - chance), `${left} ${end}`).toBeLessThan(4.5 * error + 1e-9);
      seen.delete(`${left} ${end}`);
    }
    expect([...seen.keys()], 'results that the odds do not know').toEqual([]);
  });
});

/** The rooms of the game against the odds read off its own view: caps, dice, embarked armies and events in force. */
describe('against the game itself', () => {
  const play = (s: EwState, ...actions: EwAction[]): void => {
    for (const a of actions) {
      const by = earthWater.actors(s)[0] ?? CHANCE;
      expect(earthWater.why(s, by, a), JSON.stringify(a)).toBeUndefined();
      earthWater.apply(s, by, a);
    }
  };
  /** Decline, fight on, or retreat as the policy says; until the battle is over. */
  const fightOut = (s: EwState, policy: RetreatPolicy, rng: Rng): string => {
    let end = '';
    for (;;) {
      const by = earthWater.actors(s)[0] ?? CHANCE;
      let action: EwAction | undefined;
      if (by === CHANCE) action = earthWater.sample(s, rng);
      else {
        const list: EwAction[] = [];
        earthWater.actions(s, by, list);
        const { battle: b } = earthWater.view(s, undefined).prompt;
        const asked = by === b?.attacker ? policy.attacker : policy.defender;
        const leaves = b !== null && asked(b.pieces[by === PERSIA ? PERSIA : GREECE], b.pieces[by === PERSIA ? GREECE : PERSIA]);
        const retreat = leaves ? list.find(a => a.do === 'retreat-road' || a.do === 'retreat-sea') : undefined;
        action = retreat ?? list.find(a => a.do === 'fight-on' || a.do === 'decline');
        if (retreat !== undefined) end = `${b?.pieces} ${by === b?.attacker ? 'attacker' : 'defender'}-retreats`;
      }
      if (action === undefined) throw new Error('nothing to do in a battle');
      earthWater.apply(s, by, action, e => {
        if (e.e === 'battle-ended' && end === '') end = `${e.left} destroyed`;
      });
      if (end !== '') return end;
    }
  };
  const move = (from: 'larissa' | 'athenai', to: 'thebai', armies: number): EwAction => ({ do: 'land-move', from, to, armies });
  const away = (least: number): RetreatPolicy => ({ attacker: own => own <= least, defender: () => false });

  const cases: readonly (readonly [name: string, position: string, actions: readonly EwAction[], policy: RetreatPolicy])[] = [
    [
      'by land',
      'larissa:P5 thebai:G3 persia:2+3 greece:7',
      [{ do: 'play-move', card: 2, over: 'land' }, move('larissa', 'thebai', 5), { do: 'decline' }],
      away(2),
    ],
    [
      '300 Spartans',
      'larissa:P4 thebai:G1 persia:2+3 greece:7+15',
      [{ do: 'play-move', card: 2, over: 'land' }, move('larissa', 'thebai', 4), { do: 'react', card: 15 }],
      TO_THE_END,
    ],
    [
      'Cavalry of Mardonius',
      'larissa:P3 thebai:G3 persia:1+3 greece:7',
      [{ do: 'play-event', card: 1 }, move('larissa', 'thebai', 3), { do: 'decline' }],
      away(1),
    ],
    [
      'by sea, with armies aboard',
      'ephesos:P3p3 sparta:G1g2 persia:2+3 greece:7',
      [
        { do: 'play-move', card: 2, over: 'sea' },
        { do: 'naval-move', from: 'ephesos', to: 'sparta', fleets: 3, armies: 2 },
      ],
      TO_THE_END,
    ],
    [
      'at Ephesus',
      'athenai:G2g3 ephesos:P1p2 persia:2 greece:3+7 turn:greece',
      [
        { do: 'play-move', card: 3, over: 'sea' },
        { do: 'naval-move', from: 'athenai', to: 'ephesos', fleets: 3, armies: 1 },
      ],
      away(1),
    ],
  ];
  test.each(cases)('%s', (name, position, actions, policy) => {
    const start = earthWater.parsePosition(position);
    if (isIllegal(start)) throw new Error(JSON.stringify(start));
    play(start, ...actions);
    const predicted = oddsOf(earthWater.view(start, undefined), policy);
    expect(predicted).toBeDefined();
    const rng = sfc32(name);
    const games = 6000;
    const seen = new Map<string, number>();
    for (let i = 0; i < games; i++) {
      const end = fightOut(earthWater.clone(start), policy, rng);
      seen.set(end, (seen.get(end) ?? 0) + 1);
    }
    for (const { left, end, chance } of predicted?.results ?? []) {
      const share = (seen.get(`${left} ${end}`) ?? 0) / games;
      expect(Math.abs(share - chance), `${left} ${end}`).toBeLessThan(4.5 * Math.sqrt((chance * (1 - chance)) / games) + 1e-9);
      seen.delete(`${left} ${end}`);
    }
    expect([...seen.keys()], 'results that the odds do not know').toEqual([]);
  });
});
