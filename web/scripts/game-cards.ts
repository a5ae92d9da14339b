/**
 * `virtual:game-cards`: name, sentence, minutes and seats of every game, read from the packages at build time, so that the
 * home page shows the games' own words without loading rules or catalogues.
 */
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const NAME = 'virtual:game-cards';

interface Card {
  readonly id: string;
  readonly words: Readonly<Record<string, { readonly name: string }>>;
}

let read: Promise<readonly Card[]> | undefined;
export const readCards = (): Promise<readonly Card[]> => {
  read ??= runnerImport<{ cards: readonly Card[] }>(fileURLToPath(new URL('./read-cards.ts', import.meta.url)), {
    configFile: false,
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'] }, noExternal: [/^@stoa\//] },
  }).then(({ module }) => module.cards);
  return read;
};

export const gameCards = (): Plugin => ({
  name: 'stoa-game-cards',
  resolveId: id => (id === NAME ? `\0${NAME}` : null),
  async load(id) {
    if (id !== `\0${NAME}`) return null;
    return `export const cards = ${JSON.stringify(await readCards())};`;
  },
});
