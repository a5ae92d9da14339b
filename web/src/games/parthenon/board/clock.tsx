/** In the bar: three years of four seasons, the ten phases as dots, the phase of the moment by name. */
import type { PaProps } from '../types.ts';
import { WORDS } from '../words.ts';
import './clock.css';

const YEARS = [1, 2, 3] as const;
const SEASONS = [1, 2, 3, 4] as const;
const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const Clock = ({ view, lang }: Pick<PaProps, 'view' | 'lang'>) => {
  const { year, season, phase } = view;
  const words = WORDS[lang];
  const when = year === 3 && season === 4 ? words.lastSeason(year) : words.when(year, season);
  const first = view.options.tournament ? 2 : 1;
  return (
    <div className="pa-clock">
      <div className="pa-seasons" role="img" aria-label={when} title={when}>
        {YEARS.filter(y => y >= first).map(y => (
          <span key={y} className={y === year ? 'now' : ''}>
            {SEASONS.map(s => (
              <i key={s} className={y < year || (y === year && s < season) ? 'past' : y === year && s === season ? 'now' : ''} />
            ))}
          </span>
        ))}
      </div>
      <b aria-hidden="true">{when}</b>
      <ol className="pa-phases" aria-label={words.phases}>
        {PHASES.map(p => (
          <li key={p} className={p < phase ? 'past' : p === phase ? 'now' : ''} aria-current={p === phase ? 'step' : undefined}>
            <span className={p === phase ? 'name' : 'unseen'}>{words.phase[p - 1]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
