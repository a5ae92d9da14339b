/** The election of the Archon: every island with the votes it got; the winner wears the laurel. */
import type { PaEvent } from '@stoa/parthenon';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { Frieze } from './frieze.tsx';

type Voted = Extract<PaEvent, { e: 'voted' }>;

/** PA-16.2: another seat had as many votes as the one that was drawn. */
export const isTied = (votes: readonly Voted[], elected: number): boolean => {
  const sum = (seat: number): number => votes.filter(v => v.target === seat).reduce((n, v) => n + v.weight, 0);
  return votes.some(v => v.target !== elected && sum(v.target) === sum(elected));
};

export const ElectionScene = ({
  elected,
  votes,
  view,
  me,
  text,
  words,
}: Pick<PaProps, 'view' | 'me' | 'text'> & { words: ScreenWords; elected: number; votes: readonly Voted[] }) => (
  <Frieze gallery="house/moments" name="crowned" sign={<SeatMark seat={elected} />}>
    <ol className="pa-election">
      {view.islands
        .map(({ seat, island }) => ({ seat, island, by: votes.filter(v => v.target === seat) }))
        .toSorted((a, b) => Number(b.seat === elected) - Number(a.seat === elected) || b.by.length - a.by.length)
        .map(({ seat, island, by }) => (
          <li key={seat} className={seat === elected ? 'elected' : ''}>
            <SeatMark seat={seat} />
            <span>
              <b>{seat === me ? words.you : text.seat(seat)}</b> {island !== null && text.names.islands[island]}
            </span>
            {seat === elected && <span className="pa-tag">{words.archonTag}</span>}
            <span className="pa-votes">
              {by.map(v => (
                <SeatMark key={v.seat} seat={v.seat} label={words.voteOf(text.seat(v.seat))} />
              ))}
              <b>{words.votes(by.reduce((sum, v) => sum + v.weight, 0))}</b>
            </span>
          </li>
        ))}
    </ol>
    <p className="pa-archon-does">{words.archonDoes}</p>
    {isTied(votes, elected) && <p className="pa-tie">{words.tieDrawn}</p>}
  </Frieze>
);
