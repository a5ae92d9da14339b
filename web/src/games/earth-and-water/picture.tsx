/** The picture of the home page: the live board's drawing with a moment of a game on it. */
import type { EwCityView } from '@stoa/earth-and-water';
import type { CityId } from '@stoa/earth-and-water/map';
import { Land, Roads } from './board/drawing.tsx';
import { Stack } from './board/pieces.tsx';
import { PLACES } from './board/places.ts';
import './style/map.css';
import './style/pieces.css';

type Pieces = readonly [persia: number, greece: number];
/** Only places that no crop of the picture cuts. */
const MOMENT: readonly (readonly [CityId, armies: Pieces, fleets: Pieces])[] = [
  ['abydos', [3, 0], [0, 0]],
  ['ephesos', [2, 0], [2, 0]],
  ['larissa', [2, 0], [0, 0]],
  ['thebai', [0, 2], [0, 2]],
  ['athenai', [0, 3], [0, 0]],
  ['eretria', [1, 0], [3, 0]],
  ['delphi', [0, 1], [0, 0]],
];
const HOLDER = ['persia', 'greece'] as const;
const control = (armies: Pieces): EwCityView['control'] => (armies[0] > 0 ? 0 : armies[1] > 0 ? 1 : null);

export const EarthAndWaterPicture = () => (
  <svg className="ew-map" viewBox="60 20 920 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Land />
    <Roads bridge />
    {MOMENT.map(([city, armies, fleets]) => {
      const { at, port } = PLACES[city];
      const holder = control(armies);
      return (
        <g key={city}>
          <circle className={`ew-city ${holder === null ? 'nobody' : HOLDER[holder]}`} cx={at[0]} cy={at[1]} r="28" />
          <Stack kind="army" counts={armies} at={at} />
          {port && <Stack kind="fleet" counts={fleets} at={port} />}
        </g>
      );
    })}
  </svg>
);
