/** A bot that is another program: one JSON line `{seat, view, actions, millis}` in, one action out. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Mover } from '@stoa/bots';
import type { Action, AnyGame } from '@stoa/engine';

export interface ProgramBot extends Mover<unknown, Action, unknown> {
  close(): void;
}

/** A program that has not answered this many milliseconds after its time ends the match. */
const GRACE = 10_000;

export const programBot = (command: string, game: AnyGame, millis: number): ProgramBot => {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  let answer: ((line: string) => void) | undefined;
  let broken: ((error: Error) => void) | undefined;
  lines.on('line', line => answer?.(line));
  child.on('error', error => broken?.(error));
  child.on('exit', code => broken?.(new Error(`ended with code ${code}`)));
  child.stdin.on('error', () => {});

  return {
    name: `cmd:${command}`,
    async choose(chair) {
      const line = await new Promise<string>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`cmd:${command} did not answer in ${millis + GRACE} ms`)), millis + GRACE);
        answer = text => {
          clearTimeout(timer);
          resolve(text);
        };
        broken = error => {
          clearTimeout(timer);
          reject(new Error(`cmd:${command}: ${error.message}`));
        };
        child.stdin.write(`${JSON.stringify({ seat: chair.seat, view: chair.view, actions: chair.legal, millis })}\n`);
      });
      let json: unknown;
      try {
        json = JSON.parse(line);
      } catch {
        throw new Error(`cmd:${command} answered with something that is not JSON: ${line.slice(0, 200)}`);
      }
      const action = game.parseAction(json);
      if (action === undefined) throw new Error(`cmd:${command} answered with something that is no action: ${line.slice(0, 200)}`);
      return action;
    },
    close: () => {
      child.stdin.end();
      child.kill();
    },
  };
};
