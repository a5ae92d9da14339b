/**
 * Every way a placement can be illegal, PK-8.12 to PK-8.15 and PK-9 to PK-11, in one table: the code, the rule, and what is in the
 * way, as the room says it; and in every language a sentence that names it. A way met in play that has no row fails the last test.
 */
import { LANGUAGES, sfc32 } from '@stoa/engine';
import { randomPlayout } from '@stoa/engine/testing';
import { EVERY_ACTION, type LocationId, type PkOptions, type PkRefusals, type PowerId, perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { texts } from '../src/text/index.ts';
import { act, position, war } from './tools.ts';

const places = 'locations pylos attica mantinea leucas delium sicily plataea';
/** A leads Sparta and Megara, B Athens, C Corinth, D Thebes and Argos. */
const four = (room: string, rest = ''): string => war(4, 'BADCDA', room, rest === '' ? places : `${places} | ${rest}`);
const strict = (text: string): string => `diplomacy pairwise | ${text}`;
const asked = (text: string): string => `alliedBoxPermission mainPlayer | ${text}`;
/** As `four`, but Sparta has no leader; D and E play Persia. */
const persia = (room: string, rest: string): string => war(5, 'B-BCCA', room, `${places} | ${rest}`);

interface Way {
  readonly text: string;
  /** The last step is the one refused. */
  readonly steps: string;
  readonly why: keyof PkRefusals;
  readonly rule: string;
  /** Everything the refusal must carry and the sentence must name. */
  readonly powers?: readonly PowerId[];
  readonly places?: readonly LocationId[];
  readonly seat?: number;
}
const way = (text: string, steps: string, why: keyof PkRefusals, rule: string, cause: Pick<Way, 'powers' | 'places' | 'seat'>): Way => ({
  text,
  steps,
  why,
  rule,
  ...cause,
});

const WAYS: Readonly<Record<string, Way>> = {
  'PK-9.1 a counter of somebody else': way(four('commit A'), 'A send athens h1 attack leucas', 'not-in-hand', 'PK-9.1', {
    powers: ['athens'],
  }),
  'PK-9.1 Persia’s counters for who leads a city': way(four('commit A'), 'A send persia h2 attack leucas', 'not-in-hand', 'PK-9.1', {
    powers: ['persia'],
  }),
  'PK-9.1 a place that is not shown': way(four('commit A'), 'A send sparta h1 attack cythera', 'not-shown', 'PK-9.1', {
    places: ['cythera'],
  }),
  'PK-9.1 a strength that is not in hand': way(
    four('commit A', 'pending sparta t attack leucas none'),
    'A choose 4',
    'no-such-counter',
    'PK-9.1',
    {},
  ),
  'PK-9.2 a unit that does not fight there': way(four('commit A'), 'A send sparta t1 attack mantinea', 'wrong-unit', 'PK-9.2', {
    places: ['mantinea'],
  }),
  'PK-9.3 against one’s own city': way(four('commit D'), 'D send argos h1 attack delium', 'own-city', 'PK-9.3', {
    powers: ['thebes'],
    places: ['delium'],
  }),
  'PK-9.3 beside others against one’s own city': way(
    four('commit D', 'attack delium sparta h1'),
    'D send argos h1 attack delium',
    'own-city',
    'PK-9.3',
    { powers: ['thebes'], places: ['delium'] },
  ),
  'PK-9.4 on both sides, another power of the same player': way(
    four('commit D', 'attack leucas thebes h1 | granted argos leucas'),
    'D send argos h1 defend leucas',
    'both-sides',
    'PK-9.4',
    { powers: ['thebes'], places: ['leucas'] },
  ),
  'PK-9.4 on both sides, two players of Persia': way(
    persia('commit E', 'attack leucas persia t3 | main leucas attack D | granted persia leucas'),
    'E send persia h3 defend leucas',
    'both-sides',
    'PK-9.4',
    { powers: ['persia'], places: ['leucas'] },
  ),
  'PK-10.1 without permission as main defender': way(four('commit D'), 'D send thebes h2 defend attica', 'no-permission', 'PK-10.1', {
    powers: ['thebes', 'athens'],
    places: ['attica'],
    seat: 1,
  }),
  'PK-10.1 without permission beside a defender': way(
    four('commit D', 'defend attica athens h1'),
    'D send thebes h2 defend attica',
    'no-permission',
    'PK-10.1',
    { powers: ['thebes', 'athens'], places: ['attica'], seat: 1 },
  ),
  'PK-10.3 nobody can give permission': way(
    persia('commit D', 'held E any-plain'),
    'D send persia h2 defend sicily',
    'no-leader',
    'PK-10.3',
    {
      powers: ['sparta'],
      places: ['sicily'],
    },
  ),
  'PK-10.12 without the main player, attacking': way(
    asked(four('commit D', 'attack pylos corinth h1')),
    'D send thebes h2 attack pylos',
    'no-join',
    'PK-10.12',
    { powers: ['thebes'], places: ['pylos'], seat: 2 },
  ),
  'PK-10.12 without the main player, defending': way(
    asked(four('commit D', 'defend attica corinth h1 | main attica defend C | granted thebes attica')),
    'D send thebes h2 defend attica',
    'no-join',
    'PK-10.12',
    { powers: ['thebes'], places: ['attica'], seat: 2 },
  ),
  'PK-11.2 at war, to defend': way(
    four('commit C', 'attack pylos corinth h1 | granted corinth sicily'),
    'C send corinth h2 defend sicily',
    'at-war',
    'PK-11.2',
    { powers: ['corinth', 'sparta'], places: ['sicily'] },
  ),
  'PK-11.2 at war, beside the enemy’s counters': way(
    four('commit C', 'attack pylos corinth h1 | attack attica sparta h1'),
    'C send corinth h2 attack attica',
    'at-war',
    'PK-11.2',
    { powers: ['corinth', 'sparta'], places: ['attica'] },
  ),
  'PK-11.2 helped before, now to attack': way(
    four('commit D', 'defend plataea argos h1 | main plataea defend D'),
    'D send argos h2 attack attica',
    'allied',
    'PK-11.2',
    { powers: ['argos', 'athens'], places: ['attica'] },
  ),
  'PK-11.2 a guest against its host': way(
    four(
      'commit D',
      'granted thebes sicily | attack sicily athens h2 | hosted athens-thebes | friendly athens-thebes | hostile athens-sparta',
    ),
    'D send thebes h1 defend sicily',
    'guest',
    'PK-11.2',
    { powers: ['thebes', 'athens'], places: ['sicily'] },
  ),
  'PK-11.3 strict: opponents elsewhere': way(
    strict(four('commit D', 'attack attica corinth h1 | defend attica thebes h1 | attack pylos corinth h2')),
    'D send thebes h2 attack pylos',
    'enemies',
    'PK-11.3',
    { powers: ['thebes', 'corinth'], places: ['pylos'] },
  ),
  'PK-11.3 strict: at war': way(
    strict(four('commit C', 'attack pylos corinth h1 | granted corinth sicily')),
    'C send corinth h2 defend sicily',
    'at-war',
    'PK-11.3',
    { powers: ['corinth', 'sparta'], places: ['sicily'] },
  ),
  'PK-11.3 strict: helped before': way(
    strict(four('commit C', 'attack pylos corinth h1 | attack pylos thebes h1')),
    'C send corinth h2 attack delium',
    'allied',
    'PK-11.3',
    { powers: ['corinth', 'thebes'], places: ['delium'] },
  ),
  'PK-8.12 a third counter': way(
    four('commit A'),
    'A send sparta h2 attack attica; A send sparta h2 attack attica; A send sparta h2 attack attica',
    'budget',
    'PK-8.12',
    {},
  ),
  'PK-8.13 a cube before any counter': way(
    four('commit A', 'megara A1'),
    'A send megara h1 attack delium pay megara',
    'extra-needs-base',
    'PK-8.13',
    {},
  ),
  'PK-8.13 a cube of another city': way(
    four('commit A', 'megara A1 | sparta A2'),
    'A send sparta h2 attack attica; A send megara h1 attack delium pay sparta',
    'wrong-cube',
    'PK-8.13',
    { powers: ['sparta', 'megara'] },
  ),
  'PK-8.13 no cube there': way(
    four('commit A', 'megara B2'),
    'A send sparta h2 attack attica; A send megara h1 attack delium pay megara',
    'no-cube-to-pay',
    'PK-8.13',
    { powers: ['megara'] },
  ),
  'PK-8.14 no cube of a Persian player there': way(
    persia('commit D', 'corinth D1'),
    'D send persia h2 attack attica; D send persia h2 attack attica pay thebes',
    'no-cube-to-pay',
    'PK-8.14',
    { powers: ['thebes'] },
  ),
  'PK-8.13 a second power for the cube': way(
    four('commit A', 'megara A2 | sparta A2'),
    'A send sparta h2 attack attica; A send megara h1 attack delium pay megara; A send sparta h2 attack attica pay sparta',
    'extra-other-power',
    'PK-8.13',
    { powers: ['megara'] },
  ),
  'PK-8.13 a third counter for the cube': way(
    four('commit A', 'megara A2'),
    'A send sparta h2 attack attica; A send megara h1 attack delium pay megara; A send megara h2 attack delium pay megara; A send megara t1 attack leucas pay megara',
    'extra-spent',
    'PK-8.13',
    {},
  ),
  'PK-8.17 before the counter is chosen': way(
    four('commit A', 'pending sparta h attack attica none'),
    'A send sparta h1 attack leucas',
    'choose-counter-first',
    'PK-8.17',
    {},
  ),
};

/** The refusal of the last step; the steps before it are legal. */
const refusalOf = ({ text, steps }: Way) => {
  const s = position(text);
  const all = steps.split(';');
  for (const [i, step] of all.entries())
    for (const { by, action } of act(s, step.trim())) {
      const refusal = perikles.why(s, by, action);
      if (i === all.length - 1) return refusal;
      expect(refusal, step).toBeUndefined();
      perikles.apply(s, by, action);
    }
  return undefined;
};

/** Names in fields: single ones, and lists. */
const causes = (fields: Readonly<Record<string, unknown>>, keys: readonly string[]): unknown[] =>
  keys.flatMap(key => (fields[key] === undefined ? [] : Array.isArray(fields[key]) ? fields[key]! : [fields[key]]));

describe('every way a placement can be illegal', () => {
  test.each(Object.entries(WAYS))('%s', (_title, expected) => {
    const refusal = refusalOf(expected);
    expect(refusal).toMatchObject({ why: expected.why, rule: expected.rule });
    const fields = (refusal?.with ?? {}) as Readonly<Record<string, unknown>>;
    expect(causes(fields, ['power', 'powers', 'city']).toSorted()).toEqual((expected.powers ?? []).toSorted());
    expect(causes(fields, ['place'])).toEqual(expected.places ?? []);
    expect(fields.seat).toBe(expected.seat);
    for (const language of LANGUAGES) {
      const text = texts[language];
      const said = text.refusal(refusal as NonNullable<typeof refusal>);
      for (const power of expected.powers ?? []) expect(said, language).toContain(text.powers[power]);
      for (const place of expected.places ?? []) expect(said, language).toContain(text.locations[place]);
      if (expected.seat !== undefined) expect(said, language).toContain(text.seat(expected.seat));
      expect(text.rule(expected.rule)?.text.length, language).toBeGreaterThan(10);
    }
  });

  test('in two languages, no two ways sound alike', () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'it']));
    for (const language of LANGUAGES) {
      const codes = new Map<string, string>();
      for (const expected of Object.values(WAYS)) {
        const said = texts[language].refusal(refusalOf(expected) as never);
        expect(codes.get(said) ?? expected.why).toBe(expected.why);
        codes.set(said, expected.why);
      }
    }
  });

  test('what is refused in play has its way here', () => {
    const shown = new Set<string>(Object.values(WAYS).map(w => w.why));
    const placements = EVERY_ACTION.filter(a => a.do === 'place' || a.do === 'choose-counter');
    const met = new Set<string>();
    for (const [seats, json] of [
      [3, {}],
      [5, { diplomacy: 'pairwise', alliedBoxPermission: 'mainPlayer' }],
    ] as const) {
      const rng = sfc32(`refusals/${seats}`);
      randomPlayout(perikles, perikles.setup(seats, perikles.parseOptions(json) as PkOptions, perikles.rules), rng, 5000, s => {
        const f = s.stack.at(-1);
        if (f?.room !== 'commit' || rng.int(8) > 0) return;
        for (const action of placements) {
          const code = perikles.why(s, f.seat, action)?.why ?? 'not-now';
          if (code !== 'not-now') met.add(code);
        }
      });
    }
    expect([...met].filter(code => !shown.has(code))).toEqual([]);
    expect(met.size).toBeGreaterThan(15);
  });
});
