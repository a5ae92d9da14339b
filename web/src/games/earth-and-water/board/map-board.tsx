/** The map. It knows where cities are drawn and which are open; it knows no rule. */
import type { EwCityView, EwView } from '@stoa/earth-and-water';
import type { CityId } from '@stoa/earth-and-water/map';
import type { EwText } from '@stoa/earth-and-water/text';
import { useRef } from 'react';
import { decidedAt } from '../end.ts';
import { MAP } from '../scroll-targets.ts';
import type { EwProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';
import { CitySpot } from './city-spot.tsx';
import { BOARD_HEIGHT, BOARD_WIDTH } from './coast.ts';
import { isOpen, isPressed } from './controller.ts';
import { DiscardPile } from './discard-pile.tsx';
import { Land, Regions, Roads, Shelf } from './drawing.tsx';
import { Ground } from './ground.tsx';
import { Holders } from './holders.tsx';
import { useMotion } from './motion.ts';
import { PLACES } from './places.ts';
import { bendOf } from './routes.ts';
import { SupplyLines } from './supply-lines.tsx';
import { beforeArrival, type Travel } from './travels.ts';
import { type MapControl, useMap } from './use-map.ts';

const HEAD = 32;
/** Between the rings of two places, so that it hides neither their pieces nor their names; bent a little beside the road. */
const Arrow = ({ from, to, bySea }: { from: CityId; to: CityId; bySea: boolean }) => {
  const [x0, y0] = (bySea ? PLACES[from].port : undefined) ?? PLACES[from].at;
  const [x1, y1] = (bySea ? PLACES[to].port : undefined) ?? PLACES[to].at;
  const [mx, my] = bendOf([x0, y0], [x1, y1]);
  const gap = Math.min(bySea ? 42 : 52, Math.hypot(x1 - x0, y1 - y0) / 4);
  const [out, into] = [Math.atan2(my - y0, mx - x0), Math.atan2(y1 - my, x1 - mx)];
  const [sx, sy] = [x0 + Math.cos(out) * gap, y0 + Math.sin(out) * gap];
  const [tx, ty] = [x1 - Math.cos(into) * gap, y1 - Math.sin(into) * gap];
  const [ex, ey] = [tx - Math.cos(into) * HEAD, ty - Math.sin(into) * HEAD];
  return (
    <g className="ew-arrow" aria-hidden="true">
      <path className="under" d={`M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}`} />
      <path d={`M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}`} />
      <path className="head" transform={`translate(${tx} ${ty}) rotate(${(into * 180) / Math.PI})`} d={`M${-HEAD}-16L0 0L${-HEAD} 16z`} />
    </g>
  );
};

const fedWords = (supply: EwCityView['supply'], words: ScreenWords): readonly string[] =>
  supply === 'none' ? [words.cutOff] : supply === 'sea' ? [words.fedBySea] : supply === 'line' ? [words.fedByLine] : [];

interface CitiesProps {
  readonly view: EwView;
  readonly text: EwText;
  readonly words: ScreenWords;
  readonly lit: readonly string[];
  readonly map: MapControl;
  readonly travels: readonly Travel[];
}

const Cities = ({ view, text, words, lit, map, travels }: CitiesProps) =>
  view.cities.map(spot => {
    const { city, armies, fleets, control } = spot;
    const name = text.cities[city];
    const held = control === null ? words.nobody : words.held(text.seat(control));
    const army = armies.flatMap((n, side) => (n > 0 ? [`${text.seat(side)} ${words.armies(n)}`] : []));
    const fleet = fleets.flatMap((n, side) => (n > 0 ? [`${text.seat(side)} ${words.fleets(n)}`] : []));
    return (
      <CitySpot
        key={city}
        spot={beforeArrival(spot, travels)}
        name={name}
        lit={lit.includes(city)}
        city={{
          open: isOpen(map.state, city, false),
          pressed: isPressed(map.state, city, false),
          label: [name, held, ...army, ...fedWords(spot.supply, words)].join(', '),
          onTouch: () => map.touch(city, false),
        }}
        port={{
          open: isOpen(map.state, city, true),
          pressed: isPressed(map.state, city, true),
          label: [`${name}, ${words.port}`, ...fleet].join(', '),
          onTouch: () => map.touch(city, true),
        }}
      />
    );
  });

export const MapBoard = (props: EwProps) => {
  const { view, text, lang } = props;
  const lit = [...props.lit, ...decidedAt(view)];
  const words = WORDS[lang];
  const layer = useRef<SVGGElement>(null);
  const travels = useMotion(layer, props.news);
  const map = useMap(props);
  const { drafted } = map.state;
  return (
    <div className="ew-table">
      {(view.carneia || view.acropolis) && (
        <ul className="ew-flags">
          {view.carneia && <li>{words.carneia}</li>}
          {view.acropolis && <li>{words.acropolis}</li>}
        </ul>
      )}
      <svg id={MAP} className="ew-map" viewBox={`0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}`} role="group" aria-label={words.map}>
        <Land />
        <Ground />
        <Shelf />
        <Holders view={view} />
        <Regions />
        <SupplyLines view={view} />
        <Roads bridge={view.bridge} />
        {drafted && <Arrow from={drafted.from} to={drafted.to} bySea={drafted.do === 'naval-move'} />}
        <Cities view={view} text={text} words={words} lit={lit} map={map} travels={travels} />
        <g ref={layer} className="ew-motion" aria-hidden="true" />
      </svg>
      <DiscardPile {...props} />
    </div>
  );
};
