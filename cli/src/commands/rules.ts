/** `stoa rules GAME`: every rule id with its title; with --coverage the code and the tests that cite it, and what is uncovered. */
import { isProblem, parseArguments } from '../arguments.ts';
import { coverage } from '../coverage.ts';
import { findGame, unknownGame } from '../games.ts';
import { fail, print, printJson, refuse, table } from '../output.ts';
import { ROOT } from '../root.ts';
import type { Command } from './command.ts';

const FLAGS = { coverage: { kind: 'switch' }, json: { kind: 'switch' } } as const;

export const rules: Command = {
  name: 'rules',
  usage: 'GAME [--coverage] [--json]',
  does: 'the rule ids with title; the code and the tests that cite each',
  async run(args) {
    const parsed = parseArguments(args, ['GAME'], FLAGS);
    if (isProblem(parsed)) return refuse('rules', parsed.problem);
    const id = parsed.words[0]!;
    const registered = await findGame(id);
    if (registered === undefined) return refuse('rules', unknownGame(id));
    const { game, texts, ruleIds, folder } = registered;
    const title = (rule: string): string => texts.en.rule(rule)?.title ?? '';
    const { json } = parsed.flags;

    if (!parsed.flags.coverage) {
      const list = ruleIds.map(rule => ({ id: rule, title: title(rule) }));
      if (json) printJson({ game: id, number: game.rules, rules: list });
      else for (const line of table(list.map(r => [r.id, r.title]))) print(line);
      return 0;
    }

    const found = coverage(ROOT, folder, ruleIds, title);
    if (json) printJson({ game: id, number: game.rules, ...found });
    else {
      const rows = found.rules.map(r => [r.id, r.title, `${r.code.length} code`, `${r.tests.length} tables`]);
      for (const line of table(rows)) print(line);
      print(
        `${found.rules.length} rules, ${found.uncovered.length} uncovered${found.uncovered.length > 0 ? `: ${found.uncovered.join(' ')}` : ''}`,
      );
    }
    return found.uncovered.length === 0 ? 0 : fail('rules', `${found.uncovered.length} rules of ${id} have no rule(…) table`);
  },
};
