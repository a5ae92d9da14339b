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

const VOWEL = /[aeiouyáéíóú]/i;
/** Seven names stand in one row: a long one may break between syllables, so that none is taken for another. */
const broken = (name: string): string => {
  if (name.length <= 7) return name;
  const at = (i: number): string => name[i] ?? '';
  const isBreak = (i: number): boolean => !VOWEL.test(at(i)) && VOWEL.test(at(i + 1)) && (VOWEL.test(at(i - 1)) || at(i - 1) === at(i));
  const middle = name.length / 2;
  const breaks = Array.from({ length: name.length - 4 }, (_, k) => k + 3).filter(isBreak);
  const best = breaks.reduce((a, b) => (Math.abs(b - middle) <= Math.abs(a - middle) ? b : a), breaks[0] ?? Math.ceil(middle));
  return `${name.slice(0, best)}\u00ad${name.slice(best)}`;
};

/** A mark on every card would say nothing. */
export const DeckMap = ({ stops, attention }: { stops: readonly Stop[]; attention: string }) => {
  const some = stops.some(stop => !stop.open);
  return (
    <div className="pk-deck-map">
      {stops.map(({ id, name, power, open: can }) => {
        const open = can && some;
        return (
          <button
            key={id}
            type="button"
            className={open ? 'open' : ''}
            aria-label={open ? `${name}: ${attention}` : name}
            onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'center' })}
          >
            <PowerShield power={power} />
            <small aria-hidden="true">{broken(name)}</small>
            {open && <span className="pk-dot" />}
          </button>
        );
      })}
    </div>
  );
};
