/** Running tools from the root, quietly or not, without colours when the output is no terminal. */
import { spawn } from 'node:child_process';
import { execPath } from 'node:process';
import { ROOT } from './workspace.mjs';

export const bin = (script, ...args) => [execPath, `${ROOT}/node_modules/${script}`, ...args];
export const tsc = (...args) => bin('typescript/bin/tsc', ...args, '--pretty', 'false');
export const vitest = (...args) => bin('vitest/vitest.mjs', 'run', ...args);

/** { code, output, seconds }: both streams together, also shown as they come when `show` is set. */
export const run = ([command, ...args], { env = {}, show = false, cwd = ROOT, millis = 0 } = {}) =>
  new Promise(resolve => {
    const started = performance.now();
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true', ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }), ...env },
    });
    let output = '';
    const gather = stream =>
      stream.on('data', chunk => {
        output += chunk;
        if (show) process.stderr.write(chunk);
      });
    gather(child.stdout);
    gather(child.stderr);
    const timer = millis > 0 ? setTimeout(() => child.kill('SIGKILL'), millis) : undefined;
    const end = code => {
      clearTimeout(timer);
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', error => {
      output += error.message;
      end(127);
    });
    child.on('close', (code, signal) => end(code ?? (signal ? 137 : 1)));
  });
