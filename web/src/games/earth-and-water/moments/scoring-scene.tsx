/** The end of a campaign: what supply cost, then the cities that count, lit one after another, and the way of the marker. */
import type { EwEvent, EwView } from '@stoa/earth-and-water';
import { type Side, VP_LIMIT } from '@stoa/earth-and-water/map';
import { markerBefore } from '@stoa/earth-and-water/reading';
import type { CSSProperties } from 'react';
import { POINTS, sideOfPoint } from '../frieze/score.tsx';
import type { EwProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';
import { type Counted, countedIn } from './counted.ts';
import { ScoringMap } from './scoring-map.tsx';
import { type Starved, starvedIn } from './starved.ts';

type Scored = Extract<EwEvent, { readonly e: 'campaign-scored' }>;
const SIDES = [1, 0] as const;
const CLASS = ['persia', 'greece'] as const;

const Losses = ({ starved, text, words }: { starved: readonly Starved[]; text: EwProps['text']; words: ScreenWords }) => (
  <ul className="ew-starved" aria-label={words.supply}>
    {starved.map(({ side, city, armies, cut }) => (
      <li key={`${side} ${city} ${cut}`} className={CLASS[side]}>
        {words.starved(text.seat(side), words.armies(armies), text.cities[city], cut)}
      </li>
    ))}
  </ul>
);

interface SideProps {
  readonly side: Side;
  readonly count: number;
  readonly counted: readonly Counted[];
  readonly text: EwProps['text'];
}
const SideScored = ({ side, count, counted, text }: SideProps) => (
  <div className={`ew-scored-side ${CLASS[side]}`}>
    <h3>{text.seat(side)}</h3>
    <ul>
      {counted
        .filter(city => city.side === side)
        .map(({ city, worth, delay }) => (
          <li key={city} style={{ animationDelay: `${delay}ms` }}>
            {text.cities[city]} <b>+{worth}</b>
          </li>
        ))}
    </ul>
    <b className="ew-scored-sum">{count}</b>
  </div>
);

/** The marker sets out when the last city is lit. */
const Track = ({ from, to, delay }: { from: number; to: number; delay: number }) => (
  <div className="ew-scoring-track" aria-hidden="true">
    {POINTS.map(n => (
      <span key={n} className={sideOfPoint(n)}>
        {Math.abs(n)}
      </span>
    ))}
    <span
      className="ew-marker"
      style={
        {
          '--from': from + VP_LIMIT,
          '--to': to + VP_LIMIT,
          animationDelay: `${delay}ms`,
        } as CSSProperties
      }
    />
  </div>
);

/** How far the marker moves; points beyond the end of the track are lost (EW-13.4). */
export const leadWords = ({ counts, vp }: Scored, from: number, text: EwProps['text'], words: ScreenWords): string => {
  const lead = counts[0] - counts[1];
  if (lead === 0) return words.scoredLevel;
  const [moved, side] = [Math.abs(vp - from), text.seat(lead > 0 ? 0 : 1)];
  return moved < Math.abs(lead) ? words.scoredPast(side, moved, Math.abs(lead) - moved) : words.scoredLead(side, moved);
};

interface Props extends Pick<EwProps, 'text' | 'lang'> {
  readonly view: EwView;
  readonly scored: Scored;
  /** Every event before the scoring. */
  readonly before: readonly EwEvent[];
}

export const ScoringScene = ({ scored, before, view, text, lang }: Props) => {
  const words = WORDS[lang];
  const from = markerBefore(scored, before);
  const starved = starvedIn(before);
  const counted = countedIn(view, scored.counts);
  return (
    <div className="ew-diptych ew-scoring-scene">
      <div className="ew-shown">
        <ScoringMap counted={counted} bridge={view.bridge} names={text.cities} />
      </div>
      <div className="ew-told">
        {starved.length > 0 && <Losses starved={starved} text={text} words={words} />}
        <div className="ew-scored">
          {SIDES.map(side => (
            <SideScored key={side} side={side} count={scored.counts[side]} counted={counted} text={text} />
          ))}
        </div>
        <Track from={from} to={scored.vp} delay={(counted.at(-1)?.delay ?? 0) + 400} />
        <p className="ew-lead">{leadWords(scored, from, text, words)}</p>
        <p className="ew-small">{words.scoringRule}</p>
      </div>
    </div>
  );
};
