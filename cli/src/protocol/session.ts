/**
 * One conversation of the engine protocol. In: lines. Out: one reply each, an error object for anything wrong. The caller is a
 * referee: it drives every seat, so `actors` in replies to new, play and undo are the true ones; `look` at a seat shows only
 * what that seat may know.
 */
import { isFields, isOneOf, LANGUAGES, type Language, messageOf } from '@stoa/engine';
import type { Request } from './asking.ts';
import { type Line, MOST_BYTES } from './lines.ts';
import { wrong } from './replies.ts';
import { REQUESTS } from './requests.ts';
import type { Tables } from './tables.ts';
import { makeTables } from './tables.ts';

export interface Session {
  answer(line: Line): Promise<object>;
}

const isId = (id: unknown): boolean => id === null || typeof id === 'number' || (typeof id === 'string' && id.length <= 200);
const isLanguage = (x: unknown): x is Language => isOneOf(LANGUAGES, x);

const parse = (text: string): Request | undefined => {
  try {
    const json: unknown = JSON.parse(text);
    return isFields(json) ? json : undefined;
  } catch {
    return undefined;
  }
};

const reply = async (tables: Tables, request: Request): Promise<object> => {
  const { do: wanted, lang = 'en' } = request;
  if (typeof wanted !== 'string') return wrong('malformed', '"do" must name a request, as in {"do":"games"}');
  if (!Object.hasOwn(REQUESTS, wanted))
    return wrong('unknown', `there is no request "${wanted.slice(0, 40)}"; there are: ${Object.keys(REQUESTS).join(', ')}`);
  if (!isLanguage(lang)) return wrong('unknown', `"lang" must be one of: ${LANGUAGES.join(', ')}`);
  try {
    return await REQUESTS[wanted]!({ tables, request, lang });
  } catch (error) {
    // The game threw: a bug in its rules. The driver works on copies, so the table is unchanged.
    return wrong('illegal', `the rules broke on this request: ${messageOf(error)}`, { broken: true });
  }
};

export const openSession = (): Session => {
  const tables = makeTables();
  return {
    async answer(line) {
      if ('wrong' in line)
        return line.wrong === 'too-large'
          ? wrong('too-large', `a line has at most ${MOST_BYTES} bytes`)
          : wrong('malformed', 'the line is not valid UTF-8');
      const request = parse(line.text);
      if (request === undefined) return wrong('malformed', 'a line must be one JSON object');
      if (!Object.hasOwn(request, 'id')) return reply(tables, request);
      if (!isId(request.id)) return wrong('malformed', '"id" must be a number or a text of at most 200 characters');
      const answer = await reply(tables, request);
      return { id: request.id, ...answer };
    },
  };
};
