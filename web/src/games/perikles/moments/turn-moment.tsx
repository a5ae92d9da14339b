/** The end of a turn on the stage: the statues that rose, the score, and seven lines with losses and defeats. */
import type { PkView } from '@stoa/perikles';
import type { CityId } from '@stoa/perikles/box';
import { Picture } from '../../../art/picture.tsx';
import { placeName } from '../board/location-card.tsx';
import { totalOf } from '../board/totals.ts';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import { cityBefore } from './as-of.ts';
import { HeldScene } from './held-scene.tsx';
import { nameOf, Players, type Told } from './pieces.tsx';
import { gainsOf, type Turn, verdictOf } from './turns.ts';

const Lines = ({ turn, told }: { turn: Turn; told: Told }) => {
  const { text, words } = told;
  return (
    <table className="pk-results">
      <thead>
        <tr>
          <th scope="col">{words.decks.locations}</th>
          <th scope="col">{words.takenBy}</th>
          <th scope="col">{words.total}</th>
          <th scope="col">{words.losses}</th>
          <th scope="col">{words.defeated}</th>
        </tr>
      </thead>
      <tbody>
        {turn.battles.map(battle => {
          const { seats, points, lost, defeat } = verdictOf(battle);
          return (
            <tr key={battle.location} className={told.me !== undefined && seats.includes(told.me) ? 'mine' : ''}>
              <th scope="row">
                {battle.slot > 0 && <small>{battle.slot}</small>} {placeName(text.locations[battle.location])}
              </th>
              <td>
                {seats.length > 0 ? (
                  <Players seats={seats} told={told} />
                ) : (
                  <span className="muted">{battle.attacked ? words.nobodyTakes : words.quiet}</span>
                )}
              </td>
              <td className="number">{points > 0 ? `+${points}` : '–'}</td>
              <td>
                {lost.map(({ power, unit, strength }) => (
                  <span key={`${power} ${unit}`} className="pk-lost" title={text.powers[power]}>
                    <PowerShield power={power} label={text.powers[power]} />
                    <UnitMark unit={unit} label={words.units[unit]} /> <b>{strength}</b>
                  </span>
                ))}
                {lost.length === 0 && '–'}
              </td>
              <td>
                {defeat ? (
                  <>
                    {words.defeatNth(text.cities[defeat.city], defeat.defeats)}
                    <span className="pk-defeat-worth">{words.defeatWorth(defeat.value)}</span>
                  </>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Statues = ({ turn, view, told }: { turn: Turn; view: PkView; told: Told }) => {
  const { text, words } = told;
  const worth = (city: CityId): number => view.cities.find(c => c.city === city)?.value ?? 0;
  return (
    <section className="pk-raised">
      <h3 className="unseen">{words.statuesRaised}</h3>
      <ul>
        {turn.statues.map(({ city, seat }) => (
          <li key={city} className={seat === told.me ? 'mine' : ''}>
            <Picture gallery="perikles/statues" name={city} />
            <b>{text.cities[city]}</b>
            <span>
              <span className="pk-disc">
                <SeatMark seat={seat} />
              </span>
              {nameOf(told, seat)}
            </span>
            <small>{words.worthNow(worth(city))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What new statues and defeats of the turn changed in the points from statues, by seat. */
export const statueGains = (turn: Turn, cities: PkView['cities'], seats: number): readonly number[] => {
  const later = [...turn.statues, ...turn.battles.flatMap(({ results }) => results)];
  const worth = (all: PkView['cities'], seat: number): number =>
    all.reduce((sum, { statues, value }) => sum + (statues[seat] ?? 0) * value, 0);
  const before = cities.map(city => cityBefore(city, later));
  return Array.from({ length: seats }, (_, seat) => worth(cities, seat) - worth(before, seat));
};

const Scores = ({ turn, view, told }: { turn: Turn; view: PkView; told: Told }) => {
  const { words } = told;
  const gains = gainsOf(turn, view.scores.length);
  const raised = statueGains(turn, view.cities, view.scores.length);
  const most = Math.max(1, ...view.scores.map(totalOf));
  const rows = view.scores
    .map((score, seat) => ({ seat, total: totalOf(score), locations: gains[seat] ?? 0, statues: raised[seat] ?? 0 }))
    .map(row => ({ ...row, gain: Math.min(row.total, Math.max(0, row.locations + row.statues)) }))
    .sort((a, b) => b.total - a.total);
  return (
    <section className="pk-bars">
      <h3>{words.score}</h3>
      <ol>
        {rows.map(({ seat, total, gain, locations, statues }) => (
          <li key={seat} className={seat === told.me ? 'mine' : ''}>
            <span>
              <SeatMark seat={seat} /> {nameOf(told, seat)}
            </span>
            <span className="pk-bar" aria-hidden="true">
              <span className={`seat-${seat}`} style={{ width: `${((total - gain) / most) * 100}%` }} />
              <span className={`seat-${seat} gain`} style={{ width: `${(gain / most) * 100}%` }} />
            </span>
            <b>{total}</b>
            <small>{words.gained(locations, statues)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
};

export const TurnMoment = ({ turn, view, told }: { turn: Turn; view: PkView; told: Told }) => (
  <HeldScene className="pk-stage pk-turn-stage" label={told.words.turnOver(turn.turn)}>
    <header>
      <h2>{told.words.endOfTurn}</h2>
    </header>
    <div className="pk-turn-page">
      <Statues turn={turn} view={view} told={told} />
      <Scores turn={turn} view={view} told={told} />
      <Lines turn={turn} told={told} />
    </div>
  </HeldScene>
);
