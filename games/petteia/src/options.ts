/** The table options: Petteia has none. */
import { type Illegal, type OptionSpec, parseChoices } from '@stoa/engine';

export type PtOptions = Record<never, never>;

export const OPTION_SPEC: OptionSpec<PtOptions> = {};

export const parseOptions = (json: unknown): PtOptions | Illegal => parseChoices(OPTION_SPEC, json, 'PT-1');
