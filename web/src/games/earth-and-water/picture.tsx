/** The picture of the home page: the live board's drawing with a moment of a game on it. */
import type { EwCityView } from '@stoa/earth-and-water';
import type { CityId } from '@stoa/earth-and-water/map';
import { Land, Roads } from './board/drawing.tsx';
import { Stack } from './board/pieces.tsx';
import { PLACES, type Point } from './board/places.ts';
import './style/map.css';
import './style/pieces.css';

type Pieces = readonly [persia: number, greece: number];
/** Only places that no crop of the picture cuts. Their names are Greek: the picture is the same in every language. */
const MOMENT: readonly (readonly [CityId, name: string, armies: Pieces, fleets: Pieces])[] = [
  ['abydos', 'ΑΒΥΔΟΣ', [3, 0], [0, 0]],
  ['ephesos', 'ΕΦΕΣΟΣ', [2, 0], [2, 0]],
  ['larissa', 'ΛΑΡΙΣΑ', [2, 0], [0, 0]],
  ['thebai', 'ΘΗΒΑΙ', [0, 2], [0, 2]],
  ['athenai', 'ΑΘΗΝΑΙ', [0, 3], [0, 0]],
  ['eretria', 'ΕΡΕΤΡΙΑ', [1, 0], [3, 0]],
  ['delphi', 'ΔΕΛΦΟΙ', [0, 1], [0, 0]],
];
/** Where the board's place for a name would be cut. */
const NAMES: Partial<Record<CityId, Point>> = { delphi: [166, 436], ephesos: [900, 546] };
const HOLDER = ['persia', 'greece'] as const;
const control = (armies: Pieces): EwCityView['control'] => (armies[0] > 0 ? 0 : armies[1] > 0 ? 1 : null);

export const EarthAndWaterPicture = () => (
  <svg className="ew-map" viewBox="60 20 920 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Land />
    <Roads bridge />
    {MOMENT.map(([city, name, armies, fleets]) => {
      const { at, port, name: onBoard, anchor } = PLACES[city];
      const [x, y] = NAMES[city] ?? onBoard;
      const holder = control(armies);
      return (
        <g key={city}>
          <circle className={`ew-city ${holder === null ? 'nobody' : HOLDER[holder]}`} cx={at[0]} cy={at[1]} r="28" />
          <Stack kind="army" counts={armies} at={at} />
          {port && <Stack kind="fleet" counts={fleets} at={port} />}
          <text className="ew-name" x={x} y={y} textAnchor={anchor}>
            {name}
          </text>
        </g>
      );
    })}
  </svg>
);
