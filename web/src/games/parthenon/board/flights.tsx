/** Goods fly between the tray, the board and the plates of other players. Decoration: it takes no touch and holds nothing up. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSettings, wantsLessMotion } from '../../../settings.ts';
import { whenDrawn } from '../../../table/when-drawn.ts';
import { CardMark } from '../pieces/card-mark.tsx';
import type { PaProps } from '../types.ts';
import { type Flight, flightsOf, type Place } from './flights-of.ts';
import './flights.css';

/** Milliseconds: one flight, and between two, or between the first and the last of many. */
const [LASTS, BETWEEN, SPREAD] = [400, 60, 200];

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Flying extends Flight {
  readonly key: string;
  readonly start: Point;
  readonly end: Point;
  readonly delay: number;
}

const NOTHING: readonly Flying[] = [];
const WHERE = { tray: '.tray', board: '.pa-living, .pa-sea-map, .board' } as const;
/** The middle of a place, seen from the stage; a good in the tray has a place of its own. */
const pointOf = (stage: HTMLElement, place: Place, card: string): Point | undefined => {
  const found =
    typeof place === 'number'
      ? stage.querySelector(`.frieze .seat-${place}`)
      : ((place === 'tray' ? stage.querySelector(`.tray [data-good=${card}]`) : null) ?? stage.querySelector(WHERE[place]));
  if (found === null) return undefined;
  const box = found.getBoundingClientRect();
  const from = stage.getBoundingClientRect();
  return { x: box.x - from.x + box.width / 2, y: box.y - from.y + box.height / 2 };
};

const Flyer = ({ flying: { card, start, end, delay }, onEnd }: { flying: Flying; onEnd: () => void }) => {
  const ref = useRef<HTMLSpanElement>(null);
  const ends = useRef(onEnd);
  ends.current = onEnd;
  useEffect(() => {
    const flight = ref.current?.animate(
      [
        { translate: `${start.x}px ${start.y}px`, scale: 0.6, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { scale: 1.15, offset: 0.5 },
        { translate: `${end.x}px ${end.y}px`, scale: 0.7, opacity: 0.4 },
      ],
      { duration: LASTS, delay, easing: 'ease-in-out', fill: 'both' },
    );
    flight?.finished.then(
      () => ends.current(),
      () => undefined,
    );
    return () => flight?.cancel();
  }, [start, end, delay]);
  return (
    <span ref={ref} className="pa-flyer">
      <CardMark card={card} />
    </span>
  );
};

export const Flights = ({ news, me }: Pick<PaProps, 'news' | 'me'>) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const less = wantsLessMotion(useSettings(s => s.motion));
  const [flying, setFlying] = useState(NOTHING);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const count = useRef(0);
  useEffect(() => {
    const flights = less ? [] : flightsOf(news, me);
    if (flights.length === 0) return undefined;
    const between = Math.min(BETWEEN, SPREAD / flights.length);
    const end = whenDrawn(() => {
      const root = anchor.current?.closest<HTMLElement>('.stage') ?? null;
      setStage(root);
      if (root === null) return;
      setFlying(
        flights.flatMap((flight, i): readonly Flying[] => {
          const [start, end] = [pointOf(root, flight.from, flight.card), pointOf(root, flight.to, flight.card)];
          count.current++;
          return start === undefined || end === undefined ? [] : [{ ...flight, key: `${count.current}`, start, end, delay: i * between }];
        }),
      );
    });
    // What is still in the air when the next thing happens has arrived: who plays on waits for no motion.
    return () => {
      end();
      setFlying(NOTHING);
    };
  }, [news, me, less]);
  return (
    <>
      <span ref={anchor} hidden />
      {stage !== null &&
        flying.length > 0 &&
        createPortal(
          <div className="pa-flights" aria-hidden="true">
            {flying.map(one => (
              <Flyer key={one.key} flying={one} onEnd={() => setFlying(now => now.filter(({ key }) => key !== one.key))} />
            ))}
          </div>,
          stage,
        )}
    </>
  );
};
