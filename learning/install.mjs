/**
 * Step 3 of training: puts fitted weights where the product loads them.
 *
 *   node learning/install.mjs FOLDER GAME…
 *
 * FOLDER holds GAME.bin and GAME.json as fit.py wrote them, GAME-prior.bin and GAME-prior.json of fit_prior.py, GAME-suspicion.bin and GAME-suspicion.json of
 * fit-suspicion.ts, or some of the pairs. The model cards go beside the weights.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
/** Writes one module of weights and its card. `shapeOf` says what of the card the product needs. */
const install = (name, game, kind, shapeOf) => {
  if (!existsSync(join(folder, `${name}.bin`))) return;
  const card = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const text = Array.from(readFileSync(join(folder, `${name}.bin`)), letterOf).join('');
  const lines = [];
  for (let i = 0; i < text.length; i += LINE) lines.push(text.slice(i, i + LINE));
  const { shape, rest } = shapeOf(card);
  writeFileSync(
    `bots/src/${game}/${kind}-weights.ts`,
    `/** Written by learning/install.mjs from fitted weights; ${kind}-card.json says how they came to be. */
export const SHAPE = ${shape};
export const WEIGHTS = [
${lines.map(line => `  '${line}',`).join('\n')}
].join('');
`,
  );
  writeFileSync(`bots/src/${game}/${kind}-card.json`, `${JSON.stringify(rest, null, 1)}\n`);
  console.log(`${game}, ${kind}: ${Math.round(text.length / 1000)} KB as text`);
};

const [folder, ...games] = argv.slice(2);
for (const game of games) {
  install(game, game, 'network', card => ({
    shape: `{ hidden: ${card.hidden}, second: ${card.second}, seat: ${card.sizes.seat}, table: ${card.sizes.table}, without: ${JSON.stringify(card.without ?? [])} }`,
    rest: card,
  }));
  install(`${game}-prior`, game, 'prior', ({ parts, ...rest }) => ({
    shape: `{\n  hidden: ${rest.hidden},\n  parts: [\n${parts.map(part => `    '${part}',`).join('\n')}\n  ],\n}`,
    rest: { ...rest, parts: parts.length },
  }));
  install(`${game}-suspicion`, game, 'suspicion', card => {
    const parts = card.parts.map(({ name, seen, classes }) => `{ name: '${name}', seen: ${seen}, classes: ${classes} }`);
    return { shape: parts.length === 1 ? `[${parts[0]}]` : `[\n${parts.map(part => `  ${part},`).join('\n')}\n]`, rest: card };
  });
}
