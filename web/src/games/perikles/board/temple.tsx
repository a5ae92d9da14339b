/**
 * A city as a temple: the leader on its ridge, candidates in the pediment, the players' cubes as its columns, and below the
 * steps the worth of a statue with its defeats, the statues, and the forces at home.
 */
import type { PkView } from '@stoa/perikles';
import { CITIES, TRACKS } from '@stoa/perikles/box';
import type { ElectionResult } from '@stoa/perikles/reading';
import type { PkText } from '@stoa/perikles/text';
import { GridButton } from '../../grid-button.tsx';
import { ShieldShape } from '../pieces/power-shield.tsx';
import { SeatShape } from '../pieces/seat-mark.tsx';
import { Counters, Dead, FreeSpace, LeaderDisc, Palmette, Statue, Track } from '../pieces/temple-marks.tsx';
import type { SpaceId } from '../touch.ts';
import type { ScreenWords } from '../words.ts';

type City = PkView['cities'][number];
const WIDTH = 216;
const MIDDLE = WIDTH / 2;
const HEIGHT = 208;
/** The line below that foretells the election. */
const VERDICT = 20;
const LEFT = 4;
const INNER = WIDTH - 2 * LEFT;
const TOP = 82;
const BASE = 148;
/** Names for things that have only a number. */
const NTH = Array.from({ length: 30 }, (_, i) => `n${i}`);

const STRUCK = 'M-8-8L8 8M8-8L-8 8';

/** Cubes of one player, from the steps upwards; drawn closer the more there are. */
const Column = ({ seat, cubes, x, width, struck }: { seat: number; cubes: number; x: number; width: number; struck: boolean }) => {
  const step = Math.min(12, 44 / Math.max(cubes, 1));
  return (
    <>
      <rect className="pk-shaft" x={x - width / 2 + 3} y={TOP + 10} width={width - 6} height={BASE - TOP - 10} />
      {NTH.slice(0, cubes).map((name, i) => (
        <SeatShape key={name} seat={seat} x={x} y={BASE - 7 - i * step} size={1.05} />
      ))}
      {struck && <path className="pk-struck" d={STRUCK} transform={`translate(${x} ${BASE - 7 - cubes * step})`} />}
      <rect className="pk-capital" x={x - width / 2 + 1} y={TOP} width={width - 2} height={14} rx="2" />
      <text className={`pk-count${cubes === 0 ? ' zero' : ''}`} x={x} y={TOP + 11.5}>
        {cubes}
      </text>
    </>
  );
};

/** If the election were held now: who would lead and at what price. */
const Verdict = ({ result, mine, words }: { result: ElectionResult; mine: boolean; words: ScreenWords }) => (
  <g className={`pk-verdict${mine ? ' mine' : ''}`} aria-hidden="true">
    <rect x="2" y={HEIGHT - 1} width={WIDTH - 4} height={VERDICT - 2} rx="4" />
    {result.leader === null ? (
      <text className="none" x={WIDTH / 2} y={HEIGHT + 12}>
        {words.noCandidate}
      </text>
    ) : (
      <>
        <SeatShape seat={result.leader} x={12} y={HEIGHT + 7.5} size={0.95} />
        <text x="21" y={HEIGHT + 12}>
          {words.verdict(result.cost)}
        </text>
      </>
    )}
  </g>
);

/** What can be touched in a city, and what a touch does. */
export interface TempleTouch {
  /** The city as a whole can be chosen. */
  readonly open: boolean;
  readonly openCube: (owner: number, space: SpaceId) => boolean;
  readonly pressedCube: (owner: number) => boolean;
  readonly onCity: () => void;
  readonly onCube: (owner: number, space: SpaceId) => void;
}

