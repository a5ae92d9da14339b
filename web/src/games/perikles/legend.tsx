/** The signs of the board that carry no word, each as it is drawn there: beside the rules that apply now, and folded below the board. */
import { TRACKS } from '@stoa/perikles/box';
import type { ReactNode } from 'react';
import { Mark } from './pieces/mark.tsx';
import { PowerShield } from './pieces/power-shield.tsx';
import { SOURCES, SourceMark } from './pieces/source-mark.tsx';
import { Counters, Dead, FreeSpace, LeaderDisc, Palmette, Statue, Track } from './pieces/temple-marks.tsx';
import { UnitMark } from './pieces/unit-mark.tsx';
import type { PkProps } from './types.ts';
import { type ScreenWords, WORDS } from './words.ts';

/** Part of a temple, in the middle of a box of that width. */
const Part = ({ width, children }: { width: number; children: ReactNode }) => (
  <Mark className="drawn" viewBox={`${-width / 2} -13 ${width} 26`} label={undefined}>
    {children}
  </Mark>
);

type Sign = keyof ScreenWords['signOf'];

const inCities = (words: ScreenWords) => ({
  vacant: (
    <Part width={26}>
      <Palmette />
    </Part>
  ),
  leader: (
    <Part width={26}>
      <LeaderDisc seat={0} />
    </Part>
  ),
  spaces: (
    <Part width={62}>
      <path className="pk-tympanum" d="M-31-13H31V13H-31z" />
      <FreeSpace letter={words.alpha} x={-16} />
      <FreeSpace letter={words.beta} x={16} />
    </Part>
  ),
  track: (
    <Part width={80}>
      <Track points={TRACKS[0] ?? []} defeats={1} x={-30} />
    </Part>
  ),
  statue: (
    <Part width={26}>
      <Statue seat={0} y={-2} />
    </Part>
  ),
  counters: (
    <Part width={62}>
      <Counters unit="hoplite" n={6} x={-24} />
      <Counters unit="trireme" n={8} x={10} />
    </Part>
  ),
  dead: (
    <Part width={26}>
      <Dead n={1} x={9} />
    </Part>
  ),
});

const AT_LOCATIONS = {
  order: <small className="muted">3</small>,
  worth: <span className="pk-vp">5</span>,
  rounds: (
    <span className="pk-rounds">
      <UnitMark unit="hoplite" />›
      <UnitMark unit="trireme" />
    </span>
  ),
  rebels: (
    <span className="pk-symbols attack">
      <UnitMark unit="hoplite" />
    </span>
  ),
  locals: (
    <span className="pk-symbols defend">
      <UnitMark unit="hoplite" />
    </span>
  ),
  down: (
    <span className="pk-stack down">
      <UnitMark unit="hoplite" />
      <b>×2</b>
    </span>
  ),
  drafted: <span className="pk-force drafted" />,
  shut: <span className="pk-pips shut" />,
  tokens: (
    <span className="pk-tokens">
      <span className="has" />
      <span />
    </span>
  ),
};

const onSeats = (words: ScreenWords) => ({
  first: <span className="pk-first">1</span>,
  two: (
    <span className="pk-held">
      <span className="two">
        <PowerShield power="athens" />
      </span>
    </span>
  ),
  sources: SOURCES.map(source => <SourceMark key={source} source={source} />),
  supply: <small className="pk-few">{words.fewLeft(5)}</small>,
});

/** Cities first, then locations, forces and battles, then seats. */
const drawnOf = (words: ScreenWords): Readonly<Record<Sign, ReactNode>> => ({ ...inCities(words), ...AT_LOCATIONS, ...onSeats(words) });

const Signs = ({ words }: { words: ScreenWords }) => {
  const drawn = drawnOf(words);
  return (
    <ul>
      {(Object.keys(drawn) as Sign[]).map(sign => (
        <li key={sign}>
          <span className="pk-sign" aria-hidden="true">
            {drawn[sign]}
          </span>
          {words.signOf[sign]}
        </li>
      ))}
    </ul>
  );
};

export const Legend = ({ lang }: Pick<PkProps, 'lang'>) => {
  const words = WORDS[lang];
  return (
    <section className="rule pk-signs">
      <h3>{words.signs}</h3>
      <Signs words={words} />
    </section>
  );
};
