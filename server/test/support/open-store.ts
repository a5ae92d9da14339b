/** Opens a store as a server does first of all, and lets it go: a start that is cheap to cut short. */
import { openStore } from '../../src/store/open.ts';

const store = await openStore({ folder: process.argv[2] ?? '' });
await store.close();
