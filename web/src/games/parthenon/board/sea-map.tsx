/**
 * The sea: real coasts through a lens over the Aegean, the islands in play, harbors with their state, ships at home and abroad. Lands that
 * can be touched are ringed; their buttons are for finger and mouse, the list of lands beside is the way for keys and readers.
 */
import type { PaEvent, PaView } from '@stoa/parthenon';
import { type IslandId, LANDS, type LandId } from '@stoa/parthenon/cards';
import { fleetInTurn, landData } from '@stoa/parthenon/reading';
import type { PaText } from '@stoa/parthenon/text';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Drawn } from '../../../art/drawn.tsx';
import { wideSeaGround } from '../../../art/grounds/wide-sea.ts';
import { useHeldMotion } from '../../../table/when-drawn.ts';
import { InStages } from '../in-stages.tsx';
import { SeatShape } from '../pieces/seat-mark.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import type { Plan } from '../plan.ts';
import type { ScreenWords } from '../words.ts';
import { type Arrivals, useArrivals } from './arrivals.ts';
import { COAST, ISLAND_PLACES, ISLES, LAND_PLACES, SEA_HEIGHT, SEA_WIDTH } from './coast.ts';
import { type HarborState, harborState, SIGNS } from './harbor-state.ts';
import { Lettering } from './lettering.tsx';

/** Where the first ship lies before a harbor, and whether the next ones lie to its left, to its right or round it: no ship covers a name. */
const ROADS: Readonly<Record<LandId, readonly [dx: number, dy: number, spread: 'left' | 'right' | 'round']>> = {
  athens: [50, 50, 'right'],
  sparta: [-14, 70, 'round'],
  ionia: [-44, 80, 'left'],
  egypt: [-134, -28, 'left'],
  carthage: [84, 46, 'right'],
  italy: [60, 66, 'right'],
};
/** On which side of its island a fleet at home lies. */
const BERTHS: Readonly<Record<IslandId, 1 | -1>> = { chios: -1, scyros: -1, lemnos: 1, naxos: 1, crete: 1, rhodes: 1 };

interface Ship {
  readonly key: string;
  readonly seat: number;
  readonly letter: string;
  readonly cards: number | undefined;
  readonly planned: boolean;
}
const shipsAt = (view: PaView, land: LandId, plan: Plan | null): readonly Ship[] => [
  ...view.islands.flatMap(({ seat, fleets }) =>
    fleets
      .filter(f => f.land === land)
      .map(f => ({ key: `${seat}${f.fleet}`, seat, letter: f.fleet, cards: f.size ?? undefined, planned: false })),
  ),
  ...(plan === null || view.me === null
    ? []
    : Object.entries(plan.goals).flatMap(([fleet, goal]) =>
        goal === land
          ? [
              {
                key: `plan ${fleet}`,
                seat: view.me ?? 0,
                letter: fleet,
                cards: plan.loads[fleet as 'A']?.length ?? 0,
                planned: true,
              },
            ]
          : [],
      )),
];

/** Where a storm may send the fleet in turn: PA-9.10, another land of its region. */
export const stormLands = (view: PaView): readonly LandId[] => {
  if (view.room !== 'hazard-divert') return [];
  const { seat, fleet } = fleetInTurn(view);
  const at = view.islands[seat]?.fleets.find(f => f.fleet === fleet)?.land ?? null;
  const region = landData(view, at)?.region;
  return LANDS.filter(land => land !== at && landData(view, land)?.region === region);
};

const Storm = ({ view }: { view: PaView }) => {
  if (view.room !== 'hazard-divert') return null;
  const { seat, fleet } = fleetInTurn(view);
  const at = view.islands[seat]?.fleets.find(f => f.fleet === fleet)?.land ?? null;
  if (at === null) return null;
  const [x, y] = [LAND_PLACES[at][0] + ROADS[at][0], LAND_PLACES[at][1] + ROADS[at][1]];
  return stormLands(view).map(land => {
    const [tx, ty] = LAND_PLACES[land];
    return <path key={land} className="pa-storm-way" d={`M${x} ${y}Q${(x + tx) / 2} ${(y + ty) / 2 + 60} ${tx} ${ty}`} />;
  });
};

