/** The field of a battle: both ranks in one scale on one ground or sea, a city behind them. They face each other in the middle; those lost lie there. */
import type { Side } from '@stoa/earth-and-water/map';
import { useStageSize } from '../../../screen-size.ts';
import { Fighter } from './figures.tsx';

export interface RankOf {
  readonly standing: number;
  /** Lost in the last round. */
  readonly fallen: number;
  /** Those who stand leave the field. */
  readonly away: boolean;
}
type Kind = 'land' | 'naval';

const CLASS = ['persia', 'greece'] as const;
/** What a scene is measured by: a narrow one has larger figures, closer to each other. */
const MEASURES = {
  /** `behind`: how much higher the second line of ships lies, with a sea of its own. */
  /** Soldiers beyond `line` stand closer together; ships beyond it have a second line behind them. `front`: from the middle to the first figure; `roomOfLeaving`: further where the rank leaves. */
  wide: {
    land: { front: 62, step: 64, line: 4 },
    naval: { front: 92, step: 126, line: 2 },
    roomOfFallen: 56,
    roomOfLeaving: 70,
    behind: 34,
  },
  narrow: {
    land: { front: 48, step: 38, line: 4 },
    naval: { front: 70, step: 84, line: 1 },
    roomOfFallen: 40,
    roomOfLeaving: 26,
    behind: 54,
  },
} as const;
type Width = keyof typeof MEASURES;
const HALF = { land: 44, naval: 66 } as const;
/** The room of the smaller rank in a narrow field, of that of the larger. */
const LEAST_REACH = 0.55;
/** Ground and sea run on to both sides of the box; the band cuts them. */
const FAR = 1800;
const SEA_LEVEL = 20;
const BOTTOM = { land: 54, naval: 62 } as const;

interface PlaceOf {
  /** From the middle outward. */
  readonly x: number;
  readonly y: number;
}
/** Where the figures of a rank stand. */
export const placesOf = (kind: Kind, { standing, fallen, away }: RankOf, width: Width = 'wide'): readonly PlaceOf[] => {
  const all = standing + fallen;
  const { [kind]: measure, roomOfFallen, roomOfLeaving, behind } = MEASURES[width];
  const front = measure.front + (kind === 'land' && fallen > 0 ? roomOfFallen : 0) + (away ? roomOfLeaving : 0);
  const isDeep = kind === 'naval' && all > measure.line;
  const step = kind === 'land' && all > measure.line ? (measure.step * measure.line) / all : measure.step;
  return Array.from({ length: all }, (_, i) =>
    isDeep ? { x: front + Math.floor(i / 2) * step + (i % 2) * (step / 2), y: (i % 2) * -behind } : { x: front + i * step, y: 0 },
  );
};

/** Who falls on land stands until the dice have come to rest, then lies there; a ship goes down. */
const Fallen = ({ kind, side }: { kind: Kind; side: Side }) =>
  kind === 'naval' ? (
    <g className="fallen">
      <Fighter figure="ships" side={side} />
    </g>
  ) : (
    <>
      <g className="falls">
        <Fighter figure="soldiers" side={side} />
      </g>
      <g className="lies">
        <Fighter figure="fallen" side={side} />
      </g>
    </>
  );

interface RankProps {
  readonly kind: Kind;
  readonly side: Side;
  readonly rank: RankOf;
  readonly places: readonly PlaceOf[];
  /** The second line of ships, behind the first. */
  readonly behind?: boolean;
}
const Rank = ({ kind, side, rank, places, behind = false }: RankProps) => {
  const drawn = places.map(({ x, y }, i) => ({ x, y, key: `${x} ${y}`, isFallen: i < rank.fallen })).filter(({ y }) => y < 0 === behind);
  return (
    <g className={`ew-rank ${kind} ${CLASS[side]}`} transform={side === 1 ? 'scale(-1 1)' : undefined}>
      {drawn
        .sort((a, b) => b.x - a.x)
        .map(({ x, y, key, isFallen }) => (
          <g key={key} transform={`translate(${x} ${y})${rank.away && !isFallen ? '' : ' scale(-1 1)'}`}>
            {isFallen ? <Fallen kind={kind} side={side} /> : <Fighter figure={kind === 'naval' ? 'ships' : 'soldiers'} side={side} />}
          </g>
        ))}
    </g>
  );
};

