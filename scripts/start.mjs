/**
 * `npm start`: from a fresh clone to http://localhost:8080 in one command. Installs what the lock file names, builds what is
 * stale, then is `stoa serve`. Arguments after `--` and the variable PORT are handed on.
 */
import { argv, env, exit } from 'node:process';
import { checkNode, ensureInstalled } from './lib/install.mjs';

const refuse = message => {
  console.error(`stoa: ${message}`);
  exit(1);
};

const problem = checkNode() ?? ensureInstalled();
if (problem !== undefined) refuse(problem);

const { buildPackages, buildWeb } = await import('./build.mjs');
if (!(await buildPackages())) refuse('the packages do not compile; the compiler says why above');
if (!(await buildWeb())) refuse('the site does not build; vite says why above');

const args = argv.slice(2);
if (env.PORT !== undefined && !args.some(a => a === '--port' || a.startsWith('--port='))) args.unshift('--port', env.PORT);
const { main } = await import('../cli/dist/src/index.js');
process.exitCode = await main(['serve', ...args]);
