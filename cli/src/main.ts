/** Runs the sources without a build: `node --conditions=source --import tsx cli/src/main.ts …`, as the tests do. */
import { main } from './index.ts';

process.exitCode = await main(process.argv.slice(2));
