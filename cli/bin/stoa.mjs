#!/usr/bin/env node
/** `npx stoa …` right after `npm ci`: builds what is missing or stale, with progress on stderr, then hands over to cli/src. */
import { argv } from 'node:process';
import { checkNode } from '../../scripts/lib/install.mjs';

const old = checkNode();
if (old !== undefined) {
  console.error(`stoa: ${old}`);
  process.exitCode = 1;
} else {
  const { buildPackages, buildWeb } = await import('../../scripts/build.mjs');
  if ((await buildPackages()) && (argv[2] !== 'serve' || (await buildWeb()))) {
    const { main } = await import('../dist/src/index.js');
    process.exitCode = await main(argv.slice(2));
  } else {
    console.error('stoa: it does not build; the reason is above');
    process.exitCode = 1;
  }
}
