/** Card 12. Molon Labe, EW-17.G12: the tribute is refused and Greece marches. Defection of Thebes, EW-17.P12: Thebai changes sides. */
import { bit, goTo, has, leave, lowest, NOT_NOW, only, open } from '@stoa/engine';
import { CHOOSE_CITY, expectKind } from '../actions.ts';
import { FRAMES } from '../frames.ts';
import { type City, cityOf, GREECE, idOf, PERSIA, THEBAI } from '../map.ts';
import { armies, armyReserve, controlled, loseArmies, march, placeArmies } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { canMarch } from '../roads.ts';
import { type EwLog, type EwRoom, isSingle, listEach } from '../room.ts';
import { beginOperation, type EwState } from '../state.ts';
import type { Reaction } from './reaction.ts';
import type { TurnEvent } from './turn-event.ts';

/** In window W1. EW-17.G12: Greece moves only if a land movement is possible. */
export const molonLabe: Reaction<'molon-labe'> = {
  card: 12,
  side: GREECE,
  windows: ['tribute'],
  open: () => true,
  play(s, at, log) {
    loseArmies(s, PERSIA, at, 1);
    log?.({ e: 'armies-lost', side: PERSIA, city: idOf(at), armies: 1, rule: 'EW-17.G12' });
    if (canMarch(s, GREECE)) {
      beginOperation(s, 'molon-labe', GREECE);
      goTo(s, FRAMES.landMovement);
    } else {
      log?.({ e: 'movement-left-out', side: GREECE, rule: 'EW-17.G12' });
      leave(s);
    }
  },
};

const NO_REFUGE = illegal('EW-17.P12', 'no-other-greek-city', {});
const NO_ARMY = illegal('EW-17.P12', 'no-army-in-reserve', {});

const refuges = (s: EwState): number => controlled(s, GREECE) & ~bit(THEBAI);

const defect = (s: EwState, log: EwLog): void => {
  if (armyReserve(s, PERSIA) === 0) return;
  placeArmies(s, PERSIA, THEBAI, 1);
  log?.({ e: 'armies-placed', side: PERSIA, city: 'thebai', armies: 1, rule: 'EW-17.P12' });
};

const flee = (s: EwState, to: City, log: EwLog): void => {
  const n = armies(s, GREECE, THEBAI);
  march(s, GREECE, THEBAI, to, n);
  log?.({ e: 'armies-moved', side: GREECE, from: 'thebai', to: idOf(to), armies: n });
  defect(s, log);
};

export const defectionOfThebes: TurnEvent = {
  cannot: s =>
    armies(s, GREECE, THEBAI) > 0 ? (refuges(s) === 0 ? NO_REFUGE : undefined) : armyReserve(s, PERSIA) === 0 ? NO_ARMY : undefined,
  play(s, log) {
    if (armies(s, GREECE, THEBAI) === 0) defect(s, log);
    else if (isSingle(refuges(s))) flee(s, lowest(refuges(s)), log);
    else open(s, FRAMES.defectionOfThebes);
  },
};

/** EW-17.P12: Greece chooses where its armies go. */
export const defectionRoom: EwRoom<'defection-of-thebes'> = {
  rule: 'EW-17.P12',
  mode: 'one',
  revealsNothing: ['choose-city'],
  leadsTo: ['operations'],
  actors: () => only(GREECE),
  actions: (s, _f, _seat, out) => listEach(refuges(s), CHOOSE_CITY, out),
  why: (s, _f, _seat, a) =>
    a.do !== 'choose-city'
      ? NOT_NOW
      : has(refuges(s), cityOf(a.city))
        ? undefined
        : illegal('EW-17.P12', a.city === 'thebai' ? 'thebans-must-leave' : 'city-not-controlled', { city: a.city }),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'choose-city');
    flee(s, cityOf(a.city), log);
    leave(s);
  },
};
