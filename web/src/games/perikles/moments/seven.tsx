/** The tray while battles are shown: the seven locations of the turn, with who has taken which. */
import { Picture } from '../../../art/picture.tsx';
import { dataOf, placeName } from '../board/location-card.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { Told } from './pieces.tsx';
import { type Turn, verdictOf } from './turns.ts';

/** `to`: up to which battle is shown; later ones would tell too soon. */
export const Seven = ({ turn, to, told: { text, words } }: { turn: Turn; to: number; told: Told }) => (
  <ol className="pk-seven" aria-label={words.decks.locations}>
    {turn.locations.map((location, i) => {
      const slot = i + 1;
      const battle = turn.battles.find(b => b.location === location);
      const verdict = slot < to && battle?.over ? verdictOf(battle) : undefined;
      return (
        <li key={location} className={slot === to ? 'now' : slot < to ? 'past' : ''} aria-current={slot === to}>
          <Picture gallery="perikles/locations" name={location} crop="square" className="pk-seven-picture" />
          <small>{slot}</small>
          <b>{placeName(text.locations[location])}</b>
          <span>
            {verdict === undefined ? (
              words.points(dataOf(location).vp)
            ) : verdict.seats.length === 0 ? (
              '–'
            ) : (
              <>
                {verdict.seats.map(seat => (
                  <SeatMark key={seat} seat={seat} label={text.seat(seat)} />
                ))}
                +{verdict.points}
              </>
            )}
          </span>
        </li>
      );
    })}
  </ol>
);
