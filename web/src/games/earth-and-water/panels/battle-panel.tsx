/** A battle: who fights with how much, the dice as they fell, losses, and the exact odds of fighting on; also of one a drafted movement would open. */
import type { EwEvent, EwView } from '@stoa/earth-and-water';
import { oddsOf } from '@stoa/earth-and-water/odds';
import { foreseen } from '@stoa/earth-and-water/reading';
import type { EwText } from '@stoa/earth-and-water/text';
import { useMemo } from 'react';
import type { EwProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';
import { Die } from './dice.tsx';

type Round = Extract<EwEvent, { readonly e: 'battle-round' }>;
const CLASS = ['persia', 'greece'] as const;
const SIDES = [0, 1] as const;
const PLACES_OF_DICE = ['first', 'second', 'third'] as const;

const RoundRow = ({ round, side, name, words }: { round: Round; side: 0 | 1; name: string; words: ScreenWords }) => {
  const cap = round.caps[side];
  const best = round.dice[side].findIndex(value => Math.min(value, cap) === round.results[side]);
  return (
    <div className={`ew-round-side ${CLASS[side]}`}>
      <span className="ew-dice">
        {PLACES_OF_DICE.map((place, i) => {
          const value = round.dice[side][i];
          if (value === undefined) return null;
          const counts = value > cap ? words.countsAs(value, cap) : undefined;
          return <Die key={place} value={value} cap={cap} best={i === best} label={`${name}: ${value}`} counts={counts} />;
        })}
      </span>
      <span className="ew-round-words">{round.losses[side] > 0 ? words.loses(round.losses[side]) : words.left(round.left[side])}</span>
    </div>
  );
};

const OddsBar = ({
  view,
  text,
  words,
  lang,
  isForeseen,
}: {
  view: EwView;
  text: EwText;
  words: ScreenWords;
  lang: string;
  isForeseen: boolean;
}) => {
  const odds = useMemo(() => oddsOf(view), [view]);
  const { battle } = view.prompt;
  if (odds === undefined || battle === null) return null;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const wins = battle.attacker === 0 ? [odds.attackerWins, odds.defenderWins] : [odds.defenderWins, odds.attackerWins];
  return (
    <div className="ew-odds">
      <p className="muted">{isForeseen ? words.oddsForeseen : words.odds}</p>
      <div className="ew-odds-bar" aria-hidden="true">
        <span className="greece" style={{ flexGrow: wins[1] ?? 0 }} />
        <span className="nobody" style={{ flexGrow: odds.bothDestroyed }} />
        <span className="persia" style={{ flexGrow: wins[0] ?? 0 }} />
      </div>
      <p className="ew-odds-words">
        <span className="greece">
          {words.oddsOf(text.seat(1))} <b>{percent.format(wins[1] ?? 0)}</b>
        </span>
        {odds.bothDestroyed > 0.005 && (
          <span>
            {words.oddsBoth} <b>{percent.format(odds.bothDestroyed)}</b>
          </span>
        )}
        <span className="persia">
          {words.oddsOf(text.seat(0))} <b>{percent.format(wins[0] ?? 0)}</b>
        </span>
      </p>
      <p className="muted">{words.expected(decimal.format(odds.expectedLosses[0]), decimal.format(odds.expectedLosses[1]))}</p>
    </div>
  );
};

const useForeseen = ({ view, draft, complete, showOdds }: EwProps): EwView | undefined =>
  useMemo(() => (complete && showOdds ? foreseen(view, draft) : undefined), [view, draft, complete, showOdds]);

/** In words: a battle that is on is told in the table's own text, one that is foreseen only here. */
export const ForeseenPanel = (props: EwProps) => useForeseen(props) && <BattlePanel {...props} />;

export const BattlePanel = (props: EwProps) => {
  const { text, lang, fresh, showOdds } = props;
  const then = useForeseen(props);
  const view = then ?? props.view;
  const words = WORDS[lang];
  const { battle } = view.prompt;
  const happened = then ? [] : fresh;
  const began = happened.findLastIndex(e => e.e === 'battle-began');
  const rounds = happened.slice(Math.max(began, 0)).filter((e): e is Round => e.e === 'battle-round');
  const last = rounds.at(-1);
  if (battle === null && last === undefined) return null;
  const at = battle?.at ?? last?.at ?? 'athenai';
  const kind = battle?.battle ?? last?.battle;
  const title = kind === 'naval' ? words.navalBattle(text.cities[at]) : words.landBattle(text.cities[at]);
  const when = then ? words.ifConfirmed : battle === null ? words.over : battle.round === 0 ? words.beforeFirst : words.round(battle.round);
  return (
    <section className={`ew-battle${then ? ' foreseen' : ''}`} aria-label={title}>
      <h2>
        {title} <small>{when}</small>
      </h2>
      {battle !== null && (
        <div className="ew-forces">
          {SIDES.map(side => (
            <div key={side} className={`ew-force ${CLASS[side]}`}>
              <strong>{text.seat(side)}</strong>
              <span>{side === battle.attacker ? words.attacker : words.defender}</span>
              <span>
                <b>{kind === 'naval' ? words.fleets(battle.pieces[side]) : words.armies(battle.pieces[side])}</b>
              </span>
              <span>
                {words.dice(battle.diceCount[side])}
                {battle.caps[side] < 6 && `, ${words.upTo(battle.caps[side])}`}
              </span>
            </div>
          ))}
        </div>
      )}
      {rounds.slice(-3).map(round => (
        <div key={round.round} className="ew-round">
          <span className="muted">{words.round(round.round)}</span>
          {SIDES.map(side => (
            <RoundRow key={side} round={round} side={side} name={text.seat(side)} words={words} />
          ))}
        </div>
      ))}
      {showOdds && battle !== null && <OddsBar view={view} text={text} words={words} lang={lang} isForeseen={then !== undefined} />}
    </section>
  );
};
