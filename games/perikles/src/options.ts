/** The table options of Perikles that are offered to players, and the constant `defendPermission`. */
import type { OptionSpec } from '@stoa/engine';

export interface PkOptions {
  readonly diplomacy: 'official' | 'pairwise';
  readonly intrinsics: 'rulebook' | 'bga' | 'italian';
  readonly specialTiles: 'on' | 'off';
  readonly defendPermission: 'mainAndAllied' | 'mainOnly';
  readonly alliedBoxPermission: 'none' | 'mainPlayer';
}

export const OPTION_SPEC: OptionSpec<PkOptions> = {
  diplomacy: { kind: 'choice', values: ['official', 'pairwise'], default: 'official', rule: 'PK-11.3', offered: true },
  intrinsics: { kind: 'choice', values: ['rulebook', 'bga', 'italian'], default: 'rulebook', rule: 'PK-12.3', offered: true },
  specialTiles: { kind: 'choice', values: ['on', 'off'], default: 'on', rule: 'PK-2.3', offered: true },
  defendPermission: {
    kind: 'choice',
    values: ['mainAndAllied', 'mainOnly'],
    default: 'mainAndAllied',
    rule: 'PK-10.13',
    offered: false,
  },
  alliedBoxPermission: { kind: 'choice', values: ['none', 'mainPlayer'], default: 'none', rule: 'PK-10.12', offered: true },
};
