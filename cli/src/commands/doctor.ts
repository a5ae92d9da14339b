/** `stoa doctor`: takes the settings of `serve`, looks at the host, and says what is wrong and what to do. */
import { isProblem, parseArguments } from '../arguments.ts';
import { print, printJson, refuse } from '../output.ts';
import { VERSION } from '../root.ts';
import { SERVE_FLAGS, SERVE_USAGE, serveSettings } from '../serve-settings.ts';
import type { Command } from './command.ts';

const FLAGS = { ...SERVE_FLAGS, json: { kind: 'switch' } } as const;

export const doctor: Command = {
  name: 'doctor',
  usage: `${SERVE_USAGE} [--json]`,
  does: 'checks store, disk, clock, proxy, mail and push of a server with these settings, and says what to do',
  async run(args) {
    const parsed = parseArguments(args, [], FLAGS);
    if (isProblem(parsed)) return refuse('doctor', parsed.problem);
    const settings = serveSettings(parsed.flags);
    if (isProblem(settings)) return refuse('doctor', settings.problem);
    const { examine } = await import('@stoa/server');
    const checks = await examine(settings);
    const ok = checks.every(({ state }) => state !== 'wrong');
    if (parsed.flags.json) printJson({ ok, version: VERSION, node: process.versions.node, checks });
    else {
      print(`stoa ${VERSION} on Node ${process.versions.node}`);
      for (const { name, state, says, todo } of checks) {
        print(`${state.padEnd(7)}  ${name.padEnd(5)}  ${says}`);
        if (todo !== undefined) print(`                → ${todo}`);
      }
    }
    return ok ? 0 : 1;
  },
};
