/** Medallions: faces of players and bots. Each has a large form with an ornamented ring and a small one with a ring in the seat's colour. */
import { type Drawing, type Gallery, gallery } from '../composition.ts';
import { LEADERS } from './leaders.ts';
import { BOTS, PEOPLE } from './people.ts';
import { large, type Portrait, small } from './portrait.ts';
import type { Ring } from './rings.ts';

const FACES = { ...LEADERS, ...PEOPLE } as const;
export type FaceId = keyof typeof FACES;
export type BotFaceId = keyof typeof BOTS;
export type Rank = 'novice' | 'citizen' | 'strategos' | 'archon';

const each = <Id extends string>(portraits: Readonly<Record<Id, Portrait>>, form: (portrait: Portrait) => Drawing): Gallery<Id> =>
  gallery(
    Object.fromEntries(Object.entries<Portrait>(portraits).map(([id, portrait]) => [id, form(portrait)])) as Readonly<Record<Id, Drawing>>,
  );
/** The ring tells the rank: dots, ivy, meander, rays. */
const RANK_RING: Readonly<Record<Rank, Ring>> = { novice: 'dots', citizen: 'ivy', strategos: 'meander', archon: 'rays' };
const ofRank = (rank: Rank): Gallery<BotFaceId> => each<BotFaceId>(BOTS, portrait => large(portrait, RANK_RING[rank]));

export const PLAYER_FACES = each<FaceId>(FACES, portrait => large(portrait));
export const PLAYER_FACES_SMALL = each<FaceId>(FACES, small);
export const BOT_FACES_SMALL = each<BotFaceId>(BOTS, small);
export const NOVICES = ofRank('novice');
export const CITIZENS = ofRank('citizen');
export const STRATEGOI = ofRank('strategos');
export const ARCHONS = ofRank('archon');
/** A bot's face in the ring of its rank. */
export const BOT_FACES: Readonly<Record<Rank, Gallery<BotFaceId>>> = {
  novice: NOVICES,
  citizen: CITIZENS,
  strategos: STRATEGOI,
  archon: ARCHONS,
};
