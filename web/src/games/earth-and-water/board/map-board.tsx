/** The map. It knows where cities are drawn and which are open; it knows no rule. */
import type { EwCityView } from '@stoa/earth-and-water';
import type { CityId } from '@stoa/earth-and-water/map';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntoSight } from '../../use-into-sight.ts';
import { MAP, spotId } from '../scroll-targets.ts';
import { isMove, meant, moveTo, spotsOf } from '../touch.ts';
import { Tracks } from '../tracks.tsx';
import type { EwProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';
import { CitySpot } from './city-spot.tsx';
import { BOARD_HEIGHT, BOARD_WIDTH } from './coast.ts';
import { Land, Roads } from './drawing.tsx';
import { useMotion } from './motion.ts';
import { PLACES } from './places.ts';
import { SupplyLines } from './supply-lines.tsx';

const HEAD = 32;
/** Between the rings of two places, so that it hides neither their pieces nor their names; bent a little beside the road. */
const Arrow = ({ from, to, bySea }: { from: CityId; to: CityId; bySea: boolean }) => {
  const [x0, y0] = (bySea ? PLACES[from].port : undefined) ?? PLACES[from].at;
  const [x1, y1] = (bySea ? PLACES[to].port : undefined) ?? PLACES[to].at;
  const bend = 0.16;
  const [mx, my] = [(x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend];
  const gap = Math.min(bySea ? 42 : 52, Math.hypot(x1 - x0, y1 - y0) / 4);
  const [out, into] = [Math.atan2(my - y0, mx - x0), Math.atan2(y1 - my, x1 - mx)];
  const [sx, sy] = [x0 + Math.cos(out) * gap, y0 + Math.sin(out) * gap];
  const [tx, ty] = [x1 - Math.cos(into) * gap, y1 - Math.sin(into) * gap];
  const [ex, ey] = [tx - Math.cos(into) * HEAD, ty - Math.sin(into) * HEAD];
  return (
    <g className="ew-arrow" aria-hidden="true">
      <path d={`M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}`} />
      <path className="head" transform={`translate(${tx} ${ty}) rotate(${(into * 180) / Math.PI})`} d={`M${-HEAD}-16L0 0L${-HEAD} 16z`} />
    </g>
  );
};

const fedWords = (supply: EwCityView['supply'], words: ScreenWords): readonly string[] =>
  supply === 'none' ? [words.cutOff] : supply === 'sea' ? [words.fedBySea] : supply === 'line' ? [words.fedByLine] : [];

export const MapBoard = (props: EwProps) => {
  const { view, text, lang, actions, draft, lit, choose, replace, keepDraft, askWhy } = props;
  const words = WORDS[lang];
  const layer = useRef<SVGGElement>(null);
  useMotion(layer, props.news);

  const spots = useMemo(() => spotsOf(actions), [actions]);
  const last = draft.at(-1);
  const drafted = isMove(last) ? last : undefined;
  useIntoSight(drafted && spotId(drafted.to), 'spot');
  const [picked, setPicked] = useState<CityId | null>(null);
  const only = spots.origins.size === 1 ? [...spots.origins][0] : undefined;
  const origin = drafted?.from ?? (picked !== null && spots.origins.has(picked) ? picked : (only ?? null));
  const targets = new Set(spots.moves.filter(a => a.from === origin).map(a => a.to));
  const moving = spots.moves.length > 0;
  // The next movement begins with no origin chosen.
  const idle = !moving && draft.length === 0;
  useEffect(() => {
    if (idle) setPicked(null);
  }, [idle]);

  const touch = (city: CityId, asPort: boolean): void => {
    const placed = asPort ? (spots.ports.get(city) ?? spots.cities.get(city)) : (spots.cities.get(city) ?? spots.ports.get(city));
    if (placed) {
      if (props.complete) replace(placed);
      else choose(placed);
      return;
    }
    if (origin !== null && targets.has(city)) {
      const move = moveTo(spots.moves, origin, city, drafted);
      if (move === undefined) return;
      if (drafted) replace(move);
      else choose(move);
      return;
    }
    if (spots.origins.has(city)) {
      if (drafted) keepDraft(draft.length - 1);
      setPicked(city === origin ? null : city);
      return;
    }
    askWhy(meant(view, city, asPort, origin, actions));
  };

  const isOpen = (city: CityId, asPort: boolean): boolean => {
    const own = asPort ? spots.ports : spots.cities;
    const other = asPort ? spots.cities : spots.ports;
    if (own.has(city)) return true;
    if (other.has(city)) return false;
    if (!moving) return false;
    const bySea = spots.moves[0]?.do === 'naval-move';
    if (bySea !== asPort) return false;
    return origin === null ? spots.origins.has(city) : targets.has(city);
  };
  const chosen = (city: CityId): boolean =>
    city === origin ||
    city === drafted?.to ||
    (last !== undefined && (('city' in last && last.city === city) || ('port' in last && last.port === city)));

  return (
    <div className="ew-table">
      <Tracks view={view} text={text} words={words} />
      <svg id={MAP} className="ew-map" viewBox={`0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}`} role="group" aria-label={words.map}>
        <Land />
        <SupplyLines view={view} />
        <Roads bridge={view.bridge} />
        {drafted && <Arrow from={drafted.from} to={drafted.to} bySea={drafted.do === 'naval-move'} />}
        {view.cities.map(spot => {
          const { city, armies, fleets, control } = spot;
          const name = text.cities[city];
          const held = control === null ? words.nobody : words.held(text.seat(control));
          const army = armies.flatMap((n, side) => (n > 0 ? [`${text.seat(side)} ${words.armies(n)}`] : []));
          const fleet = fleets.flatMap((n, side) => (n > 0 ? [`${text.seat(side)} ${words.fleets(n)}`] : []));
          return (
            <CitySpot
              key={city}
              spot={spot}
              name={name}
              lit={lit.includes(city)}
              city={{
                open: isOpen(city, false),
                pressed: chosen(city) && !(drafted?.do === 'naval-move'),
                label: [name, held, ...army, ...fedWords(spot.supply, words)].join(', '),
                onTouch: () => touch(city, false),
              }}
              port={{
                open: isOpen(city, true),
                pressed: chosen(city) && drafted?.do !== 'land-move',
                label: [`${name}, ${words.port}`, ...fleet].join(', '),
                onTouch: () => touch(city, true),
              }}
            />
          );
        })}
        <g ref={layer} className="ew-motion" aria-hidden="true" />
      </svg>
    </div>
  );
};
