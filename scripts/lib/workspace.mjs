/** The workspace: its root, its packages and their source files. Everything in scripts/ starts here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', 'out', 'data']);

/** Every file below a folder, as paths relative to `root`, sorted; nothing when the folder is missing. */
export const filesUnder = (root, folder, wanted = /./) => {
  const found = [];
  const walk = at => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const path = join(at, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile() && wanted.test(entry.name)) found.push(relative(root, path).replaceAll('\\', '/'));
    }
  };
  const start = join(root, folder);
  if (existsSync(start)) walk(start);
  return found.sort();
};

const readJson = path => JSON.parse(readFileSync(path, 'utf8'));

/** The workspace folders, `games/*` spelt out: [{ folder, manifest }]. */
export const packages = (root = ROOT) => {
  const folders = readJson(join(root, 'package.json')).workspaces.flatMap(pattern =>
    pattern.endsWith('/*') ? readdirSync(join(root, pattern.slice(0, -2))).map(name => `${pattern.slice(0, -2)}/${name}`) : [pattern],
  );
  return folders
    .filter(folder => existsSync(join(root, folder, 'package.json')))
    .map(folder => ({ folder, manifest: readJson(join(root, folder, 'package.json')) }));
};
