/** Every rule with its title and our own words; a missing one does not compile. */
import type { PkWords } from '../words.ts';
import { battle } from './rules/battle.ts';
import { components } from './rules/components.ts';
import { diplomacy } from './rules/diplomacy.ts';
import { end } from './rules/end.ts';
import { forces } from './rules/forces.ts';
import { influence } from './rules/influence.ts';

export const rules: PkWords['rules'] = { ...components, ...influence, ...forces, ...diplomacy, ...battle, ...end };
