/**
 * Turns of Perikles with crowded battles, as the browser keeps a table: players choose by chance, and rather send than end, ask leave and
 * give it. Seat 0 is asked for the last time before the battles; then they are fought.
 */
import { type Action, anyGame } from '@stoa/engine';
import { type PkAction, type PkView, perikles } from '@stoa/perikles';
import { begin, type KeptTable } from './kept.ts';
import { seeded } from './player.ts';

const EAGER: ReadonlySet<PkAction['do']> = new Set(['place', 'ask-permission']);
/** Of 1: how often who can send something does. */
const SENDS = 0.92;

const chosen = (list: readonly PkAction[], random: () => number): PkAction => {
  const grants = list.filter(a => a.do === 'answer' && a.reply === 'grant');
  const eager = random() < SENDS ? list.filter(a => EAGER.has(a.do)) : [];
  const among = grants.length > 0 ? grants : eager.length > 0 ? eager : list;
  return among[Math.floor(random() * among.length)]!;
};

/** One table for each turn of a game, at the last decision of seat 0 before the battles of that turn. */
export const turnsOfBattles = (seats: number, seed: number): readonly KeptTable[] => {
  const game = anyGame(perikles);
  const { table, due, play, row } = begin(game, seats, seed);
  const random = seeded(seed);
  const last = new Map<number, KeptTable>();
  while (table.outcome === undefined) {
    const seat = due().at(-1) ?? 0;
    const list: Action[] = [];
    game.actions(table.state, seat, list);
    const { room, turn } = game.view(table.state, seat) as PkView;
    if (seat === 0 && room === 'commit') last.set(turn, row('novice'));
    play(seat, chosen(list as PkAction[], random));
  }
  return [...last.values()];
};
