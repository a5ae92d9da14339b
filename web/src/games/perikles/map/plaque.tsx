/** A location on the map: order, name, points with the chances as a ring, attackers left and defenders right; decided, who took it. */
import type { PkView } from '@stoa/perikles';
import { type LocationId, type PowerId, type SideId, UNITS, type UnitId } from '@stoa/perikles/box';
import { locationOdds } from '@stoa/perikles/odds';
import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import { GridButton } from '../../grid-button.tsx';
import {
  controllerOf,
  dataOf,
  type LocationView,
  NEARLY_SURE,
  placeName,
  refusalsOf,
  type SideTouch,
  sideLabel,
} from '../board/location-card.tsx';
import type { Told } from '../moments/pieces.tsx';
import { type Fought, verdictOf } from '../moments/turns.ts';
import { ShieldShape } from '../pieces/power-shield.tsx';
import { SeatShape } from '../pieces/seat-mark.tsx';
import { UnitShape } from '../pieces/unit-mark.tsx';
import { type Row, rowsOf } from './piles.ts';
import { type Box, PLAQUE_HEIGHT as H, type Point, PLAQUE_WIDTH as W } from './places.ts';
import { BETWEEN } from './travels.ts';

const MIDDLE = W / 2;
const HEAD = 20;
const RING = 18;
/** Around the ring, from the top. */
const ROUND = 2 * Math.PI * RING;
const SIDE = MIDDLE - RING - 6;

/** Room for the chances at the foot, and for the sign and the main player at the head of a side. */
const FOOT = 17;
const ROWS_AT = HEAD + 24;

/** What is new appears when the last of the counters on their way has come. */
const landing = (nth: number | undefined): { className: string; style: CSSProperties } | undefined =>
  nth === undefined ? undefined : { className: 'pk-landing late', style: { animationDelay: `${nth * BETWEEN}ms` } };
/** The last to come of these rows; undefined: all are there. */
const lastOf = (rows: readonly Row[], side: SideId, marchTo: Props['marchTo']): number | undefined => {
  const coming = rows.flatMap(row => marchTo({ ...row, side }) ?? []);
  return coming.length === 0 ? undefined : Math.max(...coming);
};

interface Props {
  readonly view: PkView;
  readonly location: LocationView;
  readonly told: Told;
  /** The chances as it stands; undefined where they are not told. */
  readonly odds: ReturnType<typeof locationOdds>;
  readonly sides: Readonly<Record<SideId, SideTouch>>;
  /** Such counters are on their way here: which of those that set out together comes last. */
  readonly marchTo: (piece: { readonly power: PowerId; readonly unit: UnitId; readonly side: SideId }) => number | undefined;
}

const SIGN = {
  attack: 'M-6 6L4.500-4.500M6-6L5-2L2-5zM-5.500 1L-1 5.500',
  defend: 'M0-6.500L5-4.500V0C5 3.500 2.500 5.500 0 6.500C-2.500 5.500-5 3.500-5 0V-4.500z',
} as const;
/** A sword or a shield: which half attacks, which defends. */
const SideSign = ({ side, x, y }: { side: SideId; x: number; y: number }) => (
  <path className={`pk-map-sign ${side}`} d={SIGN[side]} transform={`translate(${x} ${y})`} />
);

/** Whose leave is asked for: the player's sign and a question, in a speech bubble. */
const Asks = ({ of, x }: { of: NonNullable<SideTouch['ask']>['of']; x: number }) => {
  const width = 14 + of.length * 12;
  return (
    <g className="pk-map-asks" transform={`translate(${x - width - 2} ${HEAD + 2})`}>
      <path
        d={`M5 0H${width - 5}A5 5 0 0 1 ${width} 5V8A5 5 0 0 1 ${width - 5} 13H${width - 4}L${width - 3} 17L${width - 10} 13H5A5 5 0 0 1 0 8V5A5 5 0 0 1 5 0z`}
      />
      {of.map((seat, i) => (
        <SeatShape key={seat} seat={seat} x={8 + i * 12} y={6.5} size={0.75} />
      ))}
      <text x={width - 7} y="11">
        ?
      </text>
    </g>
  );
};

