/** What is public about a side: signs with numbers on its plate, in words in its sheet. */
import type { EwView } from '@stoa/earth-and-water';
import { FIGURES } from '@stoa/earth-and-water/map';
import type { EwText } from '@stoa/earth-and-water/text';
import type { Seat } from '@stoa/engine';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';

/** Miltiades, Themistocles and Leonidas are Greek; the other three Persian. */
const sideOfFigure = (index: number): 0 | 1 => (index < 3 ? 1 : 0);

const SIGNS = {
  armies: 'M-8-5L-4-9H9V4L5 8H-8zM-8-5H5V8M5-5L9-9',
  fleets: 'M0-9A9 9 0 1 1-.1-9zM-5 2Q0 6 5 2',
  food: 'M-3-9H3V-6Q7-2 5 4Q3 9 1 10H-1Q-3 9-5 4Q-7-2-3-6z',
  cards: 'M-7-8H3V6H-7zM3-5H7V9H-3V6',
} as const;

interface SignProps {
  readonly of: keyof typeof SIGNS;
  /** What the number means, for a mouse that rests on it. */
  readonly title: string;
  readonly children: string | number;
  readonly warn?: boolean;
}
const Sign = ({ of, title, children, warn = false }: SignProps) => (
  <span className={`ew-sign ${of}${warn ? ' ew-hungry' : ''}`} title={title}>
    <svg viewBox="-11 -12 22 24" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
    {children}
  </span>
);

interface Props {
  readonly view: EwView;
  readonly seat: Seat;
  readonly text: EwText;
  readonly lang: EwProps['lang'];
}

export const SeatFact = ({ view, seat, text, lang }: Props) => {
  const side = seat === 1 ? 1 : 0;
  const words = WORDS[lang];
  const { armies, capacity } = view.supply[side];
  const onMap = (kind: 'armies' | 'fleets'): number => view.cities.reduce((sum, city) => sum + city[kind][side], 0);
  const figures = FIGURES.filter((_, i) => sideOfFigure(i) === side);
  return (
    <span className="seat-fact ew-seat-fact">
      <span className="ew-signs" aria-hidden="true">
        <Sign of="armies" title={words.armies(onMap('armies'))}>
          {onMap('armies')}
        </Sign>
        <Sign of="fleets" title={words.fleets(onMap('fleets'))}>
          {onMap('fleets')}
        </Sign>
        <Sign of="food" title={words.foodFor(armies, onMap('armies'), capacity)} warn={armies > capacity}>
          {`${armies}/${capacity}`}
        </Sign>
        <Sign of="cards" title={words.inHand(view.handSizes[side])}>
          {view.handSizes[side]}
        </Sign>
      </span>
      <span className="ew-fact-words">
        <span>{words.onMap(onMap('armies'), onMap('fleets'))}</span>
        <span className={armies > capacity ? 'ew-hungry' : undefined}>{words.foodFor(armies, onMap('armies'), capacity)}</span>
        <span>{words.inHand(view.handSizes[side])}</span>
        {armies < onMap('armies') && <span>{words.homeFed}</span>}
        <span>{words.inReserve(view.reserveArmies[side], view.reserveFleets[side])}</span>
        <span className="ew-figures">
          {words.figures}:{' '}
          {figures.map(figure => (
            <span key={figure} className={view.figures.includes(figure) ? 'filled' : undefined}>
              {text.figures[figure]}
              {view.figures.includes(figure) && <span className="unseen"> ({words.spent})</span>}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
};
