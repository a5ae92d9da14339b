/** The map. It knows where cities are drawn and which are open; it knows no rule. */
import type { EwCityView, EwView } from '@stoa/earth-and-water';
import type { EwText } from '@stoa/earth-and-water/text';
import { useMemo, useRef, useState } from 'react';
import { decidedAt } from '../end.ts';
import { MAP } from '../scroll-targets.ts';
import type { EwProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';
import { Arrow } from './arrow.tsx';
import { CitySpot } from './city-spot.tsx';
import { BOARD_HEIGHT, BOARD_WIDTH } from './coast.ts';
import { isOpen, isPressed } from './controller.ts';
import { DiscardPile } from './discard-pile.tsx';
import { Land, Regions, Roads, Shelf } from './drawing.tsx';
import { Ground } from './ground.tsx';
import { Holders } from './holders.tsx';
import { useMotion } from './motion.ts';
import { SupplyLines } from './supply-lines.tsx';
import { beforeArrival, type Travel } from './travels.ts';
import { type MapControl, useMap } from './use-map.ts';

const fedWords = (supply: EwCityView['supply'], words: ScreenWords): readonly string[] =>
  supply === 'none' ? [words.cutOff] : supply === 'sea' ? [words.fedBySea] : supply === 'line' ? [words.fedByLine] : [];

interface CitiesProps {
  readonly cities: readonly EwCityView[];
  readonly text: EwText;
  readonly words: ScreenWords;
  readonly lit: readonly string[];
  readonly map: MapControl;
}

const Cities = ({ cities, text, words, lit, map }: CitiesProps) =>
  cities.map(spot => {
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
          open: isOpen(map.state, city, false),
          pressed: isPressed(map.state, city, false),
          label: [name, held, ...army, ...fedWords(spot.supply, words)].join(', '),
        }}
        port={{
          open: isOpen(map.state, city, true),
          pressed: isPressed(map.state, city, true),
          label: [`${name}, ${words.port}`, ...fleet].join(', '),
        }}
        onTouch={map.touch}
      />
    );
  });

/** The map as it is seen: what is on its way has not changed the city it goes to. */
const useSeen = (view: EwView, travels: readonly Travel[]): EwView => {
  const [settled, setSettled] = useState(view.cities);
  if (travels.length === 0 && settled !== view.cities) setSettled(view.cities);
  return useMemo(
    () => (travels.length === 0 ? view : { ...view, cities: beforeArrival(view.cities, settled, travels) }),
    [view, settled, travels],
  );
};

export const MapBoard = (props: EwProps) => {
  const { view, text, lang } = props;
  const lit = [...props.lit, ...decidedAt(view)];
  const words = WORDS[lang];
  const layer = useRef<SVGGElement>(null);
  const travels = useMotion(layer, props.news);
  const seen = useSeen(view, travels);
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
        <Holders cities={seen.cities} />
        <Regions />
        <SupplyLines view={seen} />
        <Roads bridge={view.bridge} />
        <Cities cities={seen.cities} text={text} words={words} lit={lit} map={map} />
        {drafted && <Arrow from={drafted.from} to={drafted.to} bySea={drafted.do === 'naval-move'} />}
        <g ref={layer} className="ew-motion" aria-hidden="true" />
      </svg>
      <DiscardPile {...props} />
    </div>
  );
};
