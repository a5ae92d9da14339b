/** `stoa engine`: the engine protocol, one JSON object a line in, one out. Ends only at the end of input. */
import { once } from 'node:events';
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
    process.stdout.on('error', () => {
      isRead = false; // whoever read the replies has gone
    });
    const session = openSession();
    for await (const line of linesOf(process.stdin)) {
      const reply = await session.answer(line);
      if (!isRead) break;
      if (!process.stdout.write(`${JSON.stringify(reply)}\n`))
        await Promise.race([once(process.stdout, 'drain'), once(process.stdout, 'close')]);
    }
    return 0;
  },
};
