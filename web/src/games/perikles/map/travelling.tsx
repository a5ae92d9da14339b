/** Pieces on their way, drawn over the map by style sheets alone: gone when they have arrived, unseen where less motion is wanted. */
import type { CityId, LocationId, PowerId, SideId, UnitId } from '@stoa/perikles/box';
import type { CSSProperties } from 'react';
import { ShieldShape } from '../pieces/power-shield.tsx';
import { SeatShape } from '../pieces/seat-mark.tsx';
import { UnitShape } from '../pieces/unit-mark.tsx';
import {
  type Box,
  PERSIA_AT,
  PLAQUE_HEIGHT,
  PLAQUE_WIDTH,
  POLITICS_AT,
  POLITICS_SCALE,
  type Point,
  TEMPLE_AT,
  TEMPLE_HEIGHT,
  TEMPLE_WIDTH,
} from './places.ts';
import { BETWEEN, type Travel } from './travels.ts';
import './travelling.css';

const wayOf = ([x, y]: Point, [toX, toY]: Point, nth = 0): CSSProperties =>
  ({ '--x': `${x}px`, '--y': `${y}px`, '--to-x': `${toX}px`, '--to-y': `${toY}px`, animationDelay: `${nth * BETWEEN}ms` }) as CSSProperties;
/** How far a march bends aside, by its length; the two kinds to opposite sides, so that both are seen. */
const BEND = { hoplite: 0.1, trireme: -0.22 } as const;
const bentOf = ([x, y]: Point, [toX, toY]: Point, unit: UnitId): CSSProperties => {
  const [midX, midY] = [(x + toX) / 2 + (toY - y) * BEND[unit], (y + toY) / 2 - (toX - x) * BEND[unit]];
  return { '--mid-x': `${midX}px`, '--mid-y': `${midY}px` } as CSSProperties;
};

/** A point of a temple of politics, on the map. */
const inTemple = (city: CityId, [across, down]: Point): Point => {
  const [x, y] = POLITICS_AT[city];
  return [x + (across - TEMPLE_WIDTH / 2) * POLITICS_SCALE, y + 8 + (down - TEMPLE_HEIGHT) * POLITICS_SCALE];
};
/** The foot of a player's column, and the pediment above it. */
const columnOf = (city: CityId, seat: number, seats: number): Point => {
  const across = 4 + ((TEMPLE_WIDTH - 8) / seats) * (seat + 0.5);
  return inTemple(city, [across, 62]);
};
const spaceOf = (city: CityId, space: 'alpha' | 'beta'): Point => inTemple(city, [TEMPLE_WIDTH / 2 + (space === 'alpha' ? -14 : 14), 25]);
const homeOf = (power: PowerId): Point => {
  if (power === 'persia') return PERSIA_AT;
  const [x, y] = TEMPLE_AT[power];
  return [x, y - 10];
};
const sideOf = ({ x, y }: Box, side: SideId): Point => [x + PLAQUE_WIDTH * (side === 'attack' ? 0.18 : 0.82), y + PLAQUE_HEIGHT * 0.6];

interface Props {
  readonly travels: readonly Travel[];
  readonly seats: number;
  readonly boxes: ReadonlyMap<LocationId, Box>;
}

const pieceOf = (travel: Travel, { seats, boxes }: Omit<Props, 'travels'>) => {
  switch (travel.goes) {
    case 'in':
    case 'out': {
      const at = columnOf(travel.city, travel.seat, seats);
      const away: Point = [at[0], at[1] + (travel.goes === 'in' ? -70 : 60)];
      const style = travel.goes === 'in' ? wayOf(away, at) : wayOf(at, away);
      return (
        <g className={`pk-travel ${travel.goes}`} style={style}>
          <SeatShape seat={travel.seat} size={1.5} />
        </g>
      );
    }
    case 'over':
      return (
        <g className="pk-travel over" style={wayOf(columnOf(travel.from, travel.seat, seats), columnOf(travel.to, travel.seat, seats))}>
          <SeatShape seat={travel.seat} size={1.5} />
        </g>
      );
    case 'up':
      return (
        <g className="pk-travel up" style={wayOf(columnOf(travel.city, travel.seat, seats), spaceOf(travel.city, travel.space))}>
          <SeatShape seat={travel.seat} size={1.2} />
        </g>
      );
    case 'march': {
      const box = boxes.get(travel.location);
      if (box === undefined) return null;
      const [home, goal] = [homeOf(travel.power), sideOf(box, travel.side)];
      return (
        <g className="pk-travel march" style={{ ...wayOf(home, goal, travel.nth), ...bentOf(home, goal, travel.unit) }}>
          <rect x="-21" y="-14" width="42" height="28" rx="6" />
          <ShieldShape power={travel.power} x={-9} size={0.8} />
          <UnitShape unit={travel.unit} x={9} size={0.7} />
        </g>
      );
    }
  }
};

export const Travelling = ({ travels, ...where }: Props) => (
  <g aria-hidden="true" pointerEvents="none">
    {travels
      .map((travel, i) => ({ travel, key: `${i} ${JSON.stringify(travel)}` }))
      .map(({ travel, key }) => (
        <g key={key}>{pieceOf(travel, where)}</g>
      ))}
  </g>
);
