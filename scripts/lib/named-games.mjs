/** Finds places that know a game: literals that are, or contain, a game's id, and literals that are the name of a room. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf, parse, walk } from './syntax.mjs';
import { filesUnder } from './workspace.mjs';

const isRoomField = node =>
  node?.name === 'room' || node?.property?.name === 'room' || (node?.type === 'CallExpression' && node.callee.property?.name === 'room');

/** A room's name of one word is an English word too: it counts only where a room is compared with it. */
const namesRoom = (node, parent, rooms) => {
  const { value } = node;
  if (value.length > 1 && value.endsWith('-')) return rooms.some(room => room.startsWith(value));
  if (!rooms.includes(value)) return false;
  return value.includes('-') || (parent?.type === 'BinaryExpression' && [parent.left, parent.right].some(isRoomField));
};

/** `games`: [{ id, rooms: [names] }]. Out: `path:line  literal` for each. */
export const namedGames = (root, folders, games, allowed = []) => {
  const ids = games.map(({ id }) => id);
  const rooms = games.flatMap(game => game.rooms);
  const found = [];
  for (const path of folders.flatMap(folder => filesUnder(root, folder, /\.tsx?$/))) {
    if (allowed.includes(path)) continue;
    const code = readFileSync(join(root, path), 'utf8');
    walk(parse(path, code), (node, parent) => {
      if (node.type !== 'Literal' || typeof node.value !== 'string') return true;
      if (ids.some(id => node.value.includes(id)) || namesRoom(node, parent, rooms))
        found.push(`${path}:${lineOf(code, node.start)}  ${node.value}`);
      return true;
    });
  }
  return found;
};
