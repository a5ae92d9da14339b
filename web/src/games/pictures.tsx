/** The pictures of the home page, drawn with the same pieces as the boards. */
import type { Language } from '@stoa/engine';
import type { ComponentType } from 'react';
import { EarthAndWaterPicture } from './earth-and-water/picture.tsx';
import type { GameId } from './index.ts';
import { ParthenonPicture } from './parthenon/picture.tsx';
import { PeriklesPicture } from './perikles/picture.tsx';
import './petteia/petteia.css';
import { cornerOf, Man, nameOf, SIDE, Squares } from './petteia/squares.tsx';

const MOMENT = [
  [3, 0],
  [10, 0],
  [12, 0],
  [20, 0],
  [29, 0],
  [35, 0],
  [46, 0],
  [28, 1],
  [37, 1],
  [43, 1],
  [50, 1],
  [52, 1],
  [58, 1],
  [61, 1],
] as const;

const PetteiaPicture = () => (
  <svg viewBox={`0 60 ${SIDE} 360`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Squares>
      {MOMENT.map(([square, side]) => {
        const [x, y] = cornerOf(square);
        return <Man key={nameOf(square)} side={side} x={x} y={y} />;
      })}
    </Squares>
  </svg>
);

const PICTURES: Readonly<Record<GameId, ComponentType<{ lang: Language }>>> = {
  'earth-and-water': EarthAndWaterPicture,
  perikles: PeriklesPicture,
  parthenon: ParthenonPicture,
  petteia: PetteiaPicture,
};

export const GamePicture = ({ id, lang }: { id: GameId; lang: Language }) => {
  const Picture = PICTURES[id];
  return <Picture lang={lang} />;
};
