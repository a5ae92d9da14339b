/** The laws as tests, one per law, for every game's test folder. `test` is a parameter, because the engine has no dependencies. */
import type { AnyGame } from '../src/contract.ts';
import { LAW_NAMES, LAWS } from './names.ts';
import { type BrokenPromise, checkLaws, type LawOptions, type LawReport } from './run.ts';

export type LawTools = LawOptions & {
  readonly test: (name: string, body: () => void) => void;
  /** Receives the figures once, e.g. `console.log`. */
  readonly say?: (line: string) => void;
};

export const describeBroken = (b: BrokenPromise): string =>
  [
    `${b.law}: ${b.message}`,
    `  seed ${b.seed}, ${b.seats} seats, options ${JSON.stringify(b.options)}`,
    `  position ${b.position}`,
    `  record ${JSON.stringify(b.record)}`,
  ].join('\n');

export const laws = (game: AnyGame, tools: LawTools): void => {
  let report: LawReport | undefined;
  const once = (): LawReport => {
    if (report === undefined) {
      report = checkLaws(game, tools);
      const { games, entries, decisions, thorough, longest, longestList, endings } = report;
      tools.say?.(
        `laws ${game.id} seed ${tools.seed}: ${games} games, ${entries} entries, ${decisions} decisions, ${thorough} states thoroughly, longest game ${longest}, longest list ${longestList}, endings ${JSON.stringify(endings)}`,
      );
    }
    return report;
  };
  for (const law of LAW_NAMES)
    tools.test(`${law}: ${LAWS[law].promise} (seed ${tools.seed})`, () => {
      const found = once().broken.filter(b => b.law === law);
      if (found.length > 0) throw new Error(`${found.length} broken, first:\n${describeBroken(found[0]!)}`);
    });
};
