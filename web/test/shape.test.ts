/** Screens have one shape: the same names in every game, so that knowing one is knowing all. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/index.ts';

const games = join(import.meta.dirname, '../src/games');
/** Regions of the stage have a folder where they are more than a file. */
const REGIONS = ['board', 'map', 'frieze', 'hand', 'ways', 'moments'];
const FOLDERS = [...REGIONS, 'panels', 'odds', 'market', 'ahead', 'pieces', 'packs', 'style', 'text', 'words'];
/** Every screen that has more than a board. */
const FILES = ['overview.tsx', 'room-rules.ts', 'screen.tsx', 'scroll-targets.ts', 'touch.ts', 'types.ts', 'words.ts'];

test.each(GAME_IDS)('%s has the folders and files of every screen', game => {
  const entries = readdirSync(join(games, game), { withFileTypes: true });
  const files = entries.filter(e => e.isFile()).map(e => e.name);
  // An empty folder is nothing that git knows.
  const folders = entries.filter(e => e.isDirectory() && readdirSync(join(games, game, e.name)).length > 0).map(e => e.name);
  expect(files).toContain('screen.tsx');
  expect(folders.filter(folder => !FOLDERS.includes(folder))).toEqual([]);
  if (folders.length === 0) return;
  expect(FILES.filter(file => !files.includes(file))).toEqual([]);
  expect(folders).toContain('board');
  expect(folders).toContain('panels');
  expect(readdirSync(join(games, game, 'panels'))).toContain('focus.tsx');
});
