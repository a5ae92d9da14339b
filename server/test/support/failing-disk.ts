/**
 * `fail FOLDER`: opens the store, makes every sync fail from then on, and writes: nothing may be said of the write, and the process ends. `write FOLDER
 * TIME`: writes a heartbeat on a disk that works, says so, and is killed.
 */
import { open } from 'node:fs/promises';
import { openStore } from '../../src/store/open.ts';

const [, , what, folder = '', at = '1'] = process.argv;
const store = await openStore({ folder });
const write = () =>
  store.db
    .insertInto('heartbeats')
    .values({ id: at, at: Number(at) })
    .execute();
if (what === 'fail') {
  const handle = await open(process.execPath);
  Object.getPrototypeOf(handle).datasync = () => Promise.reject(Object.assign(new Error('i/o error'), { code: 'EIO' }));
}
await write();
process.stdout.write('answered\n', () => process.kill(process.pid, 'SIGKILL'));
