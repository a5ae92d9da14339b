/** English. */
import { actions, groups } from './en/actions.ts';
import { chapters } from './en/chapters.ts';
import { events, plagueStruck, sentForces, tookTile } from './en/events.ts';
import { has, locations, powers, rooms, seat, seats, specials, tile } from './en/names.ts';
import { prompts } from './en/prompts.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { table } from './en/table.ts';
import { type PkText, type PkWords, textFrom } from './words.ts';

const wins = (winners: readonly number[], isMine: boolean): string =>
  isMine ? 'You win' : `${seats(winners)} ${has(winners, 'wins', 'share the victory')}`;

export const en: PkWords = {
  name: 'Perikles',
  tagline:
    'Influence, elections and war between six Greek cities: lead them, send their forces, and raise your statues before their glory fades.',
  seat,
  powers,
  locations,
  specials,
  tile,
  rooms,
  prompts,
  events,
  tookTile,
  sentForces,
  plagueStruck,
  refusals,
  actions,
  groups,
  table,
  outcomes: {
    'three-turns': (winners, isMine) => `${wins(winners, isMine)} after 3 turns.`,
    'athens-falls': (winners, isMine) => `${wins(winners, isMine)}: the fourth defeat of Athens ends the game.`,
    'sparta-falls': (winners, isMine) => `${wins(winners, isMine)}: the fourth defeat of Sparta ends the game.`,
  },
  scores: { cubes: 'Cubes in cities', locations: 'Location tiles', statues: 'Statues' },
  options: {
    diplomacy: {
      title: 'Alliances and war',
      values: { official: 'as in the rulebook', pairwise: 'strict: opponents anywhere stay enemies' },
    },
    intrinsics: {
      title: 'Intrinsic defenders and rebels',
      values: { rulebook: 'as in the rulebook', bga: 'as on Board Game Arena', italian: 'as in the Italian translation' },
    },
    specialTiles: { title: 'Special tiles', values: { on: 'on', off: 'off' } },
    defendPermission: {
      title: 'Permission to defend',
      values: { mainAndAllied: 'main and allied defenders', mainOnly: 'main defender only' },
    },
    alliedBoxPermission: {
      title: 'Permission to join as an ally',
      values: { none: 'not needed', mainPlayer: 'asked of the main player (Italian quick reference)' },
    },
  },
  chapters,
  rules,
};

/** The whole text in this language. */
export const text: PkText = textFrom(en);