const Side = ({ side, ...plaque }: Props & { side: SideId }) => {
  const { view, location, told, sides, marchTo } = plaque;
  const touch = sides[side];
  const { text, words } = told;
  const x = side === 'attack' ? 3 : W - SIDE - 3;
  const rows = rowsOf(view, location, side);
  const lines = Math.max(...rows.map(({ line }) => line + 1), 1);
  const step = Math.min(17, (H - ROWS_AT - FOOT + 4) / lines);
  const isPaired = rows.some(({ column }) => column > 0);
  const size = Math.min(step / 13.4, isPaired ? 0.82 : 1);
  const refusals = refusalsOf({ view, location, text, words }, side);
  const label = sideLabel({ view, location, text, words }, side, touch.costs, refusals);
  const ask = touch.open ? undefined : touch.ask;
  const asks = ask && words.ask(ask.of.map(seat => text.seat(seat)));
  return (
    <GridButton
      label={asks === undefined ? label : `${asks}: ${label}`}
      open={touch.open || ask !== undefined}
      className={`pk-map-side ${side}${ask ? ' asks' : ''}`}
      onTouch={ask ? ask.onTouch : touch.onTouch}
    >
      <title>{[asks ?? words.side[side], ...refusals].join('. ')}</title>
      <rect className="pk-map-box" x={x} y={HEAD + 1} width={SIDE} height={H - HEAD - 4} rx="6" />
      <SideSign side={side} x={x + 9} y={HEAD + 11} />
      <g {...(rows.every(row => marchTo({ ...row, side }) !== undefined) && landing(lastOf(rows, side, marchTo)))}>
        {location[side].main.map((seat, i) => (
          <SeatShape key={seat} seat={seat} x={x + 23 + i * 12} y={HEAD + 11} size={0.8} />
        ))}
      </g>
      {touch.costs && (
        <text className="pk-map-price" x={x + SIDE - 3} y={HEAD + 14}>
          {words.costsCube}
        </text>
      )}
      {!touch.open && !ask && refusals.length > 0 && (
        <text className="pk-map-price" x={x + SIDE - 3} y={HEAD + 14}>
          {words.refusedShort}
        </text>
      )}
      {ask && <Asks of={ask.of} x={x + SIDE} />}
      {rows.map(({ power, unit, said, drafted, line, column }) => {
        const late = landing(marchTo({ power, unit, side }));
        return (
          <g
            key={`${power} ${unit}`}
            className={`${drafted ? 'pk-map-drafted ' : ''}${late?.className ?? ''}`}
            style={late?.style}
            transform={`translate(${x + (isPaired ? 7 : 9) + column * 22} ${ROWS_AT + line * step}) scale(${size})`}
          >
            {column === 0 && <ShieldShape power={power} size={0.6} />}
            <UnitShape unit={unit} x={isPaired ? 13 : 15} size={isPaired ? 0.44 : 0.52} />
            <text className="pk-map-strength" x={isPaired ? 19 : 23} y="4.500">
              {said}
            </text>
          </g>
        );
      })}
    </GridButton>
  );
};

