/** A city on the map. In politics its counts, candidates and who would lead; in war who leads and with what. */
import type { PkView } from '@stoa/perikles';
import { type ElectionResult, electionOf } from '@stoa/perikles/reading';
import type { PkText } from '@stoa/perikles/text';
import { memo, useLayoutEffect, useRef } from 'react';
import { GridButton } from '../../grid-button.tsx';
import type { TempleTouch } from '../board/temple.tsx';
import { ShieldShape } from '../pieces/power-shield.tsx';
import { SeatShape } from '../pieces/seat-mark.tsx';
import { Counters, LeaderDisc, Palmette, Statue } from '../pieces/temple-marks.tsx';
import type { ScreenWords } from '../words.ts';
import { TEMPLE_WIDTH as W } from './places.ts';

export interface MapTempleProps {
  readonly city: PkView['cities'][number];
  /** The same city without what is drafted. */
  readonly before: PkView['cities'][number];
  readonly forces: PkView['powers'][number] | undefined;
  readonly politics: boolean;
  /** An election is to come: who would win it is told. */
  readonly foretells: boolean;
  /** True while a cube of that seat is still falling: its number changes when the cube has landed. */
  readonly landing: (seat: number) => boolean;
  readonly chosen: boolean;
  readonly lit: boolean;
  /** At war with the power that is picked. */
  readonly enemy: boolean;
  readonly me: number | undefined;
  readonly text: PkText;
  readonly words: ScreenWords;
  readonly touch: TempleTouch;
  readonly onLook: () => void;
}

/** Where it stands. */
interface Placed extends MapTempleProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
const SPACES = ['main', 'alpha', 'beta'] as const;

const Candidate = ({ city, text, words, touch, space, x }: MapTempleProps & { space: 'alpha' | 'beta'; x: number }) => {
  const owner = city[space];
  if (owner === null)
    return (
      <g transform={`translate(${x} 25)`}>
        <circle className="pk-space" r="8.500" />
        <text className="pk-letter" y="3.800">
          {words[space]}
        </text>
      </g>
    );
  return (
    <GridButton
      label={`${text.cities[city.city]}. ${words.candidate(words[space], text.seat(owner))}`}
      open={touch.openCube(owner, space)}
      onTouch={() => touch.onCube(owner, space)}
    >
      <circle className="pk-hit" cx={x} cy={25} r="16" />
      <circle className="pk-space filled" cx={x} cy={25} r="9" />
      <SeatShape seat={owner} x={x} y={25} size={0.95} />
    </GridButton>
  );
};

const Counts = ({ city, before, landing, text, words, touch }: MapTempleProps) => {
  const width = (W - 8) / city.cubes.length;
  return city.cubes.map((n, seat) => {
    const x = 4 + width * (seat + 0.5);
    const drawn = (
      <>
        <rect className="pk-map-column" x={x - width / 2 + 1} y="54" width={width - 2} height="38" />
        <SeatShape seat={seat} x={x} y={62.5} size={0.85} />
        <text
          className={`pk-map-count${n === 0 ? ' zero' : ''}${n === before.cubes[seat] ? '' : ' new'}${landing(seat) ? ' pk-landing' : ''}`}
          x={x}
          y="87"
        >
          {n}
        </text>
      </>
    );
    return (
      <GridButton
        key={text.seat(seat)}
        idle={touch.open}
        label={`${text.cities[city.city]}, ${text.seat(seat)}: ${words.cubes(n)}`}
        open={touch.openCube(seat, 'main')}
        pressed={touch.pressedCube(seat)}
        onTouch={() => touch.onCube(seat, 'main')}
      >
        {drawn}
        {!touch.open && <rect className="pk-halo" x={x - width / 2 + 1} y="53" width={width - 2} height="40" rx="3" />}
      </GridButton>
    );
  });
};

const Verdict = ({ result, mine, words }: { result: ElectionResult; mine: boolean; words: ScreenWords }) => (
  <g className={`pk-verdict${mine ? ' mine' : ''}`} aria-hidden="true">
    <rect x="2" y="98" width={W - 4} height="17" rx="4" />
    {result.leader === null ? (
      <text className="none" x={W / 2} y="110.500">
        {words.noCandidate}
      </text>
    ) : (
      <>
        <SeatShape seat={result.leader} x={12} y={106.5} size={0.85} />
        <text x="21" y="110.500">
          {words.verdictShort(result.cost)}
        </text>
      </>
    )}
  </g>
);

/** Between the columns at both sides. */
const SHAFTS = [9, 16, W - 20, W - 13].map(x => `M${x} 56h4v14h-4z`).join('');
/** The forces of a city, at home or in its leader's hand. */
const Forces = ({ forces }: MapTempleProps) => {
  const hand = [forces?.hand.hoplites.counters ?? 0, forces?.hand.triremes.counters ?? 0] as const;
  const [hoplites, triremes] = hand[0] + hand[1] > 0 ? hand : [forces?.home[0].length ?? 0, forces?.home[1].length ?? 0];
  return (
    <>
      <rect className="pk-map-column" x="5" y="54" width={W - 10} height="17" />
      <path className="pk-map-shafts" d={SHAFTS} />
      {hoplites > 0 && <Counters unit="hoplite" n={hoplites} x={38} y={62} />}
      {triremes > 0 && <Counters unit="trireme" n={triremes} x={76} y={62} />}
    </>
  );
};

const NTH = Array.from({ length: 10 }, (_, i) => `n${i}`);

