/**
 * `virtual:game-cards`: name, sentence, minutes and seats of every game, read from the packages at build time, so that the
 * home page shows the games' own words without loading rules or catalogues.
 */
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const NAME = 'virtual:game-cards';

export const gameCards = (): Plugin => ({
  name: 'stoa-game-cards',
  resolveId: id => (id === NAME ? `\0${NAME}` : null),
  async load(id) {
    if (id !== `\0${NAME}`) return null;
    const { module } = await runnerImport<{ cards: unknown }>(fileURLToPath(new URL('./read-cards.ts', import.meta.url)), {
      configFile: false,
      resolve: { conditions: ['source'] },
      ssr: { resolve: { conditions: ['source'] }, noExternal: [/^@stoa\//] },
    });
    return `export const cards = ${JSON.stringify(module.cards)};`;
  },
});
