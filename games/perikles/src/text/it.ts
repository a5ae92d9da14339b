/** Italiano. */
import { actions, groups } from './it/actions.ts';
import { chapters } from './it/chapters.ts';
import { events, plagueStruck, sentForces, tookTile } from './it/events.ts';
import { locations, powers, rooms, seat, seats, specials, tile } from './it/names.ts';
import { prompts } from './it/prompts.ts';
import { refusals } from './it/refusals.ts';
import { rules } from './it/rules.ts';
import { table } from './it/table.ts';
import { type PkText, type PkWords, textFrom } from './words.ts';

const wins = (winners: readonly number[], isMine: boolean): string =>
  isMine ? 'Vinci' : `${winners.length === 1 ? 'Vince' : 'Vittoria condivisa:'} ${seats(winners)}`;

export const it: PkWords = {
  name: 'Perikles',
  tagline:
    'Influenza, elezioni e guerra fra sei città greche: guidale, invia le loro forze ed erigi le tue statue prima che la loro gloria svanisca.',
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
    'three-turns': (winners, isMine) => `${wins(winners, isMine)}, dopo 3 turni.`,
    'athens-falls': (winners, isMine) => `${wins(winners, isMine)}. La quarta sconfitta di Atene chiude la partita.`,
    'sparta-falls': (winners, isMine) => `${wins(winners, isMine)}. La quarta sconfitta di Sparta chiude la partita.`,
  },
  scores: { cubes: 'Cubi nelle città', locations: 'Tessere Località', statues: 'Statue' },
  options: {
    diplomacy: {
      title: 'Alleanze e guerra',
      values: { official: 'come da regolamento', pairwise: 'severa: chi si affronta resta nemico' },
    },
    intrinsics: {
      title: 'Difese di base e ribelli',
      values: { rulebook: 'come da regolamento', bga: 'come su Board Game Arena', italian: 'come nella traduzione italiana' },
    },
    specialTiles: { title: 'Tessere Speciali', values: { on: 'con', off: 'senza' } },
    defendPermission: { title: 'Permesso di difendere', values: { mainAndAllied: 'principale e alleati', mainOnly: 'solo principale' } },
    alliedBoxPermission: {
      title: 'Permesso per unirsi come alleati',
      values: { none: 'non serve', mainPlayer: 'da chiedere a chi è principale (prospetto italiano)' },
    },
  },
  chapters,
  rules,
};

/** The whole text in this language. */
export const text: PkText = textFrom(it);