const SIDES: readonly SideId[] = ['attack', 'defend'];
/** The chances as a ring around the points, attack from the top to the left. */
const Points = ({ view, location, told: { words }, odds, marchTo }: Props) => {
  const { vp } = dataOf(location.location);
  const isNobodys = (odds?.nobody ?? 0) > NEARLY_SURE;
  const titleOf = (attack: number, defence: number): string =>
    isNobodys ? words.nobodyTakes : `${words.side.attack} ${Math.round(attack * 100)}–${Math.round(defence * 100)} % ${words.side.defend}`;
  const coming = SIDES.flatMap(side => lastOf(rowsOf(view, location, side), side, marchTo) ?? []);
  const late = coming.length === 0 ? undefined : landing(Math.max(...coming));
  return (
    <g className="pk-map-points" transform={`translate(${MIDDLE} ${HEAD + 27})`}>
      <title>{odds?.attacked ? `${words.odds}: ${titleOf(odds.attack, odds.defence)}` : words.points(vp)}</title>
      <circle className="ground" r={RING} />
      {odds?.attacked && (
        <g {...late}>
          <circle className="defence" r={RING} strokeDasharray={`${odds.defence * ROUND} ${ROUND}`} transform="rotate(-90)" />
          <circle className="attack" r={RING} strokeDasharray={`${odds.attack * ROUND} ${ROUND}`} transform="scale(-1 1) rotate(-90)" />
        </g>
      )}
      <text className="vp" y="7">
        {vp}
      </text>
      {odds?.attacked && !isNobodys && (
        <g {...late}>
          <text className="odds attack" x={-RING - 10} y={H - HEAD - 34}>
            {Math.round(odds.attack * 100)}%
          </text>
          <text className="odds defence" x={RING + 10} y={H - HEAD - 34}>
            {Math.round(odds.defence * 100)}%
          </text>
        </g>
      )}
    </g>
  );
};

const Head = ({
  id,
  slot,
  name,
  onLook,
  told,
}: {
  id: LocationId;
  slot: number;
  name: string;
  onLook: (() => void) | undefined;
  told: Told;
}) => {
  const rounds = dataOf(id).rounds.map(unit => UNITS[unit] ?? 'hoplite');
  const pill = (
    <>
      <rect className="pk-map-pill" x="14" y="-2" width={W - 28} height={HEAD} rx="10" />
      <text className="pk-map-slot" x="24" y="13">
        {slot}
      </text>
      <g className="pk-map-rounds">
        <title>{rounds.map(unit => told.words.roundOf[unit]).join(' › ')}</title>
        {rounds.map((unit, i) => (
          <UnitShape key={unit} unit={unit} x={38 + i * 13} y={8} size={0.45} />
        ))}
      </g>
      <text className={`pk-map-name${name.length > 9 ? ' long' : ''}`} x={96} y="13">
        {name}
      </text>
      <ShieldShape power={controllerOf(id)} x={W - 16} y={8} size={0.72} />
    </>
  );
  return onLook ? (
    <GridButton label={`${slot}. ${told.text.locations[id]}`} open={false} looks onTouch={onLook}>
      {pill}
    </GridButton>
  ) : (
    <g>{pill}</g>
  );
};

/** From a plaque to where it lies. */
export const Tether = ({ box, to: [x, y] }: { box: Box; to: Point }) => (
  <g className="pk-map-tether">
    <path d={`M${box.x + W / 2} ${box.y + H / 2}L${x} ${y}`} />
    <circle cx={x} cy={y} r="4.500" />
  </g>
);

interface Placed extends Props {
  readonly box: Box;
  readonly onLook: () => void;
  readonly lit: boolean;
  readonly stirred: boolean;
}
const DrawnPlaque = ({ box, onLook, lit, stirred, ...plaque }: Placed) => {
  const { view, location, told } = plaque;
  const { location: id, slot } = location;
  const names = [
    'pk-plaque',
    ...(lit ? ['lit'] : []),
    ...(stirred ? ['stirred'] : []),
    ...(view.commit?.requests.some(r => r.location === id) ? ['in-question'] : []),
  ];
  return (
    <svg
      id={`pk-at-${id}`}
      className={names.join(' ')}
      x={box.x}
      y={box.y}
      width={W}
      height={H}
      role="group"
      aria-label={`${slot}. ${told.text.locations[id]}`}
    >
      <rect className="pk-map-card" y="7" width={W} height={H - 7} rx="9" />
      {stirred && <rect className="pk-map-stir" y="7" width={W} height={H - 7} rx="9" />}
      <Side {...plaque} side="attack" />
      <Side {...plaque} side="defend" />
      <Points {...plaque} />
      <Head id={id} slot={slot} name={placeName(told.text.locations[id])} onLook={onLook} told={told} />
    </svg>
  );
};

