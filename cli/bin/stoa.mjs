#!/usr/bin/env node
/** `npx stoa …` right after `npm ci`: builds what is missing or stale, with progress on stderr, then hands over to cli/src. */
import { argv } from 'node:process';
import { checkNode } from '../../scripts/lib/install.mjs';

const old = checkNode();
if (old !== undefined) {
  console.error(`stoa: ${old}`);
  process.exitCode = 1;
} else {
  const { buildPackages } = await import('../../scripts/build.mjs');
  if (await buildPackages()) {
    const { main } = await import('../dist/src/index.js');
    process.exitCode = await main(argv.slice(2));
  } else {
    console.error('stoa: the packages do not compile; the compiler says why above');
    process.exitCode = 1;
  }
}
