/** The parser accepts what the schemas describe and nothing else, at any size and depth, without throwing. */
import { API, ERROR_CODES, parseBody, parseClientMessage } from '@stoa/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const TABLE = 'abcdefghijklmnop';
const intent = { id: 'abcdefgh', do: 'play', decision: 1, actions: [{ do: 'move' }] };

describe('socket messages', () => {
  const good: [string, object][] = [
    ['attach', { t: 'attach', n: 1, table: TABLE, cursor: 0 }],
    ['detach', { t: 'detach', n: 1, table: TABLE }],
    ['intent', { t: 'intent', n: 1, table: TABLE, intent }],
    ['undo', { t: 'intent', n: 1, table: TABLE, intent: { id: 'abcdefgh', do: 'undo', cursor: 3 } }],
    ['beside the turn', { t: 'intent', n: 1, table: TABLE, intent: { ...intent, decision: null } }],
    ['why', { t: 'why', n: 1, table: TABLE, action: {} }],
    ['say', { t: 'say', n: 1, table: TABLE, say: { id: 'abcdefgh', text: 'x' } }],
    ['plan', { t: 'plan', n: 1, table: TABLE, plan: { replaces: null, steps: [{ room: 'bid', take: 'all', actions: [{}] }] } }],
    ['a plan withdrawn', { t: 'plan', n: 1, table: TABLE, plan: { replaces: TABLE, steps: [] } }],
    ['read-plan', { t: 'read-plan', n: 1, table: TABLE }],
    ['ping', { t: 'ping', n: 0 }],
  ];
  test.each(good)('%s is let in as it is', (_name, message) => {
    expect(parseClientMessage(JSON.stringify(message))).toEqual({ message });
  });

  const bad: [string, unknown, number | null][] = [
    ['no number', { t: 'ping' }, null],
    ['a negative number', { t: 'ping', n: -1 }, null],
    ['an unknown kind', { t: 'reboot', n: 4 }, 4],
    ['an extra field', { t: 'ping', n: 4, x: 1 }, 4],
    ['a table by another name', { t: 'detach', n: 4, table: '../../etc' }, 4],
    ['a cursor before the beginning', { t: 'attach', n: 4, table: TABLE, cursor: -1 }, 4],
    ['seventeen actions', { t: 'intent', n: 4, table: TABLE, intent: { ...intent, actions: Array(17).fill({}) } }, 4],
    ['no actions', { t: 'intent', n: 4, table: TABLE, intent: { ...intent, actions: [] } }, 4],
    ['a long line', { t: 'say', n: 4, table: TABLE, say: { id: 'abcdefgh', text: 'x'.repeat(501) } }, 4],
    ['a line that ends in the middle of the store', { t: 'say', n: 4, table: TABLE, say: { id: 'abcdefgh', text: 'a\u0000b' } }, 4],
    ['a line with nothing to read', { t: 'say', n: 4, table: TABLE, say: { id: 'abcdefgh', text: ' \n\u200B\uFEFF' } }, 4],
    ['an empty line', { t: 'say', n: 4, table: TABLE, say: { id: 'abcdefgh', text: '' } }, 4],
    ['depth', { t: 'why', n: 4, table: TABLE, action: JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`) }, 4],
    [
      'a plan for later than ever',
      { t: 'plan', n: 4, table: TABLE, plan: { replaces: null, steps: Array(9).fill({ room: 'bid', take: 'all', actions: [{}] }) } },
      4,
    ],
    [
      'a plan that takes some',
      { t: 'plan', n: 4, table: TABLE, plan: { replaces: null, steps: [{ room: 'bid', take: 'some', actions: [{}] }] } },
      4,
    ],
    ['nothing', null, null],
    ['a word', 'ping', null],
  ];
  test.each(bad)('%s is kept out, with its number if it has one', (_name, message, n) => {
    expect(parseClientMessage(JSON.stringify(message))).toEqual({ n });
  });

  test('anything at all: never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json({ maxDepth: 30 })), text => {
        const parsed = parseClientMessage(text);
        expect('message' in parsed || parsed.n === null || Number.isInteger(parsed.n)).toBe(true);
      }),
    );
  });
});

describe('bodies', () => {
  test('names and words are what people can read, in any writing', () => {
    const isName = (name: string) => parseBody('PATCH /api/me', { name }) !== undefined;
    for (const name of ['Anna', 'Ἀσπασία', 'بارسا', 'علی\u200cرضا', '👩\u200d🚀', 'O’Neill II']) expect(isName(name), name).toBe(true);
    for (const name of ['', ' x', 'x ', '\u200b', '\u2060\u00ad', 'a\u0000b', 'a\nb', '\u202Egnp.exe', 'a\u2066b', 'x'.repeat(25)])
      expect(isName(name), JSON.stringify(name)).toBe(false);
    const isLine = (text: string) => parseBody('POST /api/tables/:table/chat', { id: 'abcdefgh', text }) !== undefined;
    for (const text of ['x', 'two\nlines\tand more', '<b>x</b>', '\u202aשלום', '?']) expect(isLine(text), text).toBe(true);
    for (const text of ['', '\n\n', '\u200b ', '\u0007', 'a\u0000']) expect(isLine(text), JSON.stringify(text)).toBe(false);
    expect(parseBody('PUT /api/me/notices/webhook', { url: 'https://example.org/\u0000' })).toBeUndefined();
    expect(parseBody('POST /api/tokens', { label: 'a\u0000' })).toBeUndefined();
  });

  test('every route has a method, an address under /api, and a body check', () => {
    for (const route of Object.keys(API)) expect(route).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/api(\/:?[a-z-]+)+$/);
  });

  test('a table as the dialog makes it, and as it must not be', () => {
    const wish = { game: 'petteia', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }], clock: { kind: 'turn', hours: 24 } };
    expect(parseBody('POST /api/tables', wish)).toEqual({ body: wish });
    for (const wrong of [
      { ...wish, seats: [] },
      { ...wish, seats: Array(9).fill({ kind: 'open' }) },
      { ...wish, clock: { kind: 'turn', hours: 0 } },
      { ...wish, clock: { kind: 'none', hours: 1 } },
      { ...wish, game: 'Petteia!' },
      { ...wish, host: 'me' },
      { ...wish, entropy: 'xyz' },
    ])
      expect(parseBody('POST /api/tables', wrong)).toBeUndefined();
  });

  const names: [string, boolean][] = [
    ['Thais', true],
    ['Θουκυδίδης', true],
    ['', false],
    [' Thais', false],
    ['x'.repeat(25), false],
  ];
  test.each(names)('the name "%s"', (name, isGood) => {
    expect(parseBody('PATCH /api/me', { name }) !== undefined).toBe(isGood);
  });
});

test('error codes are words', () => {
  for (const code of ERROR_CODES) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});
