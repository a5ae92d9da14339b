/** What the table waits for, as all seats see it: room, movement, battle and window (EW-19.1, EW-21.4). */
import { top } from '@stoa/engine';
import { immortalsBack } from './card-events/05-themistocles-immortals.ts';
import { cardsOf } from './cards.ts';
import { diceFor, persianCap, UNCAPPED } from './dice.ts';
import { WINDOWS } from './events.ts';
import type { EwFrame } from './frames.ts';
import { type City, DICE_LIMIT, figureId, GREECE, idOf, PERSIA, type Side } from './map.ts';
import { armies, fleetReserve, fleets } from './pieces.ts';
import { ROOMS } from './rooms/index.ts';
import { landCap, landDice } from './rooms/land-battle.ts';
import { navalAttackerOf } from './rooms/voyage.ts';
import { cardsIn } from './rooms/window-cards.ts';
import type { EwState } from './state.ts';
import type { EwBattleView, EwOperationView, EwPrompt } from './view-types.ts';

const operationView = (s: EwState): EwOperationView | null => {
  const { kind, side, from, to, armies, fleets, bySea, embarked, themistocles } = s.op;
  if (kind === '') return null;
  const made = from !== to;
  return {
    kind,
    side,
    from: made && kind !== 'tribute' ? idOf(from) : null,
    to: made ? idOf(to) : null,
    armies,
    fleets,
    bySea,
    embarked,
    themistocles,
  };
};

const thrown = (s: EwState, first: number): readonly number[] => s.dice.slice(first, first + DICE_LIMIT).filter(die => die > 0);
const lastDice = (s: EwState): EwBattleView['lastDice'] => (s.op.round === 0 ? null : [thrown(s, 0), thrown(s, DICE_LIMIT)]);

const landBattleView = (s: EwState): EwBattleView => ({
  battle: 'land',
  at: idOf(s.op.to),
  attacker: s.op.side,
  round: s.op.round,
  pieces: [armies(s, PERSIA, s.op.to), armies(s, GREECE, s.op.to)],
  diceCount: [landDice(s, PERSIA), landDice(s, GREECE)],
  caps: [landCap(s), UNCAPPED],
  embarked: 0,
  greekDice: s.op.greekDice as 0 | 2 | 3,
  cavalry: s.op.cavalry,
  noRetreat: false,
  lastDice: lastDice(s),
});

const navalBattleView = (s: EwState, at: City): EwBattleView => ({
  battle: 'naval',
  at: idOf(at),
  attacker: navalAttackerOf(s, at),
  round: s.op.round,
  pieces: [fleets(s, PERSIA, at), fleets(s, GREECE, at)],
  diceCount: [diceFor(fleets(s, PERSIA, at)), diceFor(fleets(s, GREECE, at))],
  caps: [persianCap(at), UNCAPPED],
  embarked: at === s.op.to ? s.op.embarked : 0,
  greekDice: 0,
  cavalry: false,
  noRetreat: s.op.themistocles,
  lastDice: lastDice(s),
});

const battleView = (s: EwState, f: EwFrame): EwBattleView | null => {
  switch (f.room) {
    case 'land-battle':
    case 'land-attacker':
    case 'land-defender':
    case 'window-persia-attacks':
    case 'window-greece-attacks':
    case 'window-annihilated':
      return landBattleView(s);
    case 'naval-battle':
    case 'naval-attacker':
    case 'naval-defender':
    case 'window-fleet-lost':
      return navalBattleView(s, f.at);
    case 'figure-army':
      return figureId(f.figure) === 'miltiades' ? landBattleView(s) : null;
    default:
      return null;
  }
};

const windowView = (s: EwState, f: EwFrame): EwPrompt['window'] => {
  const id = WINDOWS.find(w => f.room === `window-${w}`);
  return id === undefined ? null : { id, cards: cardsOf(cardsIn(s, id)) };
};

const leftToDo = (s: EwState, f: EwFrame): number =>
  f.room === 'draw-cards'
    ? s.toDraw
    : f.room === 'supply-capacity'
      ? s.excess
      : f.room === 'support-from-syracuse'
        ? fleetReserve(s, GREECE)
        : f.room === 'window-annihilated'
          ? immortalsBack(s)
          : 0;

const decider = (s: EwState, f: EwFrame): Side | null => {
  const room = ROOMS[f.room];
  return room.mode === 'chance' ? null : ((room.actors as (s: EwState, f: EwFrame) => readonly Side[])(s, f)[0] ?? null);
};

const NO_PROMPT: EwPrompt = {
  room: '',
  side: null,
  mines: false,
  operation: null,
  battle: null,
  window: null,
  figure: null,
  city: null,
  left: 0,
};
/** The decision the table waits for, from public facts only. */
export const promptOf = (s: EwState): EwPrompt => {
  const f = top(s);
  if (f === undefined) return NO_PROMPT;
  return {
    room: f.room,
    side: decider(s, f),
    mines: 'mines' in f && f.mines,
    operation: operationView(s),
    battle: battleView(s, f),
    window: windowView(s, f),
    figure: 'figure' in f ? figureId(f.figure) : null,
    city: 'city' in f ? idOf(f.city) : null,
    left: leftToDo(s, f),
  };
};
