/** A text at a table where nobody has a name. */
import type { AnyText } from '../src/games/types.ts';
import { type NamedText, namePeople } from '../src/table/name-people.ts';

export const unnamed = (text: object): NamedText => namePeople(text as AnyText, { names: [], byName: true, you: 'you' });