/** All that a plaque shows and answers to, but for text and words. What a touch does is asked when it comes. */
const looksOf = ({ view, location, told, odds, sides, marchTo, box, lit, stirred }: Placed): string =>
  JSON.stringify([
    ...[location, odds, box, lit, stirred],
    view.commit?.requests.some(r => r.location === location.location),
    SIDES.map(side => [
      ...[sides[side].open, sides[side].costs, sides[side].ask?.of],
      refusalsOf({ view, location, text: told.text, words: told.words }, side),
      rowsOf(view, location, side).map(row => [row, marchTo({ ...row, side })]),
    ]),
  ]);
/** Most of what happens concerns one location: the others are not drawn anew. */
const SteadyPlaque = memo(
  ({ plaque }: { plaque: Placed; looks: string }) => <DrawnPlaque {...plaque} />,
  (a, b) => a.looks === b.looks && a.plaque.told.text === b.plaque.told.text && a.plaque.told.words === b.plaque.told.words,
);

export const Plaque = ({ showOdds, ...shown }: Omit<Placed, 'odds'> & { showOdds: boolean }) => {
  const { view, location } = shown;
  const odds = showOdds && location.attack.forces.length > 0 ? locationOdds(view, location.location) : undefined;
  const plaque: Placed = { ...shown, odds };
  const now = useRef(plaque);
  useLayoutEffect(() => {
    now.current = plaque;
  });
  const steady = (side: SideId): SideTouch => {
    const { ask } = plaque.sides[side];
    return {
      ...plaque.sides[side],
      ask: ask && { ...ask, onTouch: () => now.current.sides[side].ask?.onTouch() },
      onTouch: () => now.current.sides[side].onTouch(),
    };
  };
  const sides = { attack: steady('attack'), defend: steady('defend') };
  return <SteadyPlaque plaque={{ ...plaque, sides, onLook: () => now.current.onLook() }} looks={looksOf(plaque)} />;
};

/** A location whose battle is over. */
export const DecidedPlaque = ({ box, battle, told }: { box: Box; battle: Fought; told: Told }) => {
  const { text, words } = told;
  const { seats, points, lost } = verdictOf(battle);
  const id = battle.location;
  return (
    <svg
      className="pk-plaque decided"
      x={box.x}
      y={box.y}
      width={W}
      height={H}
      role="group"
      aria-label={`${text.locations[id]}, ${words.decided}`}
    >
      <rect className="pk-map-card" y="7" width={W} height={H - 24} rx="9" />
      {seats.map((seat, i) => (
        <g key={seat} className="pk-leader" transform={`translate(${26 + i * 24} 41)`}>
          <circle r="11.500" />
          <SeatShape seat={seat} size={1.15} />
        </g>
      ))}
      <text className="pk-map-result" x={seats.length === 0 ? 12 : 44 + (seats.length - 1) * 24} y="47">
        {seats.length === 0 ? (battle.attacked ? words.nobodyTakes : words.quiet) : `+${points}`}
      </text>
      {lost.map(({ power, unit, strength }, i) => (
        <g key={`${power} ${unit}`} className="pk-map-fallen" transform={`translate(${W - 44 - i * 42} 42) scale(0.86)`}>
          <ShieldShape power={power} size={0.62} />
          <UnitShape unit={unit} x={16} size={0.55} />
          <text className="pk-map-strength" x="25" y="4.500">
            {strength}
          </text>
          <path d="M-6 9L34-9" />
        </g>
      ))}
      <Head id={id} slot={battle.slot} name={placeName(text.locations[id])} onLook={undefined} told={told} />
    </svg>
  );
};
