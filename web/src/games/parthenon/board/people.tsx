/** Islands to point at: whom the Archon names, who comes next, whom one votes for; and the votes as they lie. */
import type { Seat } from '@stoa/engine';
import type { PaAction } from '@stoa/parthenon';
import { Spot } from '../../spot.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

type Pointing = 'choose-target' | 'vote' | 'place-next' | 'pick-winner';
const ROOMS: Readonly<Record<string, Pointing>> = {
  'event-target': 'choose-target',
  vote: 'vote',
  'order-set': 'place-next',
  dispute: 'place-next',
  'tie-pick': 'pick-winner',
};

export const People = ({ view, me, text, actions, draft, words, choose, askWhy }: PaProps & { words: ScreenWords }) => {
  const kind = ROOMS[view.room];
  if (kind === undefined) return null;
  const votes = (seat: Seat): readonly Seat[] => view.votes.flatMap((target, by) => (target === seat && view.votes[by] !== -1 ? [by] : []));
  const disputed = view.room === 'dispute' && view.disputed !== null ? view.disputed : undefined;
  const card = disputed === undefined ? undefined : text.names.philosophies[disputed];
  /** PA-4.7: only those who asked are ordered. */
  const shown = view.islands.filter(i => disputed === undefined || i.asksFor === disputed);
  return (
    <section className="pa-people">
      <h3>
        {disputed === undefined ? words.pointing[kind] : words.whoGets(card?.name ?? disputed)}{' '}
        {kind === 'place-next' && <small>{words.phase[view.phase - 1]}</small>}
      </h3>
      {card !== undefined && <p>{card.text}</p>}
      <ul>
        {shown.map(({ seat, island, structures, wish, freePicks }) => {
          const action = actions.find(a => a.do === kind && a.seat === seat);
          // Who comes next is a matter of what each wishes or asks for.
          const fact =
            disputed !== undefined
              ? words.asksForIt(freePicks > 0)
              : kind === 'place-next'
                ? text.names.wishes[wish]
                : words.structures(structures);
          const home = island === null ? '' : text.names.islands[island];
          const name = seat === me ? `${home} (${words.you})` : `${text.seat(seat)}${home && `, ${home}`}`;
          return (
            <li key={seat}>
              <Spot
                className="pa-person"
                label={`${words.point[kind](name)}; ${fact}`}
                open={action !== undefined}
                pressed={draft.some(a => a.do === kind && a.seat === seat)}
                onTouch={() => (action ? choose(action) : askWhy({ do: kind, seat } as PaAction))}
              >
                <SeatMark seat={seat} />
                <span>
                  <b className="pa-called">{seat === me ? words.you : text.seat(seat)}</b> {island !== null && text.names.islands[island]}
                  <small>{fact}</small>
                </span>
                {seat === view.archon && <span className="pa-tag">{words.archonTag}</span>}
                {kind === 'vote' && votes(seat).map(by => <SeatMark key={by} seat={by} label={words.voteOf(text.seat(by))} />)}
              </Spot>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
