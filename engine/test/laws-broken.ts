/** For each law a game that differs from tiny in one line and breaks that law, and no other. */
import { type Action, type AnyGame, commonPart, leave, NOT_NOW, open } from '@stoa/engine';
import type { LawName } from '@stoa/engine/laws';
import { TINY_ROOMS as R, roundRoom, tiny, tinyOf } from '@stoa/engine/testing';

/** Nothing of the kind belongs into a game: a memory outside the state. */
let calls = 0;

/** A look at a low card shows nothing and is forgotten, others notice no look; the silence tells that it was low, and no bar knows of it. */
export const SILENT: AnyGame = {
  ...tinyOf({
    ...R,
    look: {
      ...R.look,
      apply: (s, f, by, a, log) => {
        const known = s.knows.slice();
        let low = false;
        R.look.apply(s, f, by, a, e => {
          low = e.e === 'looked' && e.card < 8;
          if (!low) log?.(e);
        });
        if (low) s.knows.splice(0, known.length, ...known);
      },
    },
  }),
  seen: (e, seat) => (e.e === 'looked' && (e as { by?: unknown }).by !== seat ? undefined : tiny.seen(e as never, seat)),
  determinize: (s, seat) => tiny.determinize(s as never, seat, { int: () => 0 }),
};

/** Its round names an answer of another room as its decline. */
export const UNDECLINABLE: AnyGame = tinyOf({ ...R, round: { ...R.round, decline: { do: 'look-away' } } });

export const BROKEN: Readonly<Record<LawName, AnyGame>> = {
  'why-is-pure': { ...tiny, view: (s, seat) => tiny.view(Object.assign(s as object, { stake: 9 }) as never, seat) },
  'nothing-throws': tinyOf({
    ...R,
    roll: {
      ...R.roll,
      apply: (s, f, by, a, log) => R.roll.apply(s, f, by, JSON.parse(a.do === 'die' && a.pips === 6 ? '' : JSON.stringify(a)), log),
    },
  }),
  'games-end': tinyOf({ ...R, look: { ...R.look, leadsTo: ['round'], apply: s => leave(Object.assign(s, { stake: 0 })) } }),
  'someone-can-act': tinyOf({ ...R, look: { ...R.look, actions: () => {}, why: () => NOT_NOW } }),
  'clone-is-deep': { ...tiny, clone: s => ({ ...tiny.clone(s as never), coins: (s as { coins: number[] }).coins }) },
  'apply-is-deterministic': tinyOf({
    ...R,
    roll: {
      ...R.roll,
      apply: (s, f, by, a, log) => {
        R.roll.apply(s, f, by, a, log);
        s.coins[0] = (s.coins[0] ?? 0) + (calls++ % 2);
      },
    },
  }),
  'listed-is-legal': tinyOf({ ...R, round: { ...R.round, actions: roundRoom(2).actions } }),
  'list-under-300': tinyOf({ ...R, round: roundRoom(301) }),
  'chance-accepted': tinyOf({ ...R, roll: { ...R.roll, why: (_s, _f, a) => (a.do === 'die' ? undefined : NOT_NOW) } }),
  'json-round-trip': { ...tiny, setup: (seats, o, rules) => ({ ...tiny.setup(seats, o as never, rules), stake: -0 }) },
  'notation-round-trip': { ...tiny, printPosition: s => tiny.printPosition(s as never).replace(/round \d/, 'round 1') },
  'resumed-once': tinyOf({
    ...R,
    look: {
      ...R.look,
      apply: (s, f, by, a, log) => {
        R.look.apply(s, f, by, a, log);
        open(s, f);
        leave(s);
      },
    },
  }),
  'exits-match-leads-to': tinyOf({ ...R, bid: { ...R.bid, leadsTo: [] } }),
  invariants: tinyOf({
    ...R,
    roll: {
      ...R.roll,
      apply: (s, f, by, a, log) => {
        R.roll.apply(s, f, by, a, log);
        s.bag &= s.bag - 1;
      },
    },
  }),
  'no-leak': { ...tiny, seen: (e, seat) => (e.e === 'looked' ? e : tiny.seen(e as never, seat)) },
  'parts-are-common': { ...tiny, view: (s, seat, parts) => commonPart(parts, 'view', () => tiny.view(s as never, seat)) },
  'determinize-keeps': {
    ...tiny,
    determinize: (s, seat, rng) => tiny.determinize({ ...(s as ReturnType<typeof tiny.clone>), knows: new Array(9).fill(0) }, seat, rng),
  },
  'undo-restores': {
    ...tiny,
    clone: s => ({ ...tiny.clone(s as never), coins: (s as { coins: number[] }).coins.map(n => Math.min(n, 9)) }),
  },
  'reveals-nothing': { ...tiny, revealsNothing: () => true },
  'undo-bars': { ...tiny, determinize: (s, seat) => tiny.determinize(s as never, seat, { int: () => 0 }) },
  'records-fold': { ...tiny, parseAction: json => ((json as Action).do === 'wave' ? undefined : tiny.parseAction(json)) },
};
