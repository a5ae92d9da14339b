/**
 * A pack as an owner of the box might write it: the built-in one without its remarks, with prices changed, cards of his own in every
 * deck and names in two languages. Tests, a replay and the command line play with it.
 */
import type { PackJson } from '@stoa/parthenon';
import { builtinOf } from '@stoa/parthenon/pack';

export type Json = Record<string, unknown>;
const REMARKS = ['fieldProvenance', 'source', 'why', 'text', 'note'];
/** The same without what no rule reads. */
export const bare = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(bare);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).flatMap(([key, value]) => (REMARKS.includes(key) ? [] : [[key, bare(value)]])));
};
const own = (name: string, nameIt: string, rest: Json): Json => ({ name, nameIt, ...rest, provenance: 'published' });

const CARDS: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  philosophies: {
    cynicism: own('Platonism', 'Platonismo', {
      id: 'platonism',
      copies: 4,
      effects: [{ op: 'exchange', give: [{ n: 2, of: 'producedBasic', distinct: true }], get: [{ n: 1, of: 'gold' }] }],
    }),
  },
  wonders: {
    colossus: own('The Long Walls', 'Le Lunghe Mura', {
      id: 'long_walls',
      plan: { cost: [{ n: 2, of: 'anyBasic', distinct: true }], payWhen: { phase: 'build' } },
      partial: { cost: [{ n: 1, of: 'rareOrGold' }], payWhen: { phase: 'fleetTrade', land: 'sparta' } },
      effects: [
        { op: 'peekHarbor', n: 1 },
        { op: 'immune', tags: ['raid', 'blight'] },
      ],
      service: { price: [{ n: 1, of: 'anyBasic' }], perIslandPerSeason: 1, payFrom: 'hand' },
    }),
  },
  events: {
    drought: own('Olive Blight', 'Moria degli ulivi', {
      id: 'olive_blight',
      year: 1,
      tags: ['blight'],
      effects: [
        {
          op: 'each',
          do: [
            {
              op: 'payOr',
              unlessOwns: ['gift'],
              options: [[{ n: 1, of: 'olives' }], [{ n: 2, of: 'anyBasic' }]],
              else: [{ op: 'lose', what: 'anyCommodity', n: 'half', pick: 'random' }],
            },
          ],
        },
        { op: 'modifyCost', applies: ['acropolis'], add: [{ n: 1, of: 'anyBasic' }] },
      ],
    }),
    golden_age: own('Panathenaia', 'Panatenee', {
      id: 'panathenaia',
      year: 3,
      tags: [],
      effects: [
        {
          op: 'chooseTargets',
          count: 2,
          exclude: ['archon'],
          do: [{ op: 'gain', what: 'anyAegis', n: 1 }],
          rest: [{ op: 'gain', what: 'nonProducedBasic', n: 1 }],
        },
      ],
    }),
  },
  hazards: {
    storm_gale: own('Sirens', 'Sirene', {
      id: 'sirens',
      kind: 'sirens',
      copies: 3,
      select: { archonPicks: 1, among: { most: 'cards' } },
      do: [{ op: 'lose', what: 'anyCard', n: 1, pick: 'owner' }, { op: 'divert' }],
      wardedBy: ['army', 'warship'],
    }),
  },
  harborStatus: {
    blockade: own('Festival', 'Festa', {
      id: 'festival',
      kind: 'festival',
      copies: 3,
      effects: [{ op: 'entryFee', cost: [{ n: 1, of: 'anyBasic' }] }],
    }),
  },
};

/** The recorded game with this pack began when the built-in pack was that of rules 2. */
const made = bare(builtinOf(2)) as Json;
for (const [section, cards] of Object.entries(CARDS))
  made[section] = (made[section] as Json[]).map(card => cards[card.id as string] ?? card);
made.packId = 'test.own';
made.structures = (made.structures as Json[]).map(s => (s.id === 'shrine' ? { ...s, cost: [{ n: 2, of: 'anyBasic' }] } : s));
made.hazards = [
  ...(made.hazards as Json[]),
  own('Calm', 'Bonaccia', { id: 'calm', kind: 'calm', copies: 1, select: { has: ['rare'] }, do: [{ op: 'turnBack' }], wardedBy: [] }),
];

export const OWN_PACK = made as unknown as PackJson;
