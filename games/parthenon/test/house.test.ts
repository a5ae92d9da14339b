/** What belongs to no phase: packs in force, secrets, absent players, the piles. */
import { readdirSync, readFileSync } from 'node:fs';
import { after, hides, opens, tells } from '@stoa/engine/testing';
import { BUILTIN, parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';
import { at, build, rule } from './tools.ts';

const cheaper = JSON.stringify({
  ...BUILTIN,
  structures: BUILTIN.structures.map(s => (s.id === 'shrine' ? { ...s, cost: [{ n: 2, of: 'wool' }] } : s)),
});
rule(['PA-22.1', 'PA-22.2', 'PA-22.3', 'PA-22.6', 'PA-22.7', 'PA-22.9', 'PA-22.11', 'PA-2.12'], 'a pack that is not built in is in force', [
  [`${build('hand0=wool*2')} pack=${cheaper}`, '0 build shrine', after('acropolis=0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0')],
  [build('hand0=wool*2'), '0 build shrine', 'cannot-pay', { ids: ['PA-12.2'] }],
]);
rule(['PA-2.6', 'PA-2.13', 'PA-3.2', 'PA-1.12', 'PA-14.1'], 'plans come from the pile; what can be built is open', [
  ['3 tournament islands=chios,crete,rhodes room=deal-plans', '* draw-plan oracle', tells({ e: 'plan-drawn', wonder: 'oracle' }, 2)],
  ['3 tournament islands=chios,crete,rhodes room=deal-plans', '* draw-plan oracle; * draw-plan oracle', 'impossible', { ids: ['PA-14.1'] }],
  [build('hand0=grapes+wool'), '', opens('0 build village-3', '0 done')],
]);
rule(['PA-20.1'], 'others are told how many, not which', [
  [
    at('production', 'step=1 asked=1 done=6 hand0=army'),
    '0 assign-army 1; 0 confirm',
    [
      tells({ e: 'produced', seat: 0, cards: 3 }, 1),
      tells({ e: 'produced', seat: 0, cards: ['grapes', 'grapes', 'wool'] }, 0),
      hides({ e: 'produced', seat: 0, cards: ['grapes', 'grapes', 'wool'] }, 2),
    ],
  ],
]);
rule('PA-21.3', 'what an absent player does is always open', [
  [at('events', 'season=2 row=1,3,-1,-1 hand1=grapes'), '0 resolve-event drought', opens('1 suffer false')],
  [build('hand0=grapes+wool'), '0 done', after('step=12')],
]);

/** Plays a seat as if its player were away, until it is asked no more in this room. */
const away = (position: string, seat: number): string => {
  const s = parthenon.parsePosition(position);
  if ('why' in s) throw new Error(s.why);
  const done: string[] = [];
  for (let room = parthenon.room(s); parthenon.room(s) === room && parthenon.actors(s).includes(seat); ) {
    const action = parthenon.absent(s, seat);
    if (action === 'bot') return 'bot';
    expect(parthenon.why(s, seat, action)).toBeUndefined();
    const { do: kind, ...fields } = action;
    done.push([kind, ...Object.values(fields)].join(' '));
    parthenon.apply(s, seat, action);
  }
  return done.join('; ');
};
const AWAY: readonly (readonly [title: string, position: string, seat: number, does: string | RegExp])[] = [
  ['is done building', build('hand0=wool*2'), 0, 'done'],
  ['takes what an Academy brings', build('hand0=wool freePicks=1,0,0'), 0, /^choose-philosophy cynicism; done$/],
  ['is ready', at('trade-open', 'step=3 hand0=wool'), 1, 'ready'],
  ['stays', at('voyage-plan', 'step=5 asked=7 done=6 hand0=wool*2'), 0, 'confirm'],
  [
    'puts Armies to work',
    at('production', 'step=1 asked=1 done=6 hand0=army*2 villages=7,3,3'),
    0,
    'assign-army 1; assign-army 2; confirm',
  ],
  ['keeps one of each where that is more (B)', at('discard', 'step=11 asked=1 done=6 hand0=wool*2+ore+grain+gold'), 0, 'option-b'],
  [
    'keeps the dearest (A)',
    at('discard', 'step=11 asked=1 done=6 hand0=wool*3+tools+gold*2'),
    0,
    'keep gold; keep gold; keep tools; option-a',
  ],
  [
    'keeps six with a Treasury (A)',
    at('discard', `step=11 asked=1 done=6 hand0=wool*6+gold acropolis=0,0,0,0,0,1${',0'.repeat(12)}`),
    0,
    /(keep \w+; ){6}option-a/,
  ],
  [
    'loses the cheapest',
    at('events/event-decide', 'step=0 year=2 event=0 row=8,-1,-1,-1 named=2 asked=2 done=5 hand1=gold+ore+grain answer=-1,-1,-1'),
    1,
    'suffer false; pick grain; pick ore; confirm',
  ],
  [
    'loses one less where a power allows',
    at('events/event-decide', 'step=0 year=2 event=0 row=8,-1,-1,-1 named=2 asked=2 done=5 hand1=gold+ore+grain philosophies=0,1,0'),
    1,
    'suffer true; pick grain; confirm',
  ],
  [
    'takes the dearest',
    at('events/event-decide', 'step=0 year=3 event=0 row=17,-1,-1,-1 named=2 asked=2 done=5 answer=14,14,14'),
    1,
    'pick gift; confirm',
  ],
  [
    'passes on a harbor',
    at('harbor-vote', 'step=7 asked=1 done=6 at=0,-1,-1,-1,-1,-1,-1,-1,-1 sailed=1 cargo0A=wool'),
    0,
    'pass-harbor athens',
  ],
  [
    'discards the cheapest',
    at('return', 'step=9 asked=1 done=6 load=0,0,0,0,0,4,0,0,0,0,4LOAD'.replace('LOAD', ',0'.repeat(115))),
    0,
    'discard-cargo A wool; discard-cargo A wool; confirm',
  ],
  ['gives a vote to somebody', at('vote', 'step=12'), 0, /^vote [12]$/],
  ['settles what the Archon must', at('events', 'season=2 row=1,3,-1,-1'), 0, /^resolve-event (drought|bountiful_harvest)$/],
  ['picks a winner', at('tie-pick', 'year=3 season=4 step=13 tied=6'), 0, /^pick-winner [12]$/],
];
test.each(AWAY)('PA-21.3 an absent player %s', (_title, position, seat, does) => {
  const did = away(position, seat);
  if (typeof does === 'string') expect(did).toBe(does);
  else expect(did).toMatch(does);
});
test('PA-22.1 no card of the pack is named in the rules', () => {
  const { philosophies, wonders, events, hazards, harborStatus } = BUILTIN;
  const ids = [philosophies, wonders, events, hazards, harborStatus].flatMap(cards => cards.map(card => card.id));
  const src = new URL('../src/', import.meta.url);
  const named = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.ts$/.test(file) && !/^text\/|^index\.ts$/.test(file))
    .flatMap(file => {
      const code = readFileSync(new URL(file, src), 'utf8');
      return ids.filter(id => new RegExp(`['"\`]${id}['"\`]`).test(code)).map(id => `${file}: ${id}`);
    });
  expect(named).toEqual([]);
});
test('PA-20.1 a spectator sees no hand and no draft', () => {
  const s = parthenon.parsePosition(build('hand0=wool*2 cargo1A=gift'));
  if ('why' in s) throw new Error(s.why);
  const view = parthenon.view(s, undefined);
  expect(view.draft).toBeNull();
  expect(view.islands.map(island => island.hand)).toEqual([null, null, null]);
  expect(view.islands[1]?.fleets[0]?.cargo).toBeNull();
});