interface TempleProps {
  readonly city: City;
  readonly me: number | undefined;
  /** How the election would end now, while it is not held. */
  readonly verdict: ElectionResult | undefined;
  /** The last candidate is drafted. */
  readonly proposed: boolean;
  /** A cube that is drafted to be removed. */
  readonly struck: { readonly owner: number; readonly space: SpaceId } | undefined;
  readonly forces: PkView['powers'][number] | undefined;
  readonly text: PkText;
  readonly words: ScreenWords;
  readonly lit: boolean;
  readonly stirred: boolean;
  /** What is drafted is meant for this city. */
  readonly chosen: boolean;
  readonly touch: TempleTouch;
}

/** Counters are at home or in the leader's hand, never in both but for a revolt. */
const countersOf = (forces: TempleProps['forces']) => {
  const hand = [forces?.hand.hoplites.counters ?? 0, forces?.hand.triremes.counters ?? 0] as const;
  const home = [forces?.home[0].length ?? 0, forces?.home[1].length ?? 0] as const;
  const inHand = hand[0] + hand[1] > 0;
  return { inHand, counters: inHand ? hand : home, dead: (forces?.dead[0].length ?? 0) + (forces?.dead[1].length ?? 0) };
};

/** The city in words. */
const labelOf = ({ city, verdict, forces, text, words }: TempleProps): string => {
  const { city: id, leader, statues, defeats, value } = city;
  const { inHand, counters } = countersOf(forces);
  return [
    text.cities[id],
    leader === null ? words.noLeader : words.leader(text.seat(leader)),
    words.worth(value, defeats),
    ...(verdict?.leader == null ? [] : [words.wouldLead(text.seat(verdict.leader), verdict.cost).replace(/\.$/, '')]),
    ...statues.flatMap((n, seat) => (n > 0 ? [words.statues(text.seat(seat), n)] : [])),
    `${inHand ? words.inHand : words.atHome}: ${words.unit.hoplite(counters[0])}, ${words.unit.trireme(counters[1])}`,
  ].join('. ');
};

const Candidate = ({ space, x, ...temple }: TempleProps & { space: 'alpha' | 'beta'; x: number }) => {
  const { city, proposed, struck, text, words, touch } = temple;
  const owner = city[space];
  const letter = space === 'alpha' ? words.alpha : words.beta;
  const draftedAt = proposed ? (city.beta === null ? 'alpha' : 'beta') : undefined;
  if (owner === null)
    return (
      <>
        <FreeSpace letter={letter} x={x} y={50} />
        {struck?.space === space && <path className="pk-struck" d={STRUCK} transform={`translate(${x} 50)`} />}
      </>
    );
  if (space === draftedAt)
    return (
      <g className="pk-ghost">
        <circle className="pk-space filled" cx={x} cy={50} r="11" />
        <SeatShape seat={owner} x={x} y={50} size={1.15} />
      </g>
    );
  return (
    <GridButton
      label={`${text.cities[city.city]}. ${words.candidate(letter, text.seat(owner))}`}
      open={touch.openCube(owner, space)}
      onTouch={() => touch.onCube(owner, space)}
    >
      <circle className="pk-space filled" cx={x} cy={50} r="11" />
      <SeatShape seat={owner} x={x} y={50} size={1.15} />
      <rect className="pk-hit" x={x - 18} y="32" width="36" height="34" />
    </GridButton>
  );
};

const Columns = ({ city: { city: id, cubes }, struck, text, words, touch }: TempleProps) => {
  const width = INNER / cubes.length;
  return cubes.map((n, seat) => {
    const x = LEFT + width * (seat + 0.5);
    const column = (
      <Column key={text.seat(seat)} seat={seat} cubes={n} x={x} width={width} struck={struck?.space === 'main' && struck.owner === seat} />
    );
    return (
      <GridButton
        key={text.seat(seat)}
        idle={touch.open}
        label={`${text.cities[id]}, ${text.seat(seat)}: ${words.cubes(n)}`}
        open={touch.openCube(seat, 'main')}
        pressed={touch.pressedCube(seat)}
        onTouch={() => touch.onCube(seat, 'main')}
      >
        {column}
        {!touch.open && <rect className="pk-halo" x={x - width / 2 + 1} y={TOP} width={width - 2} height={BASE - TOP} rx="3" />}
      </GridButton>
    );
  });
};

