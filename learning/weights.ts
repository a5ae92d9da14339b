/**
 * Writes the installed weights of a game and their card as fit.py writes them, so that a fit can begin with them (`fit.py --start`).
 *
 *   weights.ts GAME FOLDER
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { bytesOf } from '@stoa/bots/encoders';

const [game = '', folder = ''] = argv.slice(2);
const { WEIGHTS } = (await import(`../bots/src/${game}/network-weights.ts`)) as { readonly WEIGHTS: string };
writeFileSync(`${folder}/${game}.bin`, bytesOf(WEIGHTS));
copyFileSync(`bots/src/${game}/network-card.json`, `${folder}/${game}.json`);
