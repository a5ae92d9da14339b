/** Where the game stands: three years of four seasons, the ten phases as a line, who is Archon. */

import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

const YEARS = [1, 2, 3] as const;
const SEASONS = [1, 2, 3, 4] as const;
const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const YearStrip = ({ view, me, text, words }: Pick<PaProps, 'view' | 'me' | 'text'> & { words: ScreenWords }) => {
  const { year, season, phase, archon } = view;
  const who = words.archon(archon === me ? words.you : text.seat(archon));
  const when = year === 3 && season === 4 ? words.lastSeason(year) : words.when(year, season);
  const first = view.options.tournament ? 2 : 1;
  return (
    <div className="pa-strip">
      <div className="pa-seasons" role="img" aria-label={when}>
        {YEARS.filter(y => y >= first).map(y => (
          <span key={y} className={y === year ? 'now' : ''}>
            {SEASONS.map(s => (
              <i key={s} className={y < year || (y === year && s < season) ? 'past' : y === year && s === season ? 'now' : ''} />
            ))}
          </span>
        ))}
        <b aria-hidden="true">{when}</b>
      </div>
      <ol className="pa-phases" aria-label={words.phases}>
        {PHASES.map(p => (
          <li key={p} className={p < phase ? 'past' : p === phase ? 'now' : ''} aria-current={p === phase ? 'step' : undefined}>
            <span className="n">{p}</span>
            <span className="name">{words.phase[p - 1]}</span>
          </li>
        ))}
      </ol>
      <span className="pa-archon" title={who}>
        <svg className="pa-mark laurel" viewBox="-13 -13 26 26" aria-hidden="true">
          <path d="M-2 11Q-11 8-10-2L-8-1Q-8 7-1 9.500zM2 11Q11 8 10-2L8-1Q8 7 1 9.500zM-10-2Q-13-6-9-10Q-6-6-10-2zM10-2Q13-6 9-10Q6-6 10-2zM-9 3Q-13 2-13-3Q-8-2-9 3zM9 3Q13 2 13-3Q8-2 9 3zM-6 8Q-11 9-12 4Q-7 3-6 8zM6 8Q11 9 12 4Q7 3 6 8zM-7 2Q-6-3-2-3Q-2 2-7 2zM7 2Q6-3 2-3Q2 2 7 2z" />
        </svg>
        <SeatMark seat={archon} />
        <span>{who}</span>
      </span>
    </div>
  );
};
