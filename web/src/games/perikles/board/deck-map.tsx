/** On a phone: one button for each card of the deck, by its name, with a mark where something can be done; it leads there. */
import type { PowerId } from '@stoa/perikles/box';
import { PowerShield } from '../pieces/power-shield.tsx';

export interface Stop {
  /** The element's id. */
  readonly id: string;
  readonly name: string;
  readonly power: PowerId;
  readonly open: boolean;
}

/** Seven names stand in one row: a long one is cut short. */
const shortOf = (name: string): string => (name.length <= 7 ? name : `${name.slice(0, 5)}.`);

export const DeckMap = ({ stops, attention }: { stops: readonly Stop[]; attention: string }) => (
  <div className="pk-deck-map">
    {stops.map(({ id, name, power, open }) => (
      <button
        key={id}
        type="button"
        className={open ? 'open' : ''}
        aria-label={open ? `${name}: ${attention}` : name}
        onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'center' })}
      >
        <PowerShield power={power} />
        <small aria-hidden="true">{shortOf(name)}</small>
        {open && <span className="pk-dot" />}
      </button>
    ))}
  </div>
);
