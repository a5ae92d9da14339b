/** Where the game stands: three years of four seasons, the ten phases as a line, who is Archon. */
import type { PanelProps } from '../panel.ts';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { ScreenWords } from '../words.ts';

const YEARS = [1, 2, 3] as const;
const SEASONS = [1, 2, 3, 4] as const;
const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const YearStrip = ({ view, text, words }: Pick<PanelProps, 'view' | 'text'> & { words: ScreenWords }) => {
  const { year, season, phase, archon } = view;
  const when = words.when(year, season);
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
      <span className="pa-archon" title={words.archon(text.seat(archon))}>
        <svg className="pa-mark laurel" viewBox="-13 -13 26 26" aria-hidden="true">
          <path d="M-3 11C-12 7-12-5-5-11C-9-4-8 4-3 11zM3 11C12 7 12-5 5-11C9-4 8 4 3 11z" />
        </svg>
        <SeatMark seat={archon} />
        <span>{words.archon(text.seat(archon))}</span>
      </span>
    </div>
  );
};
