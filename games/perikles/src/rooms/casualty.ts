/** The casualty, PK-14.4: where counters of several powers tie for lowest, the main player of the losing side chooses. */
import { has, NOT_NOW, only } from '@stoa/engine';
import { chooseCasualtyOf, expectKind } from '../actions.ts';
import { endRound, lose, roundUnit } from '../battle/battles.ts';
import { casualtyChoices } from '../battle/combat.ts';
import { POWER, POWER_COUNT } from '../box.ts';
import { TO_BATTLES } from '../frames.ts';
import { illegal } from '../refusals.ts';
import type { PkRoom } from '../room.ts';

export const casualty: PkRoom<'casualty'> = {
  rule: 'PK-14.4',
  mode: 'one',
  leadsTo: TO_BATTLES,
  actors: (_s, f) => only(f.seat),
  actions(s, f, _seat, out) {
    const powers = casualtyChoices(s, s.battle, f.side, roundUnit(s));
    for (let power = 0; power < POWER_COUNT; power++) if (has(powers, power)) out.push(chooseCasualtyOf(power));
  },
  why: (s, f, _seat, a) =>
    a.do !== 'choose-casualty'
      ? NOT_NOW
      : has(casualtyChoices(s, s.battle, f.side, roundUnit(s)), POWER[a.power])
        ? undefined
        : illegal('PK-14.3', 'not-lowest', { power: a.power }),

  apply(s, _f, _by, a, log) {
    expectKind(a, 'choose-casualty');
    lose(s, POWER[a.power], log);
    endRound(s, log);
  },
};
