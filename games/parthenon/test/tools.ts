/** Rule tables in the game's notation. A step is `seat kind values…` (`*` for chance), e.g. `0 load A wool`, `1 offer -1 [wool] [ore]`. */
import { CHANCE } from '@stoa/engine';
import { ruleTables, type Step } from '@stoa/engine/testing';
import { ACTION_FIELDS, type PaAction, type PaActionKind, parthenon } from '@stoa/parthenon';
import { test } from 'vitest';

const readValue = (text: string): unknown => {
  if (/^-?\d+$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  if (text.startsWith('[')) return text === '[]' ? [] : text.slice(1, -1).split(',');
  return text;
};
export const stepOf = (text: string): Step<PaAction> => {
  const [by = '', kind = '', ...values] = text.split(/\s+/);
  const fields = ACTION_FIELDS[kind as PaActionKind];
  if (fields === undefined || fields.length !== values.length) throw new Error(`cannot read "${text}"`);
  const action = { do: kind, ...Object.fromEntries(fields.map((field, i) => [field, readValue(values[i]!)])) };
  return { by: by === '*' ? CHANCE : Number(by), action: action as unknown as PaAction };
};

export const { rule } = ruleTables(parthenon, {
  test,
  *act(_s, text) {
    yield stepOf(text);
  },
});
const three = '3 islands=chios,crete,rhodes archon=0';
export const at = (room: string, rest = ''): string => `${three} room=${room === '' ? 'season' : `season/${room}`} ${rest}`;
/** Seat 0 builds alone. */
export const build = (rest: string): string => at('build', `step=10 asked=7 done=6 ${rest}`);
/** Seat 0 trades abroad alone. */
export const abroad = (rest: string): string => at('fleet-trade', `step=8 asked=7 done=6 ${rest}`);
/** Seat 0 plans a voyage alone. */
export const voyage = (rest: string): string => at('voyage-plan', `step=5 asked=7 done=6 ${rest}`);
/** Hazards to come: fleets 0A, 1A, 2A at sea in one region; the card is drawn by the first step. */
export const sea = (rest: string): string => at('hazard-draw', `step=6 ${rest}`);
/** Fleet A of seat 0 at a land (athens 0, sparta 1, egypt 3, carthage 4, italy 5) under a harbor card (by number). */
export const harbor = (land: number, card: number, cargo: string, rest = ''): string => {
  const cards = [-1, -1, -1, -1, -1, -1];
  cards[land] = card;
  const bag = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 3, 5];
  bag[card] = bag[card]! - 1;
  return abroad(
    `at=${land},-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 harbor=${cards.join(',')} harborUp=${1 << land} harborBag=${bag.join(',')} ${cargo === '' ? '' : `cargo0A=${cargo}`} ${rest}`,
  );
};
/** Harbor cards by number. */
export const [SHORT_OLIVES, MUCH_OLIVES, DUTIES, BLOCKADE, OPEN] = [2, 8, 12, 13, 14];
