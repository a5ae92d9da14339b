/** The end of a campaign: what supply cost, then the cities of each side one after another, and the way of the marker. */
import type { EwEvent, EwView } from '@stoa/earth-and-water';
import { type Side, VP_LIMIT } from '@stoa/earth-and-water/map';
import { citiesBehind, markerBefore } from '@stoa/earth-and-water/reading';
import type { CSSProperties } from 'react';
import { POINTS, sideOfPoint } from '../frieze/score.tsx';
import type { EwProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';
import { type Starved, starvedIn } from './starved.ts';

type Scored = Extract<EwEvent, { readonly e: 'campaign-scored' }>;
const SIDES = [1, 0] as const;
const CLASS = ['persia', 'greece'] as const;
/** Milliseconds between two cities. */
const STEP = 200;

const Losses = ({ starved, text, words }: { starved: readonly Starved[]; text: EwProps['text']; words: ScreenWords }) => (
  <ul className="ew-starved" aria-label={words.supply}>
    {starved.map(({ side, city, armies, cut }) => (
      <li key={`${side} ${city} ${cut}`} className={CLASS[side]}>
        {words.starved(text.seat(side), words.armies(armies), text.cities[city], cut)}
      </li>
    ))}
  </ul>
);

const SideScored = ({ view, side, count, text }: { view: EwView; side: Side; count: number; text: EwProps['text'] }) => (
  <div className={`ew-scored-side ${CLASS[side]}`}>
    <h3>{text.seat(side)}</h3>
    <ul>
      {(citiesBehind(view, side, count) ?? []).map(({ city, worth: points }, i) => (
        <li key={city} style={{ animationDelay: `${250 + i * STEP}ms` }}>
          {text.cities[city]} <b>+{points}</b>
        </li>
      ))}
    </ul>
    <b className="ew-scored-sum">{count}</b>
  </div>
);

interface Props extends Pick<EwProps, 'view' | 'text' | 'lang'> {
  readonly scored: Scored;
  /** From the beginning of Supply on. */
  readonly before: readonly EwEvent[];
}

export const ScoringScene = ({ scored, before, view, text, lang }: Props) => {
  const words = WORDS[lang];
  const lead = scored.counts[0] - scored.counts[1];
  const starved = starvedIn(before);
  return (
    <div className="ew-scoring-scene">
      {starved.length > 0 && <Losses starved={starved} text={text} words={words} />}
      <div className="ew-scored">
        {SIDES.map(side => (
          <SideScored key={side} view={view} side={side} count={scored.counts[side]} text={text} />
        ))}
      </div>
      <div className="ew-scoring-track" aria-hidden="true">
        {POINTS.map(n => (
          <span key={n} className={sideOfPoint(n)}>
            {Math.abs(n)}
          </span>
        ))}
        <span className="ew-marker" style={{ '--from': markerBefore(scored) + VP_LIMIT, '--to': scored.vp + VP_LIMIT } as CSSProperties} />
      </div>
      <p className="ew-lead">{lead === 0 ? words.scoredLevel : words.scoredLead(text.seat(lead > 0 ? 0 : 1), Math.abs(lead))}</p>
      <p className="ew-small">{words.scoringRule}</p>
    </div>
  );
};
