/** Who won, how and by what, in large words, told from the reader's side; the winner in a wreath. */
import { winnersOf } from '@stoa/engine';
import { useFormatter, useTranslations } from 'use-intl';
import { Picture } from '../../art/picture.tsx';
import { useSettings } from '../../settings.ts';
import { useOutcomeWords } from '../outcome-words.ts';
import { type Ended, isDraw } from './ended.ts';
import { Face } from './person.tsx';

/** Of two at a table the other has lost; of more each has a place. */
const useVerdict = (): ((ended: Pick<Ended, 'outcome' | 'text' | 'own'>) => string) => {
  const t = useTranslations('table');
  const format = useFormatter();
  return ({ outcome, text, own }) => {
    const { places } = outcome;
    if (isDraw(outcome)) return t('drawn');
    const winners = winnersOf(outcome.places);
    const place = own === undefined ? undefined : places[own];
    if (place === undefined) return t('othersWin', { names: format.list(winners.map(seat => text.called(seat, own))), n: winners.length });
    if (place === 1) return t(winners.length > 1 ? 'shared' : 'won');
    return places.length === 2 ? t('lost') : t('cameNth', { place });
  };
};

export const Verdict = (ended: Ended) => {
  const t = useTranslations('table');
  const lang = useSettings(s => s.language);
  const verdict = useVerdict()(ended);
  const { outcome, info, seats, own, text, screen, log } = ended;
  const how = useOutcomeWords()(outcome, text, own);
  const decidedBy = screen.end.decidedBy?.(outcome, text, lang, log, own);
  const [winner, another] = winnersOf(outcome.places);
  const isCrowned = winner !== undefined && another === undefined;
  return (
    <header className="end-verdict">
      {isCrowned && (
        <div className="end-wreath">
          <Picture gallery="house/moments" name="crowned" crop="square" />
          <Face info={info} seats={seats} seat={winner} />
        </div>
      )}
      <h2 id="the-end">{verdict}</h2>
      <p className="end-how">{how}</p>
      {decidedBy !== undefined && <p className="end-by">{decidedBy}</p>}
      {info.takesBack && <p className="muted">{t('takesBack')}</p>}
    </header>
  );
};
