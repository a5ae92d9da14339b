/** The table options: PA-3.1, PA-7.5, PA-19, PA-22. `pack` is a data pack, or null for the built-in one. */
import { type Illegal, isIllegal, type OptionSpec, parseChoices } from '@stoa/engine';
import type { PackJson } from './pack/types.ts';
import { MAX_PACK_BYTES, packProblem } from './pack/validate.ts';

export interface PaOptions {
  readonly beginner: boolean;
  readonly delianLeague: boolean;
  readonly tournament: boolean;
  readonly openTrades: boolean;
  readonly pack: PackJson | null;
}

const YES_NO = [false, true] as const;

export const OPTION_SPEC: OptionSpec<PaOptions> = {
  beginner: { kind: 'choice', values: YES_NO, default: false, rule: 'PA-3.1', offered: true },
  delianLeague: { kind: 'choice', values: YES_NO, default: false, rule: 'PA-19.1', offered: true },
  tournament: { kind: 'choice', values: YES_NO, default: false, rule: 'PA-19.2', offered: true },
  openTrades: { kind: 'choice', values: YES_NO, default: false, rule: 'PA-7.5', offered: true },
  pack: { kind: 'data', maxBytes: MAX_PACK_BYTES, default: null, rule: 'PA-22.1', offered: true },
};

export const parseOptions = (json: unknown): PaOptions | Illegal => {
  const options = parseChoices<PaOptions>(OPTION_SPEC, json, 'PA-22.1');
  if (isIllegal(options) || options.pack === null) return options;
  const problem = packProblem(options.pack);
  return problem === undefined ? options : { rule: problem.rule, why: 'bad-pack', with: { place: problem.place, reason: problem.reason } };
};
