/**
 * Names and signs lie in a drawing of their own above the map: a drawing lays out all its letters again whenever anything in it changes, and
 * takes longer for them than for the rest of the sea.
 */
import { type IslandId, LANDS } from '@stoa/parthenon/cards';
import type { PaText } from '@stoa/parthenon/text';
import { memo } from 'react';
import { ISLAND_PLACES, LAND_PLACES, SEA_HEIGHT, SEA_WIDTH } from './coast.ts';
import { type HarborState, SIGNS } from './harbor-state.ts';

const EDGE = 100;

interface LetteringProps {
  readonly text: PaText;
  readonly homes: readonly (IslandId | null)[];
  readonly states: readonly HarborState[];
}
export const Lettering = memo(
  ({ text, homes, states }: LetteringProps) => (
    <svg className="pa-sea-names" viewBox={`0 0 ${SEA_WIDTH} ${SEA_HEIGHT}`} aria-hidden="true">
      {homes.map(island => {
        if (island === null) return null;
        const [x, y] = ISLAND_PLACES[island];
        return (
          <text key={island} className="island-name" x={x} y={y + 34}>
            {text.names.islands[island]}
          </text>
        );
      })}
      {LANDS.map((land, i) => {
        const [x, y] = LAND_PLACES[land];
        const state = states[i];
        return (
          <g key={land}>
            <text className="sign" x={x} y={y + 6}>
              {state && SIGNS[state]}
            </text>
            {/* A name at the edge begins at the edge. */}
            <text className="land-name" x={x < EDGE ? 8 : x} y={y - 24} {...(x < EDGE && { style: { textAnchor: 'start' } })}>
              {text.names.lands[land]}
            </text>
          </g>
        );
      })}
    </svg>
  ),
  (before, now) => before.text === now.text && `${before.homes} ${before.states}` === `${now.homes} ${now.states}`,
);
