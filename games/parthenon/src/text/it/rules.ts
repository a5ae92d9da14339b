/** Every rule with its title and our own words; a missing one does not compile. */
import type { PaWords } from '../words.ts';
import { building } from './rules/building.ts';
import { components } from './rules/components.ts';
import { end } from './rules/end.ts';
import { island } from './rules/island.ts';
import { sea } from './rules/sea.ts';

export const rules: PaWords['rules'] = { ...components, ...island, ...sea, ...building, ...end };
