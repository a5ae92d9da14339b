/** The pictures of the home page, as markup: the map of Earth & Water, and what the art package draws for the other games. */
import { viewBox } from '@stoa/art';
import { COVERS } from '@stoa/art/house';
import { renderToStaticMarkup } from 'react-dom/server';
import '@stoa/art/style.css';
import { EarthAndWaterPicture } from './earth-and-water/picture.tsx';
import type { GameId } from './index.ts';

const cover = (name: keyof typeof COVERS) => (): string =>
  `<svg class="vase" viewBox="${viewBox(COVERS[name])}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${COVERS[name].draw()}</svg>`;

export const GAME_PICTURES: Readonly<Record<GameId, () => string>> = {
  'earth-and-water': () => renderToStaticMarkup(<EarthAndWaterPicture />),
  perikles: cover('perikles'),
  parthenon: cover('parthenon'),
  petteia: cover('petteia'),
};
