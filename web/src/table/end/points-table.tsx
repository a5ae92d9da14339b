/** Points by source, a column for each seat. */
import type { Outcome, Seat } from '@stoa/engine';
import { useFormatter, useTranslations } from 'use-intl';
import type { NamedText } from '../name-people.ts';
import { isDraw } from './ended.ts';

type Score = Outcome['scores'][number];
const worth = (score: Score, source: string): number => score[source] ?? 0;

/** What gave points to a seat; a campaign that was not played has no line. */
const sourcesOf = (scores: readonly Score[]): readonly string[] =>
  [...new Set(scores.flatMap(score => Object.keys(score)))].filter(source => scores.some(score => worth(score, source) !== 0));

const Cells = ({ values, text, own }: { values: readonly number[]; text: NamedText; own: Seat | undefined }) => {
  const format = useFormatter();
  return values.map((value, seat) => (
    <td key={text.seat(seat)} className={seat === own ? 'mine' : undefined}>
      {format.number(value)}
    </td>
  ));
};

/** `own`: the reader's seat. */
export const PointsTable = ({ outcome, text, own }: { outcome: Outcome; text: NamedText; own: Seat | undefined }) => {
  const t = useTranslations('table');
  const { places, scores } = outcome;
  const sources = sourcesOf(scores);
  if (sources.length === 0) return null;
  const isWinner = (seat: Seat): boolean => !isDraw(outcome) && places[seat] === 1;
  return (
    <table>
      <caption>{t('score')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{t('score')}</span>
          </th>
          {scores.map((_, seat) => (
            <th scope="col" key={text.seat(seat)} className={seat === own ? 'mine' : undefined}>
              {text.called(seat, own)}
              {text.role(seat) !== undefined && <small>{text.role(seat)}</small>}
              {isWinner(seat) && <small className="won">{t('winner')}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map(source => (
          <tr key={source}>
            <th scope="row">{text.scoreSource(source)}</th>
            <Cells values={scores.map(score => worth(score, source))} text={text} own={own} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <Cells values={scores.map(score => sources.reduce((sum, source) => sum + worth(score, source), 0))} text={text} own={own} />
        </tr>
      </tfoot>
    </table>
  );
};
