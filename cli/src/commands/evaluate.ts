/** `stoa evaluate GAME --position NOTATION`: every seat's chance to win at a position, and the terms of the bots' evaluation. */
import { loadChances } from '@stoa/bots';
import { isIllegal } from '@stoa/engine';
import { isProblem, parseArguments } from '../arguments.ts';
import { worthOf } from '../evaluation.ts';
import { findGame, unknownGame } from '../games.ts';
import { print, printJson, refuse, table } from '../output.ts';
import type { Command } from './command.ts';

const FLAGS = {
  position: { kind: 'text', what: "a position in the game's notation" },
  json: { kind: 'switch' },
} as const;

export const evaluate: Command = {
  name: 'evaluate',
  usage: 'GAME --position NOTATION [--json]',
  does: "prints every seat's chance to win at a position",
  async run(args) {
    const parsed = parseArguments(args, ['GAME'], FLAGS);
    if (isProblem(parsed)) return refuse('evaluate', parsed.problem);
    const id = parsed.words[0]!;
    const registered = await findGame(id);
    if (registered === undefined) return refuse('evaluate', unknownGame(id));
    const { game, texts } = registered;
    const { position, json } = parsed.flags;
    if (position === undefined) return refuse('evaluate', '--position is missing');
    const s = game.parsePosition(position);
    if (isIllegal(s)) return refuse('evaluate', `the position is refused: ${texts.en.refusal(s)}`);
    const chances = await loadChances(game);
    if (chances === undefined) return refuse('evaluate', `${id} has no evaluation`);

    const { seats, chances: list, terms } = worthOf(chances, [s]);
    if (json) printJson({ game: id, seats, chances: list, terms });
    else {
      print(`${id}: ${list.map((chance, seat) => `seat ${seat} ${(100 * chance).toFixed(1)} %`).join(', ')}`);
      for (const line of table(Object.entries(terms).map(([name, of]) => [name, ...of.map(String)]))) print(line);
    }
    return 0;
  },
};
