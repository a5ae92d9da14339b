/** The land around a city wears the colour of the side that holds it. */
import type { EwCityView } from '@stoa/earth-and-water';
import { memo } from 'react';
import { COAST } from './coast.ts';
import { PLACES } from './places.ts';

const CLASS = ['persia', 'greece'] as const;
const REACH = 128;

const Tints = ({ cities }: { cities: readonly EwCityView[] }) => (
  <g aria-hidden="true">
    <defs>
      <clipPath id="ew-on-land">
        <path d={COAST} />
      </clipPath>
      {CLASS.map(side => (
        <radialGradient key={side} id={`ew-held-${side}`} className={`ew-held ${side}`}>
          <stop offset="0.15" stopOpacity="0.8" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
      ))}
    </defs>
    <g clipPath="url(#ew-on-land)">
      {cities.map(
        ({ city, control }) =>
          control !== null && (
            <circle key={city} cx={PLACES[city].at[0]} cy={PLACES[city].at[1]} r={REACH} fill={`url(#ew-held-${CLASS[control]})`} />
          ),
      )}
    </g>
  </g>
);

const holdersOf = (cities: readonly EwCityView[]): string => cities.map(({ control }) => control).join();
/** Painting the clipped tints costs much, so they change only with a holder. */
export const Holders = memo(Tints, (a, b) => holdersOf(a.cities) === holdersOf(b.cities));
