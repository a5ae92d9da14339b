/** The flow of a game on one page, printed from `leadsTo`: a Mermaid chart for the README. */
import type { AnyGame } from '../src/contract.ts';

const SHAPES = { one: ['[', ']'], open: ['[[', ']]'], sealed: ['[/', '/]'], chance: ['((', '))'] } as const;

export const flowChart = (game: AnyGame): string => {
  const lines = ['flowchart TD'];
  for (const [name, { mode, rule, leadsTo }] of Object.entries(game.rooms)) {
    const [left, right] = SHAPES[mode];
    lines.push(`  ${name}${left}"${name} · ${rule}"${right}`);
    for (const next of leadsTo) lines.push(`  ${name} --> ${next}`);
  }
  return lines.join('\n');
};
