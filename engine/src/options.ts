/** Parses options that are choices: a missing option takes its default, an unknown one is refused. */
import type { Illegal, OptionSpec, RuleId } from './contract.ts';
import { isFields } from './guards.ts';

/** For games whose options are all of kind `choice`. `rule` is cited for a name or value that is not in the spec. */
export const parseChoices = <O extends object>(spec: OptionSpec<O>, json: unknown, rule: RuleId): O | Illegal => {
  if (!isFields(json)) return { rule, why: 'unknown-option' };
  for (const name of Object.keys(json)) if (!Object.hasOwn(spec, name)) return { rule, why: 'unknown-option', with: { option: name } };
  const options: Partial<O> = {};
  for (const name of Object.keys(spec) as (keyof O & string)[]) {
    const { kind, default: usual, rule: itsRule } = spec[name];
    const wanted = json[name] === undefined ? usual : (json[name] as O[typeof name]);
    if (kind === 'choice' && !spec[name].values.includes(wanted)) return { rule: itsRule, why: 'unknown-option', with: { option: name } };
    options[name] = wanted;
  }
  return options as O;
};