/** What the signs of the harbors mean, of those that are on the map; readers have it in the list of lands. */
const MapSigns = ({ view, words }: { view: PaView; words: ScreenWords }) => {
  const states = new Set(LANDS.map(land => harborState(view, land)));
  return (
    <p className="pa-map-signs" aria-hidden="true">
      {(Object.keys(SIGNS) as HarborState[])
        .filter(state => states.has(state))
        .map(state => (
          <span key={state}>
            <b className={state}>{SIGNS[state]}</b> {words.harborState[state]}
          </span>
        ))}
    </p>
  );
};

export const SeaMap = ({
  view,
  text,
  words,
  plan,
  lit,
  open,
  onLand,
  news,
}: {
  view: PaView;
  text: PaText;
  words: ScreenWords;
  plan: Plan | null;
  lit: readonly string[];
  /** Lands that can be touched now. */
  open: (land: LandId) => boolean;
  onLand: (land: LandId) => void;
  news: readonly PaEvent[];
}) => (
  <div className="pa-map">
    <InStages>
      {[
        <Drawing key="drawing" {...{ view, text, words, plan, lit, open }} arrivals={useArrivals(news)} />,
        <Lettering
          key="lettering"
          text={text}
          homes={view.islands.map(({ island }) => island)}
          states={LANDS.map(land => harborState(view, land))}
        />,
      ]}
    </InStages>
    <MapSigns view={view} words={words} />
    {LANDS.map(land => (
      <button
        key={land}
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={`pa-map-spot${open(land) ? ' open' : ''}`}
        data-drop={`land ${land}`}
        style={{ left: `${(100 * LAND_PLACES[land][0]) / SEA_WIDTH}%`, top: `${(100 * LAND_PLACES[land][1]) / SEA_HEIGHT}%` }}
        onClick={() => onLand(land)}
      />
    ))}
  </div>
);

interface DrawingProps {
  readonly view: PaView;
  readonly text: PaText;
  readonly words: ScreenWords;
  readonly plan: Plan | null;
  readonly lit: readonly string[];
  readonly open: (land: LandId) => boolean;
  readonly arrivals: Arrivals;
}

