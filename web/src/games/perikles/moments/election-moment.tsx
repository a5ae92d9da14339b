/** The elections on the stage, city by city: candidates face each other, their cubes cancel in pairs, the winner's medallion rises. */
import type { PkView } from '@stoa/perikles';
import type { PowerId } from '@stoa/perikles/box';
import { Picture } from '../../../art/picture.tsx';
import { totalOf } from '../board/totals.ts';
import type { Elections } from '../panels/story.ts';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { LeaderDisc, Palmette } from '../pieces/temple-marks.tsx';
import { electionCost } from './as-of.ts';
import { HeldScene } from './held-scene.tsx';
import { nameOf, type Told } from './pieces.tsx';
import { step } from './round.tsx';
import { ELECTION_PACE, RISE } from './settles.ts';

type Result = Elections['results'][number];
type Elected = Extract<Result, { readonly e: 'elected' }>;
const NTH = Array.from({ length: 30 }, (_, i) => `n${i}`);

/** Cubes of one candidate; those that the rival's cancel are struck. */
const Cubes = ({ seat, n, gone }: { seat: number; n: number; gone: number }) => (
  <span className="pk-election-cubes" aria-hidden="true">
    {NTH.slice(0, n).map((key, i) => (
      <span key={key} className={i < gone ? 'gone' : ''}>
        <SeatMark seat={seat} />
      </span>
    ))}
  </span>
);

/** Both candidates with their cubes, and what the election cost. */
const Contest = ({ result, told }: { result: Elected; told: Told }) => {
  const { words } = told;
  const { seat, rival, own, cubes } = result;
  return (
    <div className="pk-contest">
      <p className="won">
        <Cubes seat={seat} n={own} gone={rival === null ? 0 : cubes} />
      </p>
      {rival !== null && (
        <p className="lost">
          <Cubes seat={rival} n={cubes} gone={cubes} />
          {nameOf(told, rival)}
        </p>
      )}
      <small>{rival === null ? words.unopposed : words.ballot(own, cubes)}</small>
    </div>
  );
};

/** Whoever leads no city plays Persia (PK-7.7). */
const playsPersia = (seats: readonly number[], told: Told): string =>
  told.words.playPersia(
    seats.filter(seat => seat !== told.me).map(seat => told.text.seat(seat)),
    told.me !== undefined && seats.includes(told.me),
  );

const City = ({ result, nth, told }: { result: Result; nth: number; told: Told }) => {
  const { text } = told;
  if (result.e === 'persians')
    return (
      <li className="pk-step persians" style={step(nth * ELECTION_PACE)}>
        <PowerShield power="persia" />
        <span>{playsPersia(result.seats, told)}</span>
      </li>
    );
  const elected = result.e === 'elected' ? result : undefined;
  return (
    <li className={`pk-step${elected?.seat === told.me ? ' mine' : ''}`} style={step(nth * ELECTION_PACE)}>
      <div className="pk-town">
        <Picture gallery="perikles/temples" name={result.city} />
        <svg className="pk-rise" viewBox="-13 -13 26 26" aria-hidden="true" style={step(nth * ELECTION_PACE + RISE)}>
          {elected ? <LeaderDisc seat={elected.seat} x={0} y={0} /> : <Palmette x={0} y={0} />}
        </svg>
      </div>
      <h3>{text.cities[result.city]}</h3>
      <b>{elected ? nameOf(told, elected.seat) : '–'}</b>
      {elected ? <Contest result={elected} told={told} /> : <small>{text.event(result, told.me)}</small>}
    </li>
  );
};

export const ElectionMoment = ({ elections, told }: { elections: Elections; told: Told }) => (
  <HeldScene className="pk-stage pk-election-stage" label={told.words.elections}>
    <header>
      <h2>{told.words.elections}</h2>
      <small>{told.words.spacesAre}</small>
    </header>
    <div className="pk-polls">
      <ol className="pk-ballots">
        {elections.results.map((result, nth) => (
          <City key={result.e === 'persians' ? result.e : result.city} result={result} nth={nth} told={told} />
        ))}
      </ol>
    </div>
  </HeldScene>
);

interface Ruler {
  readonly seat: number;
  readonly powers: readonly PowerId[];
}
/** Who leads what now: mine first. A player without a city has Persia. */
export const rulersOf = ({ results }: Elections, me: number | undefined): readonly Ruler[] => {
  const by = new Map<number, PowerId[]>();
  const add = (seat: number, power: PowerId): void => void by.set(seat, [...(by.get(seat) ?? []), power]);
  for (const result of results) {
    if (result.e === 'elected') add(result.seat, result.city);
    if (result.e === 'persians') for (const seat of result.seats) add(seat, 'persia');
  }
  return [...by]
    .map(([seat, powers]) => ({ seat, powers }))
    .sort((a, b) => Number(b.seat === me) - Number(a.seat === me) || a.seat - b.seat);
};
/** What the reader leads now; without a seat the title of the scene. */
export const leadWords = (elections: Elections, told: Told): string => {
  const { me, text, words } = told;
  if (me === undefined) return words.elections;
  const mine = rulersOf(elections, me).find(({ seat }) => seat === me);
  return words.youLead((mine?.powers ?? []).map(power => text.powers[power]));
};

/** What the elections did to a player’s points: cubes on the board are points. */
const costWords = ({ results }: Elections, scores: PkView['scores'], seat: number, { words }: Told): string => {
  const score = scores[seat];
  if (score === undefined) return '';
  const { candidates, paid } = electionCost(results, seat);
  return words.electionCost(totalOf(score), candidates, paid);
};

/** The tray while the elections are shown: each player, and once all have been held the cities they lead. */
export const Rulers = ({
  elections,
  settled,
  scores,
  told,
}: {
  elections: Elections;
  settled: boolean;
  /** After the elections. */
  scores: PkView['scores'];
  told: Told;
}) => (
  <ol className="pk-seven pk-rulers" aria-label={told.words.decks.cities}>
    {rulersOf(elections, told.me).map(({ seat, powers }) => (
      <li key={seat} className={seat === told.me ? 'now' : ''}>
        <b>
          <SeatMark seat={seat} /> {nameOf(told, seat)}
        </b>
        <span>
          {(settled ? powers : []).map(power => (
            <span key={power} className="pk-ruled">
              <PowerShield power={power} /> {told.text.powers[power]}
            </span>
          ))}
        </span>
        {settled && <small className="pk-spent">{costWords(elections, scores, seat, told)}</small>}
      </li>
    ))}
  </ol>
);