/** Walls with towers, and a temple on its hill. */
const City = ({ x, y }: { x: number; y: number }) => (
  <path
    className="ew-field-city"
    transform={`translate(${x} ${y})`}
    d="M-190 0V-22H-182V-28H-158V-22H-100V-34H-76V-26H-62Q-40-44-34-48V-52H-30V-76H-34V-80L0-96 34-80V-76H30V-52H34V-48Q40-44 62-26H76V-34H100V-22H158V-28H182V-22H190V0zM-25-76V-52H-19V-76zM-14-76V-52H-8V-76zM-3-76V-52H3V-76zM8-76V-52H14V-76zM19-76V-52H25V-76z"
  />
);

const waves = (y: number): string => `M${-FAR} ${y}q12-9 24 0${'t24 0'.repeat(FAR / 12 - 1)}`;

/** The sea of the second line: it reaches down to that of the first. */
const SeaBehind = ({ behind }: { behind: number }) => (
  <>
    <path className="ew-field-sea" d={`${waves(SEA_LEVEL - behind)}V${BOTTOM.naval}H${-FAR}z`} />
    <path className="ew-field-wave crest" d={waves(SEA_LEVEL - behind)} />
    <path className="ew-field-wave" d={waves(SEA_LEVEL - behind / 2)} />
  </>
);
const Sea = () => (
  <>
    <path className="ew-field-sea" d={`${waves(SEA_LEVEL)}V${BOTTOM.naval}H${-FAR}z`} />
    <path className="ew-field-wave crest" d={waves(SEA_LEVEL)} />
    <path className="ew-field-wave" d={`${waves(34)}${waves(46)}${waves(58)}`} />
  </>
);
const Ground = () => (
  <>
    <path className="ew-field-ground" d={`M${-FAR} 38H${FAR}V46H${-FAR}z`} />
    <path className="ew-field-line" d={`M${-FAR} 51H${FAR}`} />
  </>
);

/** How far the field is seen from where the ranks meet. A wide one has them meet in its middle; a narrow one gives the larger rank more room. */
export const reachOf = (kind: Kind, places: readonly (readonly PlaceOf[])[], width: Width): readonly [persia: number, greece: number] => {
  const { front } = MEASURES[width][kind];
  const furthest = places.map(rank => Math.max(...rank.map(({ x }) => x), width === 'wide' ? 2 * front : front) + HALF[kind]);
  const far = Math.max(...furthest);
  const [persia = far, greece = far] = furthest.map(reach => (width === 'wide' ? far : Math.max(reach, far * LEAST_REACH)));
  return [persia, greece];
};

export const Field = ({ kind, ranks }: { kind: Kind; ranks: readonly [persia: RankOf, greece: RankOf] }) => {
  const width = useStageSize() === 'phone' ? 'narrow' : 'wide';
  const places = ranks.map(rank => placesOf(kind, rank, width));
  const [right, left] = reachOf(kind, places, width);
  const isDeep = places.flat().some(({ y }) => y < 0);
  const top = Math.min(...places.flat().map(({ y }) => y), 0) - 62;
  const rankOf = (side: Side, behind = false) => (
    <Rank kind={kind} side={side} rank={ranks[side]} places={places[side] ?? []} behind={behind} />
  );
  return (
    <svg className="ew-field" viewBox={`${-left} ${top} ${left + right} ${BOTTOM[kind] - top}`} aria-hidden="true">
      <City x={(right - left) / 2} y={kind === 'naval' ? 26 : 38} />
      {kind === 'land' && <Ground />}
      {isDeep && (
        <>
          {rankOf(1, true)}
          {rankOf(0, true)}
          <SeaBehind behind={MEASURES[width].behind} />
        </>
      )}
      {rankOf(1)}
      {rankOf(0)}
      {kind === 'naval' && <Sea />}
    </svg>
  );
};
