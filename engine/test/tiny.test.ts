/** Tiny under the tools of `engine/testing`: rule tables that pass, rule tables that must fail, play-outs and tree counts. */
import { sfc32 } from '@stoa/engine';
import {
  after,
  asks,
  becomes,
  choices,
  flowChart,
  hides,
  no,
  offers,
  ok,
  opens,
  over,
  perft,
  type Row,
  randomPlayout,
  ruleTables,
  type Step,
  shuts,
  tells,
  tiny,
} from '@stoa/engine/testing';
import { describe, expect, test } from 'vitest';

type TinyAction = Parameters<typeof tiny.apply>[2];
type TinyState = ReturnType<typeof tiny.clone>;

/** `0:stake coins=2` is seat 0; without a seat, the first that must act; `*:die pips=3` is chance. */
function* act(s: TinyState, text: string): Generator<Step<TinyAction>> {
  const [, by, kind, rest = ''] = /^(?:(\d|\*):)?([\w-]+)(.*)$/.exec(text) ?? [];
  const fields = Object.fromEntries([...rest.matchAll(/(\w+)=(-?\d+)/g)].map(([, k, v]) => [k, Number(v)]));
  yield { by: by === '*' ? -1 : by === undefined ? (tiny.actors(s)[0] ?? 0) : Number(by), action: { do: kind, ...fields } as TinyAction };
}

const DEALT =
  'seats 2 round 1 stake 0 bag 6.7.8.9.10.11.12.13.14.15 played - hands 0.1.2,3.4.5 shown -1,-1 coins 5,5 drafts -1,-1 drops 0,0 confirmed 0 knows -,-,-,- waves 0,0 gifts 0,0 stack round:0';
const { rule } = ruleTables(tiny, { test, act });

describe('tables that hold', () => {
  rule('TY-1', 'the leader stakes one to three coins', [
    [DEALT, 'stake coins=2', [ok, asks(0, 'look'), after('stake 2', '!stake 0'), tells({ e: 'staked', coins: 2 })]],
    [DEALT, 'stake coins=4', 'stake-range'],
    [DEALT, '1:stake coins=1', no('not-your-turn', 'TY-1', { room: 'round' })],
    [DEALT, '', [choices({ do: 'stake' }, 'coins', 1, 2, 3), opens('stake coins=3'), shuts('stake coins=0', 'look at=1')]],
  ]);
  rule('TY-2', 'bids are secret until the last is confirmed', [
    [
      DEALT,
      'stake coins=1; look-away; 0:choose card=2; 0:confirm; 1:choose card=3; 1:confirm',
      [asks(-1, 'roll'), after('shown 2,3', 'played 2.3')],
    ],
    [DEALT, 'stake coins=1; look-away; 0:choose card=2', [hides({ e: 'drafted' }, 1), tells({ e: 'drafted' }, 0)]],
    [DEALT, 'stake coins=1; look-away; 0:choose card=3', 'not-in-hand'],
    [DEALT, 'stake coins=1; look-away; 1:choose card=3; 1:choose card=4', 'has-draft'],
  ]);
  rule('TY-4', 'only who looks learns the card', [
    [
      DEALT,
      'stake coins=1; look at=1',
      [tells({ e: 'looked', card: 3 }, 0), tells({ e: 'looked', card: -1 }, 1), hides({ e: 'looked', card: 3 }, 1)],
    ],
  ]);
  rule(['TY-5', 'TY-6'], 'gifts are open; the start deals', [
    [DEALT, '1:gift to=0 coins=5', after('coins 10,0')],
    [DEALT, '1:gift to=0 coins=6', 'sum-range'],
    ['start', '', asks(-1, 'deal')],
    ['start', '*:draw card=15', after('hands 15,-')],
    ['start', '*:draw card=16', 'not-in-bag'],
  ]);
});

/** Runs a table and gives what it would report, '' if it holds. */
const reported = (rows: readonly Row<Record<never, never>>[]): string => {
  let said = '';
  const run = (_name: string, body: () => void): void => {
    try {
      body();
    } catch (error) {
      said = String(error);
    }
  };
  ruleTables(tiny, { test: run, act }).rule('TY-1', 'tried', rows);
  return said;
};

