/** One city and its port: mark, name, food, pieces, and two places to touch. */
import type { EwCityView } from '@stoa/earth-and-water';
import { type CityId, cityOf, FOOD, KEY_CITIES } from '@stoa/earth-and-water/map';
import { memo } from 'react';
import { GridButton } from '../../grid-button.tsx';
import { spotId } from '../scroll-targets.ts';
import { Amphorae } from './drawing.tsx';
import { Stack } from './pieces.tsx';
import { PLACES } from './places.ts';

const HOLDER = ['persia', 'greece'] as const;
const isKey = (city: CityId): boolean => ((KEY_CITIES[0] | KEY_CITIES[1]) & (1 << cityOf(city))) !== 0;

export interface SpotState {
  readonly open: boolean;
  readonly pressed: boolean;
  readonly label: string;
}

/** The mark alone; also on the home page. */
export const CityMark = ({ spot, name }: { spot: EwCityView; name: string }) => {
  const { city, control } = spot;
  const { at, port, name: place, anchor } = PLACES[city];
  const food = FOOD[cityOf(city)] ?? 1;
  const holder = control === null ? 'nobody' : HOLDER[control];
  const width = food * 15;
  const foodAt = anchor === 'start' ? place[0] + 8 : anchor === 'end' ? place[0] - width + 8 : place[0] - width / 2 + 8;
  return (
    <>
      {port && <path className="ew-mooring" d={`M${at[0]} ${at[1]}L${port[0]} ${port[1]}`} />}
      <circle className={`ew-city ${holder}`} cx={at[0]} cy={at[1]} r={isKey(city) ? 32 : 25} />
      {isKey(city) && <circle className={`ew-key ${holder}`} cx={at[0]} cy={at[1]} r="40" />}
      {port && (
        <g className="ew-port">
          <circle cx={port[0]} cy={port[1]} r="25" />
          <path d={`M${port[0]} ${port[1]}m0-12v23m-6-19h12m-17 11q2 9 11 9q9 0 11-9`} />
        </g>
      )}
      <text className="ew-name" x={place[0]} y={place[1]} textAnchor={anchor}>
        {name}
      </text>
      <Amphorae count={food} x={foodAt} y={place[1] + 16} />
    </>
  );
};

/** How the armies here are fed: by their ships, or not at all. Those with a line by road need no mark. */
const SupplyMark = ({ spot }: { spot: EwCityView }) => {
  const [x, y] = PLACES[spot.city].at;
  if (spot.supply === 'none')
    return (
      <g className="ew-supply none" transform={`translate(${x - 34} ${y - 30})`}>
        <circle className="ew-supply-ring" r="15" />
        <path className="ew-supply-sign" d="M0-8V2M0 7V8" />
      </g>
    );
  if (spot.supply === 'sea')
    return (
      <g className="ew-supply sea" transform={`translate(${x - 34} ${y - 30})`}>
        <circle className="ew-supply-ring" r="13" />
        <path className="ew-supply-sign" d="M-8-2q4-5 8 0t8 0M-8 4q4-5 8 0t8 0" />
      </g>
    );
  return null;
};

interface Props {
  readonly spot: EwCityView;
  readonly name: string;
  readonly lit: boolean;
  readonly city: SpotState;
  readonly port: SpotState;
  /** The same function in every rendering. */
  readonly onTouch: (city: CityId, asPort: boolean) => void;
}

const Spot = ({ spot, name, lit, city, port, onTouch }: Props) => {
  const place = PLACES[spot.city];
  return (
    <g id={spotId(spot.city)} className={`ew-spot${lit ? ' lit' : ''}`}>
      <GridButton {...city} className="ew-touch" onTouch={() => onTouch(spot.city, false)}>
        <circle className="halo" cx={place.at[0]} cy={place.at[1]} r="48" />
        <CityMark spot={spot} name={name} />
        <Stack kind="army" counts={spot.armies} at={place.at} />
        <SupplyMark spot={spot} />
        <circle className="hit" cx={place.at[0]} cy={place.at[1]} r="52" />
      </GridButton>
      {place.port && (
        <GridButton {...port} className="ew-touch" onTouch={() => onTouch(spot.city, true)}>
          <circle className="halo" cx={place.port[0]} cy={place.port[1]} r="38" />
          <Stack kind="fleet" counts={spot.fleets} at={place.port} />
          <circle className="hit" cx={place.port[0]} cy={place.port[1]} r="42" />
        </GridButton>
      )}
    </g>
  );
};

/** Drawn again only where something at the city has changed: a message of the table concerns few of them. */
export const CitySpot = memo(Spot, (a, b) => a.onTouch === b.onTouch && JSON.stringify(a) === JSON.stringify(b));
