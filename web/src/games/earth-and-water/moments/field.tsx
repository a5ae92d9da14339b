/** The field of a battle: both ranks in one scale on one ground or sea, a city behind them. They face each other in the middle; those lost lie there. */
import type { Side } from '@stoa/earth-and-water/map';
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
/** Soldiers beyond this stand closer together; ships beyond this have a second line behind them. */
const SOLDIERS = 4;
const SHIPS = 2;
const STEP = { land: 64, naval: 126 } as const;
/** From the middle to the first figure. */
const FRONT = { land: 62, naval: 92 } as const;
/** Further from the middle where figures fell there, or where the rank leaves. */
const ROOM_OF_FALLEN = 56;
const ROOM_OF_LEAVING = 70;
const HALF = { land: 44, naval: 66 } as const;
/** Ground and sea run on to both sides of the box; the band cuts them. */
const FAR = 1800;
const SEA_LEVEL = 20;
/** How much higher the second line of ships lies, with a sea of its own. */
const BEHIND = 34;
const BOTTOM = { land: 54, naval: 74 } as const;

/** Where the figures of a rank stand: `x` from the middle outward. */
export const placesOf = (kind: Kind, { standing, fallen, away }: RankOf): readonly { readonly x: number; readonly y: number }[] => {
  const all = standing + fallen;
  const front = FRONT[kind] + (kind === 'land' && fallen > 0 ? ROOM_OF_FALLEN : 0) + (away ? ROOM_OF_LEAVING : 0);
  const isDeep = kind === 'naval' && all > SHIPS;
  const step = kind === 'land' && all > SOLDIERS ? (STEP.land * SOLDIERS) / all : STEP[kind];
  return Array.from({ length: all }, (_, i) =>
    isDeep ? { x: front + Math.floor(i / 2) * step + (i % 2) * (step / 2), y: (i % 2) * -BEHIND } : { x: front + i * step, y: 0 },
  );
};

interface RankProps {
  readonly kind: Kind;
  readonly side: Side;
  readonly rank: RankOf;
  /** The second line of ships, behind the first. */
  readonly behind?: boolean;
}
const Rank = ({ kind, side, rank, behind = false }: RankProps) => {
  const drawn = placesOf(kind, rank)
    .map(({ x, y }, i) => ({ x, y, key: `${x} ${y}`, isFallen: i < rank.fallen }))
    .filter(({ y }) => y < 0 === behind);
  return (
    <g className={`ew-rank ${kind} ${CLASS[side]}`} transform={side === 1 ? 'scale(-1 1)' : undefined}>
      {drawn
        .sort((a, b) => b.x - a.x)
        .map(({ x, y, key, isFallen }) => (
          <g key={key} transform={`translate(${x} ${y})${rank.away && !isFallen ? '' : ' scale(-1 1)'}`}>
            <g className={isFallen ? 'fallen' : undefined}>
              <Fighter kind={kind} side={side} />
            </g>
          </g>
        ))}
    </g>
  );
};

/** Walls with towers, and a temple on its hill. */
const City = ({ y }: { y: number }) => (
  <path
    className="ew-field-city"
    transform={`translate(0 ${y})`}
    d="M-190 0V-22H-182V-28H-158V-22H-100V-34H-76V-26H-62Q-40-44-34-48V-52H-30V-76H-34V-80L0-96 34-80V-76H30V-52H34V-48Q40-44 62-26H76V-34H100V-22H158V-28H182V-22H190V0zM-25-76V-52H-19V-76zM-14-76V-52H-8V-76zM-3-76V-52H3V-76zM8-76V-52H14V-76zM19-76V-52H25V-76z"
  />
);

const waves = (y: number): string => `M${-FAR} ${y}q12-9 24 0${'t24 0'.repeat(FAR / 12 - 1)}`;

/** The sea of the second line: it reaches down to that of the first. */
const SeaBehind = () => (
  <>
    <path className="ew-field-sea" d={`${waves(SEA_LEVEL - BEHIND)}V${BOTTOM.naval}H${-FAR}z`} />
    <path className="ew-field-wave" d={`${waves(SEA_LEVEL - BEHIND)}${waves(SEA_LEVEL - BEHIND / 2)}`} />
  </>
);
const Sea = () => (
  <>
    <path className="ew-field-sea" d={`${waves(SEA_LEVEL)}V${BOTTOM.naval}H${-FAR}z`} />
    <path className="ew-field-wave" d={`${waves(SEA_LEVEL)}${waves(36)}${waves(52)}${waves(68)}`} />
  </>
);
const Ground = () => (
  <>
    <path className="ew-field-ground" d={`M${-FAR} 38H${FAR}V46H${-FAR}z`} />
    <path className="ew-field-line" d={`M${-FAR} 51H${FAR}`} />
  </>
);

export const Field = ({ kind, ranks }: { kind: Kind; ranks: readonly [persia: RankOf, greece: RankOf] }) => {
  const places = ranks.map(rank => placesOf(kind, rank));
  const reach = Math.max(...places.flat().map(({ x }) => x), 2 * FRONT[kind]) + HALF[kind];
  const isDeep = places.flat().some(({ y }) => y < 0);
  const top = Math.min(...places.flat().map(({ y }) => y), 0) - 60;
  return (
    <svg className="ew-field" viewBox={`${-reach} ${top} ${2 * reach} ${BOTTOM[kind] - top}`} aria-hidden="true">
      <City y={kind === 'naval' ? 26 : 38} />
      {kind === 'land' && <Ground />}
      {isDeep && (
        <>
          <Rank kind={kind} side={1} rank={ranks[1]} behind />
          <Rank kind={kind} side={0} rank={ranks[0]} behind />
          <SeaBehind />
        </>
      )}
      <Rank kind={kind} side={1} rank={ranks[1]} />
      <Rank kind={kind} side={0} rank={ranks[0]} />
      {kind === 'naval' && <Sea />}
    </svg>
  );
};
