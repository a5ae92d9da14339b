/** The flow of a game on one page, printed from `leadsTo`: a table for its README, a line for each room. */
import type { AnyGame } from '../src/contract.ts';

export const flowChart = (game: AnyGame): string =>
  [
    '| room | rule | who | leads to |',
    '| --- | --- | --- | --- |',
    ...Object.entries(game.rooms).map(([name, { rule, mode, leadsTo }]) => `| ${name} | ${rule} | ${mode} | ${leadsTo.join(', ')} |`),
  ].join('\n');
