/** What the engine protocol answers when something is wrong. A wrong request changes nothing. */
import type { Action, GameEvent, GameText, Illegal, Refused } from '@stoa/engine';

export type ErrorCode = 'malformed' | 'unknown' | 'illegal' | 'not-your-turn' | 'over' | 'barrier' | 'too-large';

export interface Wrong {
  readonly error: { readonly code: ErrorCode; readonly message: string } & Readonly<Record<string, unknown>>;
}

export const wrong = (code: ErrorCode, message: string, more: Readonly<Record<string, unknown>> = {}): Wrong => ({
  error: { code, message, ...more },
});

export const isWrong = (x: unknown): x is Wrong => typeof x === 'object' && x !== null && 'error' in x;

type Text = GameText<Action, GameEvent, unknown>;

/** A refusal with its sentence in the language of the request. */
export const explained = (illegal: Illegal, text: Text): Illegal & { readonly text: string } => ({
  ...illegal,
  text: text.refusal(illegal),
});

const BARS: Readonly<Record<string, string>> = {
  nothing: 'this seat has nothing to take back',
  over: 'the game is over',
  chance: 'dice or a draw came after it',
  told: 'somebody has learnt something hidden by it',
  'later-entry': 'somebody has acted on it',
};

const CODES: Readonly<Record<Refused['refused'], ErrorCode>> = {
  illegal: 'illegal',
  'not-your-turn': 'not-your-turn',
  over: 'over',
  barrier: 'barrier',
  stale: 'illegal',
  sealed: 'illegal',
  'too-large': 'too-large',
  unknown: 'unknown',
};

/** What the driver refuses without a rule of the game. */
const PLAIN: Readonly<Partial<Record<Refused['refused'], string>>> = {
  over: 'the game is over',
  'not-your-turn': 'the table rolls and draws for itself; open it with "chance":"asked" to play −1',
  'too-large': 'the table has no room for more entries',
};

/** The driver's refusal as an error of the protocol. */
export const refused = ({ refused: code, illegal, bar, index }: Refused, text: Text): Wrong => {
  const at = index === undefined ? {} : { index };
  if (bar !== undefined) return wrong('barrier', BARS[bar] ?? bar, { bar, ...at });
  if (illegal === undefined) return wrong(CODES[code], PLAIN[code] ?? code, at);
  const reason = explained(illegal, text);
  return wrong(CODES[code], reason.text, { ...reason, ...at });
};