describe('tables that must fail', () => {
  test.each<[string, readonly Row<Record<never, never>>[], RegExp]>([
    ['only an accepted row', [[DEALT, 'stake coins=1', ok]], /needs a resulting position/],
    [
      'accepted, though a refusal is expected',
      [
        [DEALT, 'stake coins=1', 'stake-range'],
        [DEALT, 'stake coins=1', ok],
      ],
      /row 1 .*\n.*accepted, though/,
    ],
    [
      'another code',
      [
        [DEALT, 'stake coins=9', 'no-draft'],
        [DEALT, 'stake coins=1', ok],
      ],
      /expected TY-1 no-draft, refused with TY-1 stake-range/,
    ],
    [
      'another rule',
      [
        [DEALT, 'stake coins=9', no('stake-range', 'TY-2')],
        [DEALT, 'stake coins=1', ok],
      ],
      /expected TY-2/,
    ],
    ['an early step refused', [[DEALT, 'stake coins=9; look-away', after('round 1')]], /"stake coins=9" is refused/],
    ['a token that is not there', [[DEALT, '', after('round 2')]], /expected round 2 in/],
    ['a token that should not be there', [[DEALT, '', after('!round 1')]], /expected !round 1/],
    ['a list: its first item is a word', [[DEALT, '', after('coins 5')]], /^$/],
    ['part of a number', [[DEALT, '', after('card 1')]], /expected card 1/],
    ['another position', [[DEALT, 'stake coins=1', becomes(DEALT)]], /found:/],
    ['too few offers', [[DEALT, '', offers('stake coins=1')]], /offered too: .*"coins":3/],
    ['other choices', [[DEALT, '', choices({ do: 'stake' }, 'coins', 1, 2)]], /expected 1 2, offered 1 2 3/],
    ['an open step that is shut', [[DEALT, '', [opens('look-away'), asks(0)]]], /"look-away" is refused/],
    ['a shut step that is open', [[DEALT, '', [shuts('stake coins=1'), asks(0)]]], /"stake coins=1" is accepted/],
    ['an event that was not told', [[DEALT, 'stake coins=1', tells({ e: 'staked', coins: 3 })]], /tells/],
    ['another actor', [[DEALT, '', asks(1)]], /expected \[1\] to act/],
    ['not over', [[DEALT, '', over('rounds')]], /the game goes on/],
    ['an unreadable position', [['seats 9', '', asks(0)]], /cannot read the position/],
  ])('%s', (_title, rows, message) => {
    expect(reported(rows)).toMatch(message);
  });

  test('a list that disagrees with why', () => {
    const run = (_name: string, body: () => void): void => body();
    const liar = { ...tiny, why: () => undefined };
    expect(() => ruleTables(liar, { test: run, act }).rule('TY-1', 'x', [[DEALT, 'stake coins=9', after('stake 9')]])).toThrow(
      /legal but not listed/,
    );
    const shy = { ...tiny, why: () => ({ rule: 'TY-1', why: 'no' }) };
    expect(() =>
      ruleTables(shy, { test: run, act }).rule('TY-1', 'x', [
        [DEALT, 'stake coins=1', no('no', 'TY-1')],
        [DEALT, '', asks(0)],
      ]),
    ).toThrow(/listed but refused/);
  });
});

test('random play is the same for the same seed, and ends', () => {
  const play = (seed: string) => randomPlayout(tiny, tiny.setup(3, {}, 1), sfc32(seed));
  expect(play('a')).toEqual(play('a'));
  expect(play('a').steps).not.toEqual(play('b').steps);
  expect(play('a').ended).toBe(true);
  expect(randomPlayout(tiny, tiny.setup(3, {}, 1), sfc32('a'), 5)).toMatchObject({ ended: false, steps: { length: 5 } });
});

test('tree counts: chance costs no depth', () => {
  const dealt = tiny.parsePosition(DEALT) as TinyState;
  // Stakes 3 + wave + gift; then look-away, look, wave, gift after a stake; five again after an aside less one.
  expect([0, 1, 2].map(depth => perft(tiny, dealt, depth))).toEqual([1, 5, 3 * 4 + 2 * 4]);
  expect(perft(tiny, tiny.setup(2, {}, 1), 1, 'first')).toBe(5);
  expect(perft(tiny, tiny.setup(2, {}, 1), 1, s => tiny.sample(s, { int: () => 0 }))).toBe(5);
});

test('the flow chart has every room and every exit', () => {
  const lines = flowChart(tiny).split('\n').slice(2);
  expect(lines.map(line => line.split(' | ').at(0))).toEqual(Object.keys(tiny.rooms).map(name => `| ${name}`));
  expect(lines.map(line => line.split(' | ').at(-1))).toEqual(Object.values(tiny.rooms).map(({ leadsTo }) => `${leadsTo.join(', ')} |`));
});
