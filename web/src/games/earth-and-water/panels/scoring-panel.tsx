/** A campaign as it was scored: the cities of each side and what they count, and the way of the marker. */
import type { EwEvent } from '@stoa/earth-and-water';
import { citiesBehind, markerBefore } from '@stoa/earth-and-water/reading';
import type { CSSProperties } from 'react';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';

type Scored = Extract<EwEvent, { readonly e: 'campaign-scored' }>;
const SIDES = [1, 0] as const;
const CLASS = ['persia', 'greece'] as const;
const LIMIT = 6;
const POINTS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] as const;

export const ScoringPanel = ({ view, text, lang, fresh }: EwProps) => {
  const words = WORDS[lang];
  const scored = fresh.findLast((e): e is Scored => e.e === 'campaign-scored');
  if (scored === undefined) return null;
  const lead = scored.counts[0] - scored.counts[1];
  const title = words.scored(scored.campaign);
  return (
    <section className="ew-scoring" aria-label={title} key={scored.campaign}>
      <h2>{title}</h2>
      <p className="muted">{words.scoringRule}</p>
      {SIDES.map(side => (
        <p key={side} className={`ew-scoring-side ${CLASS[side]}`}>
          <strong>{text.seat(side)}</strong>
          {(citiesBehind(view, side, scored.counts[side]) ?? []).map(({ city, worth: points }, i) => (
            <span key={city} className="ew-scored-city" style={{ animationDelay: `${300 + i * 140}ms` }}>
              {text.cities[city]} <b>{points}</b>
            </span>
          ))}
          <b className="ew-scored-sum">{scored.counts[side]}</b>
        </p>
      ))}
      <p>{lead === 0 ? words.scoredLevel : words.scoredLead(text.seat(lead > 0 ? 0 : 1), Math.abs(lead))}</p>
      <div className="ew-scoring-track" aria-hidden="true">
        {POINTS.map(n => (
          <span key={n} className={n < 0 ? 'greece' : n > 0 ? 'persia' : ''}>
            {Math.abs(n)}
          </span>
        ))}
        <span className="ew-marker" style={{ '--from': markerBefore(scored) + LIMIT, '--to': scored.vp + LIMIT } as CSSProperties} />
      </div>
      <p className="unseen">{words.pointsNow(scored.vp, text.seat(0), text.seat(1))}</p>
    </section>
  );
};
