/** The standing in one line, and by source when touched: for screens where the seats are out of sight. */
import type { PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { SOURCES, SourceMark } from '../pieces/source-mark.tsx';
import type { ScreenWords } from '../words.ts';

export const totalOf = (score: PkView['scores'][number]): number => score.cubes + score.locations + score.statues;

export const Scores = ({ view, text, words }: { view: PkView; text: PkText; words: ScreenWords }) => (
  <details className="pk-scores">
    <summary>
      <span className="unseen">{words.score}</span>
      {view.scores.map((score, seat) => (
        <span key={text.seat(seat)}>
          <SeatMark seat={seat} label={text.seat(seat)} /> <b>{totalOf(score)}</b>
        </span>
      ))}
    </summary>
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words.score}</span>
          </th>
          {SOURCES.map(source => (
            <th key={source} scope="col">
              <SourceMark source={source} /> {words.sources[source]}
            </th>
          ))}
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {view.scores.map((score, seat) => (
          <tr key={text.seat(seat)}>
            <th scope="row">
              <SeatMark seat={seat} /> {text.seat(seat)}
            </th>
            {SOURCES.map(source => (
              <td key={source}>{score[source]}</td>
            ))}
            <td>
              <b>{totalOf(score)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
