/** Campaigns, victory points, figures, what is in force, and the deck. */
import type { EwView } from '@stoa/earth-and-water';
import { FIGURES } from '@stoa/earth-and-water/map';
import type { EwText } from '@stoa/earth-and-water/text';
import type { ScreenWords } from '../words.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;
const POINTS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] as const;
/** Miltiades, Themistocles and Leonidas are Greek; the other three Persian. */
const isGreek = (index: number): boolean => index < 3;

export const Tracks = ({ view, text, words }: { view: EwView; text: EwText; words: ScreenWords }) => {
  const [persia, greece] = [text.seat(0), text.seat(1)];
  return (
    <div className="ew-tracks">
      <div className="ew-track" role="img" aria-label={words.campaignOf(view.campaign)}>
        <span className="ew-track-name">{words.campaign}</span>
        <span className="ew-campaign-short">{`${ROMAN[view.campaign - 1] ?? ''} / V`}</span>
        <span className="ew-campaigns">
          {ROMAN.map((numeral, i) => (
            <span key={numeral} className={i + 1 === view.campaign ? 'now' : i + 1 < view.campaign ? 'done' : ''}>
              {numeral}
            </span>
          ))}
        </span>
      </div>
      <div className="ew-track" role="img" aria-label={words.pointsNow(view.vp, persia, greece)}>
        <span className="ew-track-name">{words.points}</span>
        <span className="ew-points">
          {POINTS.map(n => (
            <span key={n} className={`${n < 0 ? 'greece' : n > 0 ? 'persia' : 'zero'}${n === view.vp ? ' now' : ''}`}>
              {Math.abs(n)}
            </span>
          ))}
        </span>
        <span className="ew-points-ends">
          <span className="greece">{greece}</span>
          <span className="persia">{persia}</span>
        </span>
      </div>
      <div className="ew-track ew-figures-track">
        <span className="ew-track-name">{words.figures}</span>
        <ul className="ew-figures">
          {FIGURES.map((figure, i) => (
            <li key={figure} className={`${isGreek(i) ? 'greece' : 'persia'}${view.figures.includes(figure) ? ' filled' : ''}`}>
              {text.figures[figure]}
              {view.figures.includes(figure) && <span className="unseen"> ({words.spent})</span>}
            </li>
          ))}
        </ul>
      </div>
      {(view.carneia || view.acropolis) && (
        <ul className="ew-flags">
          {view.carneia && <li>{words.carneia}</li>}
          {view.acropolis && <li>{words.acropolis}</li>}
        </ul>
      )}
    </div>
  );
};
