/** The sixteen cases again, at a location with a symbol of each unit: grey ones of the defence, violet ones of the attack (rebels). */
import { after, asks, tells } from '@stoa/engine/testing';
import { describe } from 'vitest';
import { rule, war } from './tools.ts';

type Has = 'nothing' | 'F' | 'L' | 'FL';
/** F is the unit of the first round, L of the last; one counter of strength 1 of each that a side has. */
const stands = (side: string, where: string, power: string, has: Has, [first, last]: readonly [string, string]): string[] =>
  has === 'nothing' ? [] : [`${side} ${where} ${power}${has.includes('F') ? ` ${first}1` : ''}${has.includes('L') ? ` ${last}1` : ''}`];
/** A leads Athens and Argos, B Sparta and Megara, C Corinth, D Thebes. `C end` begins the battles. */
const four = (parts: readonly string[]): string => war(4, 'ABACDB', 'commit C', parts.join(' | '));
const dice = (unit: string, attack: number, defence: number) => [
  asks(-1, 'dice'),
  tells({ e: 'revealed', unit }),
  tells({ e: 'column', tokens: [attack, defence] }),
];
const wins = 'roll 12 2; roll 12 2';
const loses = 'roll 2 12; roll 2 12';

describe('grey symbols', () => {
  /** Sicily: triremes, then hoplites; A attacks with Athenians, B defends with Spartans. */
  const at = (attack: Has, defence: Has): string =>
    four([
      'locations sicily',
      ...stands('attack', 'sicily', 'athens', attack, ['t', 'h']),
      ...stands('defend', 'sicily', 'sparta', defence, ['t', 'h']),
    ]);
  const aside = after('set-aside sicily', '!owned', '!defeats', '!sparta B2');
  const cubes = after('set-aside sicily', 'sparta B2', '!defeats');
  const held = after('owned sicily B', '!defeats');
  const defeat = after('owned sicily A', 'defeats sparta 1');
  rule(['PK-12.2', 'PK-12.3', 'PK-12.5', 'PK-15.3'], 'the sixteen cases with grey symbols in both rounds', [
    [at('nothing', 'nothing'), 'C end', aside],
    [at('nothing', 'F'), 'C end', cubes],
    [at('nothing', 'L'), 'C end', cubes],
    [at('nothing', 'FL'), 'C end', cubes],
    [at('F', 'nothing'), 'C end', dice('trireme', 0, 0)],
    [at('F', 'nothing'), `C end; ${wins}`, [aside, tells({ e: 'round-free', unit: 'hoplite', side: 'defend' })]],
    [at('F', 'nothing'), `C end; ${loses}`, [aside, after('dead athens t1')]],
    [at('F', 'F'), 'C end', dice('trireme', 0, 0)],
    [at('F', 'F'), `C end; ${wins}`, [held, after('dead sparta t1')]],
    [at('F', 'F'), `C end; ${loses}`, held],
    [at('F', 'L'), 'C end', dice('trireme', 0, 0)],
    [at('F', 'L'), `C end; ${wins}`, [held, after('!dead')]],
    [at('F', 'FL'), `C end; ${wins}`, held],
    [at('L', 'nothing'), 'C end', [...dice('hoplite', 0, 1), tells({ e: 'round-free', unit: 'trireme', side: 'defend' })]],
    [at('L', 'nothing'), `C end; ${wins}`, defeat],
    [at('L', 'nothing'), 'C end; roll 2 12', aside],
    [at('L', 'F'), 'C end', dice('hoplite', 0, 1)],
    [at('L', 'F'), 'C end; roll 2 12', held],
    [at('L', 'F'), `C end; ${wins}`, defeat],
    [at('L', 'L'), 'C end', [...dice('hoplite', 0, 1), tells({ e: 'round-free', unit: 'trireme', side: 'defend' })]],
    [at('L', 'FL'), 'C end', dice('hoplite', 0, 1)],
    [at('FL', 'nothing'), 'C end', dice('trireme', 0, 0)],
    [at('FL', 'nothing'), `C end; ${wins}`, dice('hoplite', 1, 0)],
    [at('FL', 'nothing'), `C end; ${wins}; roll 12 2`, defeat],
    [at('FL', 'nothing'), `C end; ${loses}; roll 2 12`, aside],
    [at('FL', 'F'), `C end; ${loses}`, dice('hoplite', 0, 1)],
    [at('FL', 'F'), `C end; ${loses}; roll 2 12`, held],
    [at('FL', 'L'), `C end; ${wins}`, dice('hoplite', 1, 0)],
    [at('FL', 'FL'), `C end; ${loses}`, dice('hoplite', 0, 1)],
  ]);
});

describe('violet symbols', () => {
  /** Corcyra: hoplites, then triremes; B attacks with Spartans, C defends with Corinthians. */
  const at = (attack: Has, defence: Has): string =>
    four([
      'locations corcyra',
      ...stands('attack', 'corcyra', 'sparta', attack, ['h', 't']),
      ...stands('defend', 'corcyra', 'corinth', defence, ['h', 't']),
    ]);
  const aside = after('set-aside corcyra', '!owned', '!defeats', '!corinth C2');
  const cubes = after('set-aside corcyra', 'corinth C2', '!defeats');
  const held = after('owned corcyra C', '!defeats');
  const defeat = after('owned corcyra B', 'defeats corinth 1');
  rule(['PK-12.2', 'PK-12.3', 'PK-12.5', 'PK-15.1'], 'the sixteen cases with violet symbols in both rounds', [
    [at('nothing', 'nothing'), 'C end', aside],
    [at('nothing', 'F'), 'C end', cubes],
    [at('nothing', 'L'), 'C end', cubes],
    [at('nothing', 'FL'), 'C end', cubes],
    [at('F', 'nothing'), 'C end', [defeat, tells({ e: 'round-free', unit: 'trireme', side: 'attack' })]],
    [at('F', 'F'), 'C end', dice('hoplite', 0, 0)],
    [at('F', 'F'), `C end; ${wins}`, defeat],
    [at('F', 'F'), `C end; ${loses}`, [defeat, after('dead sparta h1')]],
    [at('F', 'L'), 'C end', dice('trireme', 1, 0)],
    [at('F', 'L'), `C end; ${loses}`, [held, after('!dead')]],
    [at('F', 'FL'), `C end; ${wins}`, dice('trireme', 1, 0)],
    [at('F', 'FL'), `C end; ${loses}`, dice('trireme', 0, 1)],
    [at('L', 'nothing'), 'C end', [defeat, tells({ e: 'round-free', unit: 'hoplite', side: 'attack' })]],
    [at('L', 'F'), 'C end', dice('hoplite', 0, 0)],
    [at('L', 'F'), `C end; ${loses}`, [defeat, after('!dead')]],
    [at('L', 'F'), `C end; ${wins}`, [defeat, after('dead corinth h1')]],
    [at('L', 'L'), 'C end', [...dice('trireme', 1, 0), tells({ e: 'round-free', unit: 'hoplite', side: 'attack' })]],
    [at('L', 'FL'), 'C end', dice('hoplite', 0, 0)],
    [at('L', 'FL'), `C end; ${loses}`, dice('trireme', 0, 1)],
    [at('FL', 'nothing'), 'C end', defeat],
    [at('FL', 'F'), `C end; ${loses}`, defeat],
    [at('FL', 'L'), 'C end', dice('trireme', 1, 0)],
    [at('FL', 'FL'), `C end; ${wins}`, dice('trireme', 1, 0)],
    [at('FL', 'FL'), `C end; ${loses}; roll 2 12`, held],
  ]);
});