const Body = (temple: MapTempleProps) => {
  const { city, politics, foretells, me, text, words } = temple;
  const { city: id, leader, statues, value, defeats } = city;
  const figures = statues.flatMap((n, seat) => NTH.slice(0, n).map(nth => ({ seat, key: `${seat} ${nth}` })));
  const base = politics ? 92 : 70;
  const verdict = electionOf(city);
  return (
    <>
      <path className="pk-roof" d={`M-2 37L${W / 2} 5L${W + 2} 37z`} />
      <path className="pk-tympanum" d={`M13 34L${W / 2} 10.500L${W - 13} 34z`} />
      {leader === null ? <Palmette x={W / 2} y={2} /> : <LeaderDisc seat={leader} x={W / 2} y={4} />}
      <rect className="pk-architrave" x="1" y="36" width={W - 2} height="18" />
      <ShieldShape power={id} x={13} y={45} size={0.64} />
      <text className="pk-city-name" x={W / 2 + 8} y="49.500">
        {text.cities[id]}
      </text>
      {politics ? <Counts {...temple} /> : <Forces {...temple} />}
      <path className="pk-steps" d={`M0 ${base}H${W}V${base + 5}H-3V${base + 5}H0z`} />
      {figures.map(({ seat, key }, i) => (
        <g key={key} transform={`translate(${8 + i * 18} ${15 - i * 5}) scale(1.1)`}>
          <Statue seat={seat} />
        </g>
      ))}
      <g className="pk-map-worth">
        <title>{words.worth(value, defeats)}</title>
        <circle cx={W - 4} cy="24" r="11" />
        <text x={W - 4} y="28.500">
          {value}
        </text>
        {defeats > 0 && (
          <text className="defeats" x={W - 4} y="46">
            {'✕'.repeat(defeats)}
          </text>
        )}
      </g>
      {foretells && <Verdict result={verdict} mine={verdict.leader !== null && verdict.leader === me} words={words} />}
    </>
  );
};

/** The city in words. */
const labelOf = ({ city, foretells, text, words }: MapTempleProps): string => {
  const { leader, cost } = electionOf(city);
  return [
    text.cities[city.city],
    city.leader === null ? words.noLeader : words.leader(text.seat(city.leader)),
    words.worth(city.value, city.defeats),
    ...(foretells && leader !== null ? [words.wouldLead(text.seat(leader), cost).replace(/\.$/, '')] : []),
    ...city.statues.flatMap((n, seat) => (n > 0 ? [words.statues(text.seat(seat), n)] : [])),
  ].join('. ');
};

const DrawnTemple = (temple: Placed) => {
  const { x, y, scale, city, politics, chosen, lit, enemy, touch, onLook } = temple;
  const label = labelOf(temple);
  const height = politics ? 116 : 76;
  const names = ['pk-map-temple', 'pk-temple', ...(lit ? ['lit'] : []), ...(chosen ? ['chosen'] : []), ...(enemy ? ['enemy'] : [])];
  return (
    <svg
      id={`pk-${city.city}`}
      className={names.join(' ')}
      x={x}
      y={y}
      width={W * scale}
      height={height * scale}
      viewBox={`0 0 ${W} ${height}`}
      role="group"
      aria-label={label}
    >
      <rect className="pk-map-ground" x="-5" y="-8" width={W + 10} height={height + 10} rx="8" />
      {!touch.open && (
        <GridButton label={label} open={false} looks={!politics} onTouch={politics ? touch.onCity : onLook}>
          <rect className="pk-hit" x="-4" y="-8" width={W + 8} height={politics ? 62 : height + 8} />
        </GridButton>
      )}
      <g className={touch.open ? 'pk-map-still' : undefined}>
        <Body {...temple} />
        {politics && (
          <>
            <Candidate {...temple} space="alpha" x={W / 2 - 14} />
            <Candidate {...temple} space="beta" x={W / 2 + 14} />
          </>
        )}
      </g>
      {touch.open && (
        <GridButton label={label} open pressed={chosen} onTouch={touch.onCity}>
          <rect className="pk-halo" x="-4" y="-7" width={W + 8} height={height + 8} rx="8" />
        </GridButton>
      )}
    </svg>
  );
};

/** All that a temple shows and answers to, but for text and words. What a touch does is asked when it comes. */
const looksOf = ({ city, before, touch, landing, text, words, onLook, ...rest }: Placed): string =>
  JSON.stringify([
    ...[city, before.cubes, rest, touch.open],
    city.cubes.map((_, owner) => [landing(owner), touch.pressedCube(owner), ...SPACES.map(space => touch.openCube(owner, space))]),
  ]);
/** Most of what happens concerns one city: the others are not drawn anew. */
const SteadyTemple = memo(
  ({ temple }: { temple: Placed; looks: string }) => <DrawnTemple {...temple} />,
  (a, b) => a.looks === b.looks && a.temple.text === b.temple.text && a.temple.words === b.temple.words,
);

export const MapTemple = (temple: Placed) => {
  const now = useRef(temple);
  useLayoutEffect(() => {
    now.current = temple;
  });
  const touch: TempleTouch = {
    ...temple.touch,
    onCity: () => now.current.touch.onCity(),
    onCube: (owner, space) => now.current.touch.onCube(owner, space),
  };
  return <SteadyTemple temple={{ ...temple, touch, onLook: () => now.current.onLook() }} looks={looksOf(temple)} />;
};
