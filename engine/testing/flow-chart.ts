/** The flow of a game on one page, printed from `leadsTo`: a table for its README, a line for each room. */
import type { AnyGame } from '../src/contract.ts';

const HEAD = '| room | rule | who | leads to |';
export const flowChart = (game: AnyGame): string =>
  [
    HEAD,
    '| --- | --- | --- | --- |',
    ...Object.entries(game.rooms).map(([name, { rule, mode, leadsTo }]) => `| ${name} | ${rule} | ${mode} | ${leadsTo.join(', ')} |`),
  ].join('\n');

/** The flow chart that a page shows, so that a test names only the lines that differ; '' where there is none. */
export const flowChartOn = (page: string): string => {
  const lines = page.split('\n');
  const from = lines.indexOf(HEAD);
  const end = lines.findIndex((line, i) => i > from && !line.startsWith('|'));
  return from < 0 ? '' : lines.slice(from, end < 0 ? undefined : end).join('\n');
};
