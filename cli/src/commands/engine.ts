/** `stoa engine`: the engine protocol, one JSON object a line in, one out. Ends only at the end of input. */
import { isProblem, parseArguments } from '../arguments.ts';
import { refuse } from '../output.ts';
import { linesOf } from '../protocol/lines.ts';
import { openSession } from '../protocol/session.ts';
import type { Command } from './command.ts';

export const engine: Command = {
  name: 'engine',
  usage: '',
  does: 'the engine protocol on standard input and output',
  async run(args) {
    const parsed = parseArguments(args, [], {});
    if (isProblem(parsed)) return refuse('engine', parsed.problem);
    let isRead = true;
    let resume = (): void => {};
    process.stdout.on('drain', () => resume());
    process.stdout.on('error', () => {
      isRead = false; // the reader of the replies has closed the pipe
      resume();
    });
    const session = openSession();
    for await (const line of linesOf(process.stdin)) {
      const isFull = !process.stdout.write(`${JSON.stringify(await session.answer(line))}\n`);
      if (isFull && isRead)
        await new Promise<void>(done => {
          resume = done;
        });
      if (!isRead) break;
    }
    return 0;
  },
};
