/** The signs of the board that carry no word, each with what it means. Beside the rules that apply now. */
import type { ReactNode } from 'react';
import type { GameScreen } from '../types.ts';
import { PowerShield } from './pieces/power-shield.tsx';
import { UnitMark } from './pieces/unit-mark.tsx';
import { type ScreenWords, WORDS } from './words.ts';

const SIGNS: readonly (readonly [keyof ScreenWords['signOf'], ReactNode])[] = [
  [
    'rebels',
    <span key="rebels" className="pk-symbols attack">
      <UnitMark unit="hoplite" />
    </span>,
  ],
  [
    'locals',
    <span key="locals" className="pk-symbols defend">
      <UnitMark unit="hoplite" />
    </span>,
  ],
  [
    'two',
    <span key="two" className="pk-held">
      <span className="two">
        <PowerShield power="athens" />
      </span>
    </span>,
  ],
  [
    'first',
    <span key="first" className="pk-first">
      1
    </span>,
  ],
  ['drafted', <span key="drafted" className="pk-force drafted" />],
  ['shut', <span key="shut" className="pk-pips shut" />],
  [
    'down',
    <span key="down" className="pk-stack down">
      <UnitMark unit="hoplite" />
      <b>×2</b>
    </span>,
  ],
  [
    'tokens',
    <span key="tokens" className="pk-tokens">
      <span className="has" />
      <span />
    </span>,
  ],
  ['spaces', 'α β'],
  ['track', <s key="track">5</s>],
  ['dead', '†'],
];

export const Legend: NonNullable<GameScreen['Legend']> = ({ lang }) => {
  const words = WORDS[lang];
  return (
    <section className="rule pk-signs">
      <h3>{words.signs}</h3>
      <ul>
        {SIGNS.map(([sign, drawn]) => (
          <li key={sign}>
            <span className="pk-sign" aria-hidden="true">
              {drawn}
            </span>
            {words.signOf[sign]}
          </li>
        ))}
      </ul>
    </section>
  );
};
