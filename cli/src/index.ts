/** `stoa`: a table of commands. In: the words after `stoa`. Out: an exit code: 0 well, 1 failures found, 2 bad arguments. */
import { admin } from './commands/admin.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import type { Command } from './commands/command.ts';
import { engine } from './commands/engine.ts';
import { restore } from './commands/restore.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { print, table } from './output.ts';

const COMMANDS: readonly Command[] = [serve, simulate, engine, verify, rules, bench, arena, backup, restore, admin];

const help = (): void => {
  print('stoa: a table for board games of ancient Greece\n');
  for (const line of table(COMMANDS.map(c => [`  stoa ${c.name} ${c.usage}`.trimEnd(), c.does]))) print(line);
};

export const main = async (args: readonly string[]): Promise<number> => {
  // Whoever read our words (`stoa rules … | head`) may have gone: that is no failure of ours.
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => {});
  const [name, ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') {
    help();
    return 0;
  }
  const command = COMMANDS.find(c => c.name === name);
  if (command === undefined) {
    const known = COMMANDS.map(c => c.name).join(', ');
    process.stderr.write(
      name === undefined ? `stoa: which command? ${known}\n` : `stoa: there is no command "${name}"; there are: ${known}\n`,
    );
    return 2;
  }
  if (rest.includes('--help')) {
    print(`stoa ${command.name} ${command.usage}`.trimEnd());
    print(`  ${command.does}`);
    return 0;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    process.stderr.write(`stoa ${command.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 1;
  }
};
