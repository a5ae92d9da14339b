/**
 * A naval movement after its fleets have sailed, EW-8.5 to EW-8.8: a naval battle, the landing, a land battle, the end of the movement.
 * The naval rooms and Themistocles call these functions; none of them asks a player.
 */
import { goTo } from '@stoa/engine';
import { NAVAL_BATTLE } from '../frames.ts';
import { type City, GREECE, idOf, other, PERSIA, type Side } from '../map.ts';
import { armies, disembark, fleets } from '../pieces.ts';
import type { EwLog } from '../room.ts';
import type { EwState } from '../state.ts';
import { startLandBattle } from './land-battle.ts';
import { endMovement } from './movement-end.ts';

/** EW-8.5, EW-8.6: the moved fleets are in the port of arrival and no reaction is open. Armies do not fight fleets (EW-8.9). */
export const arrive = (s: EwState, log: EwLog): void => {
  const { side, to } = s.op;
  if (fleets(s, other(side), to) > 0) startNavalBattle(s, to, log);
  else land(s, log);
};

/** EW-8.6, EW-8.7; the armies move no further (EW-8.8), the fleets stay (EW-8.10). */
export const land = (s: EwState, log: EwLog): void => {
  const { side, to, embarked } = s.op;
  if (embarked > 0) {
    disembark(s, side, to);
    log?.({ e: 'armies-landed', side, city: idOf(to), armies: embarked });
    if (armies(s, other(side), to) > 0) {
      startLandBattle(s, log);
      return;
    }
  }
  endMovement(s);
};

/** EW-10.1: the attacker is the side of the operation, except in a battle of Themistocles in another port (EW-17.G05). */
export const navalAttackerOf = (s: EwState, at: City): Side => (at === s.op.to ? s.op.side : other(s.op.side));

export const startNavalBattle = (s: EwState, at: City, log: EwLog): void => {
  s.op.round = 0;
  s.dice.fill(0);
  goTo(s, NAVAL_BATTLE[at]!);
  log?.({
    e: 'battle-began',
    battle: 'naval',
    at: idOf(at),
    attacker: navalAttackerOf(s, at),
    pieces: [fleets(s, PERSIA, at), fleets(s, GREECE, at)],
  });
};
