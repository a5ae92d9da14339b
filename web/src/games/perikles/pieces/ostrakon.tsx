/** The face of an influence tile: one or two sherds with the city's letter scratched in, beside the second a candidate or a dagger. */
import type { CityId } from '@stoa/perikles/box';
import { LETTERS } from './power-shield.tsx';

const SHERDS = [
  'M-16-7L-6-16L9-15L17-4L13 10L2 16L-13 12z',
  'M-17-3L-9-15L6-16L16-8L16 6L5 15L-10 14z',
  'M-14-13L3-16L16-10L15 5L6 15L-8 14L-17 2z',
] as const;
/** Where the glaze has sprung. */
const CRACK = 'M-13-5L-8-8M11 9L6 12';
/** A speaker in his cloak, one arm raised. */
const SPEAKER =
  'M0-9.500a3.600 3.600 0 1 1 .1 0zM-4.500-8.500C-8-7-8.500-2-8.500 3L-9.500 17H8L9 4L14.500-8L11.800-9.500L7.500-4C6-7.500 5-8.500 3-8.800z';
const FOLD = 'M4-7C0-1-5 4-8 13M8 5C5 8 3 12 2 16';
const DAGGER = 'M0 17L-3.400 0H3.400zM-7.500 0H7.500V-3H-7.500zM-1.900-3H1.900V-11H-1.900zM0-10.500a3 3 0 1 1 .1 0z';

export type TileSymbol = 'plain' | 'candidate' | 'assassin';

interface Props {
  /** None: a tile for any city. */
  readonly city: CityId | undefined;
  readonly shards: number;
  readonly symbol: TileSymbol;
}

const Sherd = ({ nth, x, turn = 0, letter }: { nth: number; x: number; turn?: number; letter: string }) => (
  <g transform={`translate(${x} 0)`}>
    <g transform={`rotate(${turn})`}>
      <path className="sherd" d={SHERDS[nth % SHERDS.length]} />
      <path className="crack" d={CRACK} />
    </g>
    <text className={letter.length > 1 ? 'scratched long' : 'scratched'} y="7">
      {letter}
    </text>
  </g>
);

export const Ostrakon = ({ city, shards, symbol }: Props) => {
  const letter = city === undefined ? '' : LETTERS[city];
  const alone = shards === 1 && symbol === 'plain';
  return (
    <svg className={`pk-ostrakon ${symbol}`} viewBox="-38 -20 76 40" aria-hidden="true">
      {shards === 2 && <Sherd nth={1} x={17} turn={24} letter={letter} />}
      <Sherd nth={letter.charCodeAt(0) || 0} x={alone ? 0 : -17} letter={letter} />
      {symbol === 'candidate' && (
        <g transform="translate(18 0)">
          <path className="speaker" d={SPEAKER} />
          <path className="fold" d={FOLD} />
        </g>
      )}
      {symbol === 'assassin' && <path className="dagger" d={DAGGER} transform="translate(18 0) rotate(28)" />}
    </svg>
  );
};
