/**
 * Step 3 of training: puts fitted weights where the product loads them.
 *
 *   node learning/install.mjs FOLDER GAME…
 *
 * FOLDER holds GAME.bin and GAME.json as fit.py wrote them. The model card goes beside the weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';

const LINE = 128;
/** The alphabet that `bytesOf` in bots/src/net/network.ts reads. */
const LETTERS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i)).filter(letter => !"$'\\`".includes(letter));
const ZERO = 44;
const MOST = 43;
const letterOf = byte => {
  const weight = byte < 128 ? byte : byte - 256;
  return Math.abs(weight) <= MOST ? LETTERS[ZERO + weight] : LETTERS[0] + LETTERS[1 + (byte >> 4)] + LETTERS[1 + (byte & 15)];
};
const [folder, ...games] = argv.slice(2);
for (const game of games) {
  const card = JSON.parse(readFileSync(join(folder, `${game}.json`), 'utf8'));
  const text = Array.from(readFileSync(join(folder, `${game}.bin`)), letterOf).join('');
  const lines = [];
  for (let i = 0; i < text.length; i += LINE) lines.push(text.slice(i, i + LINE));
  const { hidden, second } = card;
  writeFileSync(
    `bots/src/${game}/network-weights.ts`,
    `/** Written by learning/install.mjs from fitted weights; network-card.json says how they came to be. */
export const SHAPE = { hidden: ${hidden}, second: ${second} };
export const WEIGHTS = [
${lines.map(line => `  '${line}',`).join('\n')}
].join('');
`,
  );
  writeFileSync(`bots/src/${game}/network-card.json`, `${JSON.stringify(card, null, 1)}\n`);
  console.log(`${game}: ${Math.round(text.length / 1000)} KB as text`);
}