/** Below the steps: the worth of a statue, the statues, and the forces. */
const Forces = ({ city: { city: id, leader, statues, defeats }, forces }: TempleProps) => {
  const { inHand, counters, dead } = countersOf(forces);
  const figures = statues.flatMap((n, seat) => NTH.slice(0, n).map(nth => ({ seat, key: `${seat}-${nth}` })));
  return (
    <>
      <Track points={TRACKS[CITIES.indexOf(id)] ?? []} defeats={defeats} x={13} y={174} />
      {figures.map(({ seat, key }, i) => (
        <Statue key={key} seat={seat} x={WIDTH - 10 - i * 15} y={172} />
      ))}
      {inHand && leader !== null && <SeatShape seat={leader} x={11} y={199} size={0.8} />}
      {counters[0] > 0 && <Counters unit="hoplite" n={counters[0]} x={inHand ? 29 : 13} y={199} />}
      {counters[1] > 0 && <Counters unit="trireme" n={counters[1]} x={inHand ? 61 : 45} y={199} />}
      {dead > 0 && <Dead n={dead} x={WIDTH - 6} y={199} />}
    </>
  );
};

export const Temple = (temple: TempleProps) => {
  const { city, me, verdict, text, words, lit, stirred, chosen, touch } = temple;
  const { city: id, leader } = city;
  const { open, onCity } = touch;
  const label = labelOf(temple);
  const height = verdict === undefined ? HEIGHT : HEIGHT + VERDICT;
  return (
    <svg
      id={`pk-${id}`}
      className={`pk-temple${lit ? ' lit' : ''}${stirred ? ' stirred' : ''}${chosen ? ' chosen' : ''}`}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="group"
      aria-label={label}
    >
      <path className="pk-roof" d={`M2 66L${MIDDLE} 16L${WIDTH - 2} 66z`} />
      <path className="pk-tympanum" d={`M24 62L${MIDDLE} 23L${WIDTH - 24} 62z`} />
      {!open && (
        <GridButton label={label} open={false} onTouch={onCity}>
          <path className="pk-ask" d={`M2 66L${MIDDLE} 12L${WIDTH - 2} 66V81H2z`} />
        </GridButton>
      )}
      {leader === null ? <Palmette x={MIDDLE} y={10} /> : <LeaderDisc seat={leader} x={MIDDLE} y={13} />}
      <Candidate {...temple} space="alpha" x={MIDDLE - 20} />
      <Candidate {...temple} space="beta" x={MIDDLE + 20} />
      <rect className="pk-architrave" x={LEFT} y="64" width={INNER} height="17" />
      <ShieldShape power={id} x={15} y={72.5} size={0.68} />
      <text className="pk-city-name" x={MIDDLE + 4} y="77.500">
        {text.cities[id]}
      </text>
      <Columns {...temple} />
      <path className="pk-steps" d={`M4 ${BASE}H${WIDTH - 4}V${BASE + 5}H${WIDTH}V${BASE + 11}H0V${BASE + 5}H4z`} />
      <Forces {...temple} />
      {verdict && <Verdict result={verdict} mine={verdict.leader !== null && verdict.leader === me} words={words} />}
      {open && (
        <GridButton label={label} open pressed={chosen} onTouch={onCity}>
          <rect className="pk-halo" x="1" y="1" width={WIDTH - 2} height={height - 2} rx="8" />
        </GridButton>
      )}
      {chosen && (
        <g className="pk-chosen">
          <circle cx={WIDTH - 17} cy="17" r="12" />
          <path d={`M${WIDTH - 23} 17L${WIDTH - 19} 22L${WIDTH - 11} 12`} />
        </g>
      )}
    </svg>
  );
};
