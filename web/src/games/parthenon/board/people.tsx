/** Islands to point at: whom the Archon names, who comes next, whom one votes for; and the votes as they lie. */
import type { Seat } from '@stoa/engine';
import type { PaAction } from '@stoa/parthenon';
import { Spot } from '../../spot.tsx';
import type { PanelProps } from '../panel.ts';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { ScreenWords } from '../words.ts';

type Pointing = 'choose-target' | 'vote' | 'place-next' | 'pick-winner';
const ROOMS: Readonly<Record<string, Pointing>> = {
  'event-target': 'choose-target',
  vote: 'vote',
  'order-set': 'place-next',
  dispute: 'place-next',
  'tie-pick': 'pick-winner',
};

export const People = ({ view, me, text, actions, draft, words, choose, askWhy }: PanelProps & { words: ScreenWords }) => {
  const kind = ROOMS[view.room];
  if (kind === undefined) return null;
  const votes = (seat: Seat): readonly Seat[] => view.votes.flatMap((target, by) => (target === seat && view.votes[by] !== -1 ? [by] : []));
  const disputed = view.disputed === null ? undefined : (text.names.philosophies[view.disputed]?.name ?? view.disputed);
  return (
    <section className="pa-people">
      <h3>
        {words.pointing[kind]} {kind === 'place-next' && <small>{words.phase[view.phase - 1]}</small>}
      </h3>
      {disputed !== undefined && <p>{disputed}</p>}
      <ul>
        {view.islands.map(({ seat, island, structures, wish }) => {
          const action = actions.find(a => a.do === kind && a.seat === seat);
          const name = `${text.seat(seat)}${island === null ? '' : `, ${text.names.islands[island]}`}`;
          return (
            <li key={seat}>
              <Spot
                className="pa-person"
                label={`${words.point[kind](name)}; ${kind === 'place-next' ? text.names.wishes[wish] : words.structures(structures)}`}
                open={action !== undefined}
                pressed={draft.some(a => a.do === kind && a.seat === seat)}
                onTouch={() => (action ? choose(action) : askWhy({ do: kind, seat } as PaAction))}
              >
                <SeatMark seat={seat} />
                <span>
                  <b>{text.seat(seat)}</b> {island !== null && text.names.islands[island]}
                  {/* Who comes next is a matter of what each wishes. */}
                  <small>{kind === 'place-next' ? text.names.wishes[wish] : words.structures(structures)}</small>
                </span>
                {seat === view.archon && <span className="pa-tag">{words.archonTag}</span>}
                {seat === me && <span className="pa-tag">{words.you}</span>}
                {kind === 'vote' && votes(seat).map(by => <SeatMark key={by} seat={by} label={words.voteOf(text.seat(by))} />)}
              </Spot>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
