/** A disk that does not take what was written: nobody is told that it did, and the process ends. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';

const SCRIPT = fileURLToPath(new URL('./support/failing-disk.ts', import.meta.url));

test('after a failed sync nothing is answered and the process ends; the next start opens the store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-failing-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--conditions', 'source', SCRIPT, folder], {
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stdout).toBe('');
  expect(stderr).toContain('the disk did not take what was written');
  await (await openStore({ folder })).close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);
