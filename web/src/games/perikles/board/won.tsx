/** The location tiles each player has won, with their points. */
import type { PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { ScreenWords } from '../words.ts';
import { controllerOf, dataOf } from './location-card.tsx';

export const Won = ({ view, text, words }: { view: PkView; text: PkText; words: ScreenWords }) => {
  if (view.owned.length === 0) return null;
  const rows = view.scores.flatMap((_, seat) => {
    const tiles = view.owned.filter(o => o.seats.includes(seat));
    return tiles.length === 0 ? [] : [{ seat, tiles }];
  });
  return (
    <section className="pk-won" aria-labelledby="pk-won">
      <h2 id="pk-won">{words.owned}</h2>
      <ul>
        {rows.map(({ seat, tiles }) => (
          <li key={seat}>
            <SeatMark seat={seat} label={text.seat(seat)} />
            {tiles.map(({ location, seats }) => (
              <span key={location} className="pk-won-tile">
                <PowerShield power={controllerOf(location)} />
                {text.locations[location]} <b>{dataOf(location).vp}</b>
                {seats.length > 1 && (
                  <small>
                    {words.shared}
                    {seats.map(other => (other === seat ? null : <SeatMark key={other} seat={other} label={text.seat(other)} />))}
                  </small>
                )}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};
