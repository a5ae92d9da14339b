/** The picture of the home page: three temples of the live board in a moment of a game. */
import type { Language } from '@stoa/engine';
import type { CityId } from '@stoa/perikles/box';
import { ShieldShape } from './pieces/power-shield.tsx';
import { SeatShape } from './pieces/seat-mark.tsx';
import './temple.css';

const MOMENT: readonly (readonly [city: CityId, leader: number, columns: readonly number[]])[] = [
  ['sparta', 0, [5, 2, 3, 1]],
  ['athens', 3, [2, 4, 3, 6]],
  ['corinth', 1, [3, 5, 1, 2]],
];
const MEANDER = Array.from({ length: 27 }, (_, i) => `M${i * 20 - 4} 308v-20h15v14h-9v-8h4`).join('');
const NTH = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export const PeriklesPicture = (_: { lang: Language }) => (
  <svg className="pk-picture" viewBox="0 0 520 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect className="pk-sky" width="520" height="330" />
    <circle className="pk-sun" cx="260" cy="112" r="86" />
    {MOMENT.map(([city, leader, columns], i) => {
      const big = i === 1;
      return (
        <g key={city} transform={big ? 'translate(150 34) scale(1.38)' : `translate(${i === 0 ? 10 : 364} 120) scale(.92)`}>
          <path className="pk-roof" d="M2 66L80 16L158 66z" />
          <path className="pk-tympanum" d="M18 62L80 23L142 62z" />
          <g className="pk-leader">
            <circle cx="80" cy="13" r="11.500" />
            <SeatShape seat={leader} x={80} y={13} size={1.15} />
          </g>
          <ShieldShape power={city} x={80} y={48} size={1.05} />
          <rect className="pk-architrave" x="4" y="64" width="152" height="12" />
          {columns.map((n, seat) => (
            <g key={NTH[seat]}>
              <rect className="pk-shaft" x={12 + seat * 36} y="80" width="28" height="68" />
              <rect className="pk-capital" x={8 + seat * 36} y="76" width="36" height="8" rx="2" />
              {NTH.slice(0, n).map((name, k) => (
                <SeatShape key={name} seat={seat} x={26 + seat * 36} y={141 - k * 10.5} size={0.92} />
              ))}
            </g>
          ))}
          <path className="pk-steps" d="M4 148H156V153H160V159H0V153H4z" />
        </g>
      );
    })}
    <path className="pk-ground" d="M0 262H520V330H0z" />
    <path className="pk-meander" d={`M0 308h520M0 314h520M0 281h520${MEANDER}`} />
  </svg>
);
