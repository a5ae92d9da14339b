/** A location whose battle is over keeps its place until the turn ends: who took it, for how many points, what was lost. */
import type { CSSProperties } from 'react';
import { Players, type Told } from '../moments/pieces.tsx';
import { type Turn, verdictOf } from '../moments/turns.ts';
import { PowerShield } from '../pieces/power-shield.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import { placeName } from './location-card.tsx';

export const DecidedCard = ({ slot, turn, told }: { slot: number; turn: Turn | undefined; told: Told }) => {
  const { text, words } = told;
  const location = turn?.locations[slot - 1];
  const battle = turn?.battles.find(b => b.location === location);
  const style = { '--slot': slot } as CSSProperties;
  if (location === undefined || battle === undefined)
    return (
      <p className="pk-decided muted" style={style}>
        {slot} {words.decided}
      </p>
    );
  const { seats, points, lost, defeat } = verdictOf(battle);
  return (
    <article className="pk-location pk-decided" style={style} aria-label={`${slot}. ${text.locations[location]}, ${words.decided}`}>
      <h3>
        <small>{slot}</small> {placeName(text.locations[location])}
      </h3>
      {seats.length > 0 ? (
        <p className="pk-decided-by">
          <Players seats={seats} told={told} /> <b>+{points}</b>
        </p>
      ) : (
        <p className="muted">{battle.attacked ? words.nobodyTakes : words.quiet}</p>
      )}
      {lost.length > 0 && (
        <p className="pk-decided-lost">
          <span>{words.losses}</span>
          {lost.map(({ power, unit, strength }) => (
            <span key={`${power} ${unit}`} className="pk-lost">
              <PowerShield power={power} label={text.powers[power]} />
              <UnitMark unit={unit} label={words.units[unit]} /> <b>{strength}</b>
            </span>
          ))}
        </p>
      )}
      {defeat && <p className="pk-decided-defeat">{words.defeatAt(text.cities[defeat.city], defeat.defeats)}</p>}
    </article>
  );
};
