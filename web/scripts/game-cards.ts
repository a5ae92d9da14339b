/**
 * `virtual:game-cards`: name, sentence, minutes, seats and picture of every game, made from the packages at build time, so that the home page
 * shows the games' own words and pieces without loading rules, catalogues or boards.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { runAtBuild } from './run-at-build.ts';

const NAME = 'virtual:game-cards';

interface Card {
  readonly id: string;
  readonly words: Readonly<Record<string, { readonly name: string }>>;
}
interface Picture {
  readonly id: string;
  readonly source: string;
}

let read: Promise<readonly Card[]> | undefined;
export const readCards = (): Promise<readonly Card[]> => {
  read ??= runAtBuild<{ cards: readonly Card[] }>('./read-cards.ts').then(({ cards }) => cards);
  return read;
};
let drawn: Promise<readonly Picture[]> | undefined;
const drawPictures = (): Promise<readonly Picture[]> => {
  drawn ??= runAtBuild<{ pictures: readonly Picture[] }>('./draw-pictures.tsx').then(({ pictures }) => pictures);
  return drawn;
};

const fileOf = ({ id, source }: Picture): string =>
  `assets/${id}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.svg`;

/** For the page that is written at build time: files, as in the build itself. */
export const gameCards = ({ inFiles = false } = {}): Plugin => {
  let files = inFiles;
  return {
    name: 'stoa-game-cards',
    configResolved(config) {
      files ||= config.command === 'build';
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const pictures = new Map((await drawPictures()).map(picture => [picture.id, picture]));
      const cards = (await readCards()).map(card => {
        const picture = pictures.get(card.id);
        if (picture === undefined) throw new Error(`no picture of ${card.id}`);
        return { ...card, picture: files ? `/${fileOf(picture)}` : `data:image/svg+xml,${encodeURIComponent(picture.source)}` };
      });
      return `export const cards = ${JSON.stringify(cards)};`;
    },
    async generateBundle() {
      for (const picture of await drawPictures()) this.emitFile({ type: 'asset', fileName: fileOf(picture), source: picture.source });
    },
  };
};
