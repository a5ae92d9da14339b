/** `stoa`: a table of commands. In: the words after `stoa`. Out: an exit code: 0 success, 1 failures found, 2 bad arguments. */
import { stackOf } from '@stoa/engine';
import type { Command } from './commands/command.ts';
import { print, table } from './output.ts';
import { VERSION } from './root.ts';

/** Columns of a terminal that shows every line of a help text whole. */
const WIDTH = 100;

/** By name, each loaded only when it is called, so that starting a server does not load the arena. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  engine: async () => (await import('./commands/engine.ts')).engine,
  verify: async () => (await import('./commands/verify.ts')).verify,
  rules: async () => (await import('./commands/rules.ts')).rules,
  bench: async () => (await import('./commands/bench.ts')).bench,
  arena: async () => (await import('./commands/arena.ts')).arena,
  evaluate: async () => (await import('./commands/evaluate.ts')).evaluate,
  calibrate: async () => (await import('./commands/calibrate.ts')).calibrate,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  admin: async () => (await import('./commands/admin.ts')).admin,
};

const help = async (): Promise<void> => {
  const commands = await Promise.all(Object.values(COMMANDS).map(load => load()));
  print('stoa: a table for board games of ancient Greece\n');
  for (const line of table(commands.map(c => [`  stoa ${c.name}`, c.does]))) print(line);
  print('\nThe arguments of a command: stoa COMMAND --help');
};

/** The name, then its arguments in lines below each other; one argument is never parted. */
const usageLines = ({ name, usage }: Command): string[] => {
  const indent = ' '.repeat(`stoa ${name} `.length);
  const lines = [`stoa ${name}`];
  for (const word of usage.match(/\[[^\]]*\]|\S+/g) ?? []) {
    const last = lines.length - 1;
    const longer = `${lines[last]} ${word}`;
    if (longer.length <= WIDTH) lines[last] = longer;
    else lines.push(`${indent}${word}`);
  }
  return lines;
};

export const main = async (args: readonly string[]): Promise<number> => {
  // The reader of the output (`stoa rules … | head`) may have closed the pipe: that is no error.
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => {});
  const [name, ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') {
    await help();
    return 0;
  }
  if (name === '--version') {
    print(VERSION);
    return 0;
  }
  const load = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    const known = Object.keys(COMMANDS).join(', ');
    process.stderr.write(
      name === undefined ? `stoa: which command? ${known}\n` : `stoa: there is no command "${name}"; there are: ${known}\n`,
    );
    return 2;
  }
  const command = await load();
  if (rest.includes('--help')) {
    for (const line of usageLines(command)) print(line);
    print(`\n${command.does}`);
    for (const line of table((command.verbs ?? []).map(([usage, does]) => [`  ${usage}`, does]))) print(line);
    return 0;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    process.stderr.write(`stoa ${command.name}: ${stackOf(error)}\n`);
    return 1;
  }
};
