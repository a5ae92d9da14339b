/** The map without its pieces: sea, coast, roads, strait, names of lands. The home page uses it too. */
import { ROADS } from '@stoa/earth-and-water/map';
import { memo } from 'react';
import { BOARD_HEIGHT, BOARD_WIDTH, COAST } from './coast.ts';
import { REGIONS, ROAD_PATHS, STRAIT_PATHS } from './places.ts';

const Waves = () => (
  <defs>
    <pattern id="ew-waves" width="74" height="46" patternUnits="userSpaceOnUse">
      <path className="ew-wave" d="M6 14q6-7 12 0t12 0M43 37q6-7 12 0t12 0" />
    </pattern>
  </defs>
);

/** What never changes is not drawn again with each message. */
export const Land = memo(() => (
  <g aria-hidden="true">
    <Waves />
    <rect className="ew-sea" x="-480" y="-140" width={BOARD_WIDTH + 960} height={BOARD_HEIGHT + 280} />
    <rect fill="url(#ew-waves)" x="-480" y="-140" width={BOARD_WIDTH + 960} height={BOARD_HEIGHT + 280} />
    <path className="ew-land" d={COAST} />
  </g>
));

/** Depth of the sea. */
export const Shelf = memo(() => (
  <g aria-hidden="true">
    <path className="ew-depth wide" d={COAST} />
    <path className="ew-depth" d={COAST} />
  </g>
));

export const Regions = memo(() => (
  <g aria-hidden="true">
    {REGIONS.map(([name, x, y, turn, size]) => (
      <text
        key={name}
        className={`ew-region${name === 'ΑΙΓΑΙΟΝ' ? ' sea' : ''}`}
        x={x}
        y={y}
        fontSize={size}
        transform={`rotate(${turn} ${x} ${y})`}
      >
        {name}
      </text>
    ))}
  </g>
));

export const Roads = memo(({ bridge }: { bridge: boolean }) => (
  <g aria-hidden="true">
    {ROADS.map(([a, b]) => (
      <path key={`${a}-${b}`} className="ew-road" d={ROAD_PATHS[`${a}-${b}`]} />
    ))}
    <path className={`ew-road strait${bridge ? ' open' : ''}`} d={STRAIT_PATHS.europe} />
    <path className={`ew-road strait${bridge ? ' open' : ''}`} d={STRAIT_PATHS.asia} />
    {bridge ? (
      <>
        <path className="ew-bridge base" d={STRAIT_PATHS.bridge} />
        <path className="ew-bridge planks" d={STRAIT_PATHS.bridge} />
      </>
    ) : (
      <path className="ew-bridge none" d={STRAIT_PATHS.bridge} />
    )}
  </g>
));

const PLACES_OF_FOOD = [0, 15, 30];
const AMPHORA = 'm-3-9h6v3q4 4 2 10q-2 5-4 6h-2q-2-1-4-6q-2-6 2-10zm0 2q-5 0-3 6m9-6q5 0 3 6';

/** An amphora for each of a city's food: one path without a transform, so that the browser keeps no place of its own for it. */
export const Amphorae = ({ count, x, y }: { count: number; x: number; y: number }) => (
  <g className="ew-food" aria-hidden="true">
    <path
      d={PLACES_OF_FOOD.slice(0, count)
        .map(shift => `M${x + shift} ${y}${AMPHORA}`)
        .join('')}
    />
  </g>
);
