/**
 * A throw of both sides, PK-12.11 and PK-12.12: two dice each; a total at or above a side's number earns a token.
 * In: the column is final. Out: another throw, or the round is won: casualty, next round, next location, end of turn.
 */
import { NOT_NOW } from '@stoa/engine';
import { expectKind, ROLL_OUTCOMES, rollOf } from '../actions.ts';
import { columnNow, winRound } from '../battle/battles.ts';
import { ATTACK, attackNeeds, DEFEND, defenceNeeds } from '../box.ts';
import { TO_BATTLES } from '../frames.ts';
import type { PkRoom } from '../room.ts';

export const dice: PkRoom<'dice'> = {
  rule: 'PK-12.11',
  mode: 'chance',
  leadsTo: ['casualty', ...TO_BATTLES],
  sample: (_s, _f, rng) => rollOf(1 + rng.int(6), 1 + rng.int(6), 1 + rng.int(6), 1 + rng.int(6)),
  outcomes: () => ({ count: ROLL_OUTCOMES.length, list: ROLL_OUTCOMES }),
  why: (_s, _f, a) => (a.do === 'roll' ? undefined : NOT_NOW),

  apply(s, _f, _by, a, log) {
    expectKind(a, 'roll');
    const column = columnNow(s);
    const attackHits = a.attack[0] + a.attack[1] >= attackNeeds(column);
    const defenceHits = a.defence[0] + a.defence[1] >= defenceNeeds(column);
    const level = s.tokens[ATTACK] === 2 && s.tokens[DEFEND] === 2;
    if (attackHits) s.tokens[ATTACK] = Math.min(2, s.tokens[ATTACK]! + 1);
    if (defenceHits) s.tokens[DEFEND] = Math.min(2, s.tokens[DEFEND]! + 1);
    const [attack, defence] = [s.tokens[ATTACK]!, s.tokens[DEFEND]!];
    log?.({ e: 'rolled', attack: a.attack, defence: a.defence, tokens: [attack, defence] });
    // With two tokens each, the first throw in which only one side makes its number decides.
    if (level) {
      if (attackHits !== defenceHits) winRound(s, attackHits ? ATTACK : DEFEND, log);
    } else if (attack === 2 && defence < 2) winRound(s, ATTACK, log);
    else if (defence === 2 && attack < 2) winRound(s, DEFEND, log);
  },
};
