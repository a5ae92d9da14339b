/** The table options, EW-18. */
import { type Illegal, type OptionSpec, parseChoices } from '@stoa/engine';

export interface EwOptions {
  /** EW-18.1. */
  readonly persianFleetCost: 1 | 2;
}

export const OPTION_SPEC: OptionSpec<EwOptions> = {
  persianFleetCost: { kind: 'choice', values: [2, 1], default: 2, rule: 'EW-18.1', offered: true },
};

export const parseOptions = (json: unknown): EwOptions | Illegal => parseChoices(OPTION_SPEC, json, 'EW-18.1');
