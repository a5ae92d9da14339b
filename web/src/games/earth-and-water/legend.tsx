/** The signs of the map. */
import type { Language } from '@stoa/engine';
import { WORDS } from './words.ts';

const SIGNS = {
  line: <path className="ew-line greece" d="M-20 4Q0-8 20 4" />,
  cut: (
    <g className="none">
      <circle className="ew-supply-ring" r="15" />
      <path className="ew-supply-sign" d="M0-8V2M0 7V8" />
    </g>
  ),
  sea: (
    <g>
      <circle className="ew-supply-ring" r="13" />
      <path className="ew-supply-sign" d="M-8-2q4-5 8 0t8 0M-8 4q4-5 8 0t8 0" />
    </g>
  ),
  food: (
    <g className="ew-food">
      <path d="M-3-9H3V-6Q7-2 5 4Q3 9 1 10H-1Q-3 9-5 4Q-7-2-3-6z" />
    </g>
  ),
  key: (
    <g>
      <circle className="ew-city nobody" r="12" />
      <circle className="ew-key nobody" r="18" />
    </g>
  ),
} as const;

export const Legend = ({ lang }: { lang: Language }) => (
  <ul className="ew-legend">
    {(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map(sign => (
      <li key={sign}>
        <svg viewBox="-24 -22 48 44" aria-hidden="true">
          {SIGNS[sign]}
        </svg>
        {WORDS[lang].legend[sign]}
      </li>
    ))}
  </ul>
);