/** A mark at its place; a small screen draws it larger, around the same point. */
const Placed = ({ x, y, sails, children }: { x: number; y: number; sails?: CSSProperties | undefined; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={sails && 'pa-sailing'} style={sails}>
      <g className="pa-larger">{children}</g>
    </g>
  </g>
);

/** How far the lane from an island bends north. */
const LANE = 40;
/** To the place of a ship that has just come, seen from there: where it set out, and what bends the lane. */
const wayTo = (
  ship: string,
  { ships, from }: Arrivals,
  island: IslandId | null | undefined,
  [x, y]: readonly [number, number],
): CSSProperties | undefined => {
  if (!ships.has(ship)) return undefined;
  const land = from.get(ship);
  const place = land ? LAND_PLACES[land] : island && ISLAND_PLACES[island];
  if (!place) return undefined;
  const [dx, dy] = land ? ROADS[land] : [0, 0];
  const [hx, hy] = [place[0] + dx, place[1] + dy];
  return {
    '--from-x': `${hx - x}px`,
    '--from-y': `${hy - y}px`,
    '--mid-x': `${(hx - x) / 2}px`,
    '--mid-y': `${(hy - y) / 2 - LANE}px`,
  } as CSSProperties;
};

/** From each island to where its fleets lie or are to go. */
const Routes = ({ view, plan }: Pick<DrawingProps, 'view' | 'plan'>) =>
  LANDS.map(land => {
    const [x, y] = LAND_PLACES[land];
    const [dx, dy] = ROADS[land];
    return shipsAt(view, land, plan).map(ship => {
      const home = view.islands[ship.seat]?.island;
      const [hx, hy] = home ? ISLAND_PLACES[home] : [x, y];
      return (
        <path
          key={ship.key}
          className={`pa-route seat-${ship.seat}${ship.planned ? ' planned' : ''}`}
          d={`M${hx} ${hy}Q${(hx + x + dx) / 2} ${(hy + y + dy) / 2 - LANE} ${x + dx} ${y + dy}`}
        />
      );
    });
  });

/** The islands in play with the fleets at home. */
const Homes = ({ view, plan, lit, arrivals }: DrawingProps) =>
  view.islands.map(({ seat, island, fleets }) => {
    if (island === null) return null;
    const [x, y] = ISLAND_PLACES[island];
    // The plan is the reader's: other islands have fleets of the same letters.
    const goals = seat === view.me ? plan?.goals : undefined;
    const home = fleets.filter(f => f.land === null && goals?.[f.fleet] === undefined);
    return (
      <g key={seat} className={`pa-home seat-${seat}${lit.includes(island) ? ' lit' : ''}`}>
        <Placed x={x} y={y - 2}>
          <SeatShape seat={seat} size={1.5} />
        </Placed>
        {home.map((f, i) => {
          const berth = [x + BERTHS[island] * (44 + i * 46), y - 2] as const;
          const ship = `${seat}${f.fleet}`;
          return (
            <Placed
              key={f.fleet}
              x={berth[0]}
              y={berth[1]}
              sails={arrivals.from.has(ship) ? wayTo(ship, arrivals, island, berth) : undefined}
            >
              <ShipShape seat={seat} letter={f.fleet} size={0.74} />
            </Placed>
          );
        })}
      </g>
    );
  });

/** By how many lie there: beside others a ship is drawn smaller, so that a phone, which draws all larger, keeps them apart. */
const berthsOf = (all: number): { readonly size: number; readonly apart: number } =>
  all > 2 ? { size: 0.78, apart: 68 } : all === 2 ? { size: 0.94, apart: 90 } : { size: 1.12, apart: 0 };
/** How far a ship lies beside the first one's place. */
const shipAside = (spread: 'left' | 'right' | 'round', i: number, all: number): number => {
  const { apart } = berthsOf(all);
  return spread === 'left' ? -i * apart : i * apart - (spread === 'right' ? 0 : (Math.min(2, all - 1) * apart) / 2);
};

const Harbor = ({ land, view, plan, lit, open, arrivals }: DrawingProps & { land: LandId }) => {
  const [x, y] = LAND_PLACES[land];
  const [dx, dy, spread] = ROADS[land];
  const ships = shipsAt(view, land, plan);
  const state = harborState(view, land);
  return (
    <g className={`pa-harbor ${state}${lit.includes(land) ? ' lit' : ''}`}>
      {open(land) && <circle className="rim" cx={x} cy={y} r="24" />}
      <circle cx={x} cy={y} r="17" />
      {ships.map((ship, i) => (
        <g key={ship.key} className={ship.planned ? 'planned' : ''}>
          <Placed
            sails={wayTo(ship.key, arrivals, view.islands[ship.seat]?.island, [x + dx, y + dy])}
            x={x + dx + shipAside(spread, i % 3, ships.length)}
            y={y + dy + Math.floor(i / 3) * 54}
          >
            <ShipShape seat={ship.seat} letter={ship.letter} cards={ship.cards} size={berthsOf(ships.length).size} />
          </Placed>
        </g>
      ))}
    </g>
  );
};

const Drawing = (props: DrawingProps) => {
  const { view, text, words, plan, arrivals } = props;
  const map = useRef<SVGSVGElement>(null);
  useHeldMotion(map, arrivals.ships.size > 0 && arrivals.ships);
  return (
    <svg ref={map} className="pa-sea-map" viewBox={`0 0 ${SEA_WIDTH} ${SEA_HEIGHT}`} role="img" aria-label={words.seaLabel(view, text)}>
      <rect className="pa-water" width={SEA_WIDTH} height={SEA_HEIGHT} />
      <path className="pa-coast" d={COAST} />
      <Drawn load={wideSeaGround} />
      {view.islands.map(
        ({ seat, island }) => island !== null && <path key={island} className={`pa-isle owned seat-${seat}`} d={ISLES[island]} />,
      )}
      <Routes view={view} plan={plan} />
      <Storm view={view} />
      <Homes {...props} />
      {LANDS.map(land => (
        <Harbor key={land} land={land} {...props} />
      ))}
    </svg>
  );
};
