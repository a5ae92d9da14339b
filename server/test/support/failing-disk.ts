/** Opens the store of a folder, makes every sync fail from then on, and writes: nothing may be said of the write, and the process ends. */
import { open } from 'node:fs/promises';
import { openStore } from '../../src/store/open.ts';

const store = await openStore({ folder: process.argv[2] ?? '' });
const handle = await open(process.execPath);
Object.getPrototypeOf(handle).datasync = () => Promise.reject(Object.assign(new Error('i/o error'), { code: 'EIO' }));
await store.db.updateTable('heartbeats').set({ at: 1 }).execute();
console.log('answered');
