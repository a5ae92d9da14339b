/** A battle on the stage: two ranks, the dice of the last round, what they cost, the rounds before, the chances of going on. */
import type { EwView } from '@stoa/earth-and-water';
import { HALVES } from '@stoa/earth-and-water/cards';
import type { Side } from '@stoa/earth-and-water/map';
import type { ReactNode } from 'react';
import { chancesOf } from '../odds/chances.ts';
import { OddsBar } from '../odds/odds-bar.tsx';
import { stakeOf } from '../panels/stake.ts';
import type { EwProps } from '../types.ts';
import { Vase } from '../vase.tsx';
import { type ScreenWords, WORDS } from '../words.ts';
import { type Battle, type Retreat, type Round, winnerOf } from './battle-of.ts';
import { Die } from './die.tsx';
import { Field, type RankOf } from './field.tsx';

const CLASS = ['persia', 'greece'] as const;
const PLACES_OF_DICE = ['first', 'second', 'third'] as const;

const Dice = ({ round, side, name, words }: { round: Round; side: Side; name: string; words: ScreenWords }) => {
  const cap = round.caps[side];
  const best = round.dice[side].findIndex(value => Math.min(value, cap) === round.results[side]);
  return (
    <p className="ew-dice" key={round.round}>
      {PLACES_OF_DICE.map((place, i) => {
        const value = round.dice[side][i];
        if (value === undefined) return null;
        const counts = value > cap ? words.countsAs(value, cap) : undefined;
        return <Die key={place} value={value} cap={cap} best={i === best} label={`${name}: ${value}`} counts={counts} />;
      })}
      <b className="ew-result">{round.results[side]}</b>
    </p>
  );
};

interface SideProps {
  readonly battle: Battle;
  readonly side: Side;
  readonly view: EwView;
  readonly text: EwProps['text'];
  readonly words: ScreenWords;
}

/** Dice, cap and armies aboard, for the next round or the one that was thrown. */
const Notes = ({ battle, side, view, words }: Omit<SideProps, 'text'>) => {
  const on = view.prompt.battle;
  if (on === null || battle.left !== null) return null;
  const aboard = on.battle === 'naval' && side === on.attacker ? on.embarked : 0;
  return (
    <p className="ew-notes">
      {battle.rounds.length > 0 ? words.nextDice(on.diceCount[side]) : words.dice(on.diceCount[side])}
      {on.caps[side] < 6 && `, ${words.upTo(on.caps[side])}`}
      {aboard > 0 && ` · ${words.aboard(aboard)}`}
    </p>
  );
};

/** How many are left; the verdict tells how many withdraw. */
const leftIn = ({ battle, view }: Pick<SideProps, 'battle' | 'view'>): readonly [persia: number, greece: number] =>
  battle.left ?? view.prompt.battle?.pieces ?? battle.rounds.at(-1)?.left ?? battle.began;

const rankOf = (part: Pick<SideProps, 'battle' | 'view'>, side: Side): RankOf => {
  const { kind, retreat, rounds } = part.battle;
  const away = retreat?.side === side;
  // A round's fallen lie there until the next one.
  const fallen = rounds.at(-1)?.losses[side] ?? 0;
  return { standing: away ? (kind === 'naval' ? retreat.fleets : retreat.armies) : leftIn(part)[side], fallen, away };
};

const SideName = ({ battle, side, text, words }: SideProps) => (
  <h3 className={`ew-side-name ${CLASS[side]}${winnerOf(battle) === side ? ' holds' : ''}`}>
    {text.seat(side)} <small>{side === battle.attacker ? words.attacker : words.defender}</small>
    {winnerOf(battle) === side && <small className="ew-holder">, {words.holder}</small>}
  </h3>
);

const SideOfBattle = ({ battle, side, view, text, words }: SideProps) => {
  const last = battle.rounds.at(-1);
  const left = leftIn({ battle, view })[side];
  const cards = battle.cards.filter(card => card.side === side);
  return (
    <div className={`ew-side ${CLASS[side]}`}>
      <p key={battle.rounds.length} className="ew-pieces">
        {battle.retreat?.side === side ? '\u00a0' : battle.kind === 'naval' ? words.fleets(left) : words.armies(left)}
      </p>
      {last && <Dice round={last} side={side} name={text.seat(side)} words={words} />}
      <Notes battle={battle} side={side} view={view} words={words} />
      {cards.map(({ card }) => (
        <p key={card} className="ew-played">
          <span className="ew-other-art">
            <Vase event={HALVES[card][side]} crop="square" />
          </span>
          {text.card(card, side).name}
        </p>
      ))}
    </div>
  );
};

const lossWords = ({ losses, drowned }: Round, kind: Battle['kind'], text: EwProps['text'], words: ScreenWords): readonly string[] =>
  ([1, 0] as const).flatMap(side => {
    if (losses[side] === 0) return [];
    const lost = words.sideLoses(text.seat(side), kind === 'naval' ? words.fleets(losses[side]) : words.armies(losses[side]));
    return drowned[side] > 0 ? [lost, words.drowned(words.armies(drowned[side]))] : [lost];
  });

const retreatWords = ({ side, armies, fleets, to }: Retreat, text: EwProps['text'], words: ScreenWords): string => {
  const what = [...(fleets > 0 ? [words.fleets(fleets)] : []), ...(armies > 0 ? [words.armies(armies)] : [])].join(', ');
  return words.withdraws(text.seat(side), what, text.cities[to]);
};

const Stamp = ({ battle, text, words }: Pick<SideProps, 'battle' | 'text' | 'words'>) => {
  const last = battle.rounds.at(-1);
  const { retreat } = battle;
  return (
    <div className="ew-middle">
      {last && (
        <p className="ew-stamp" key={last.round}>
          {lossWords(last, battle.kind, text, words).map(line => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {battle.points.map(({ side, rule }) => (
        <p key={side} className={`ew-verdict ew-point ${CLASS[side]}`}>
          {words.battlePoint(rule === 'EW-17.G10' ? text.card(10, 1).name : text.card(7, 0).name, text.seat(side))}
        </p>
      ))}
      {retreat && <p className="ew-verdict">{retreatWords(retreat, text, words)}</p>}
      <ol className="ew-rounds" aria-label={words.rounds}>
        {battle.rounds.map(round => (
          <li key={round.round}>
            <span className="ew-round">{words.round(round.round)}</span> {text.seat(1)} <b>{round.results[1]}</b> :{' '}
            <b>{round.results[0]}</b> {text.seat(0)}
          </li>
        ))}
      </ol>
    </div>
  );
};

interface Props extends Pick<EwProps, 'view' | 'text' | 'lang' | 'showOdds'> {
  readonly battle: Battle;
  /** Answers that the ledge has no room for. */
  readonly children?: ReactNode;
}

export const BattleScene = ({ battle, view, text, lang, showOdds, children }: Props) => {
  const words = WORDS[lang];
  const chances = chancesOf(view);
  const part = { battle, view, text, words };
  const stake = battle.left === null ? stakeOf(view) : undefined;
  return (
    <div className="ew-battle-scene">
      <div className={`ew-band ${battle.kind}`}>
        <SideName {...part} side={1} />
        <SideName {...part} side={0} />
        <Field kind={battle.kind} ranks={[rankOf(part, 0), rankOf(part, 1)]} />
        <SideOfBattle {...part} side={1} />
        <Stamp battle={battle} text={text} words={words} />
        <SideOfBattle {...part} side={0} />
      </div>
      {showOdds && battle.left === null && chances && (
        <div className="ew-scene-odds">
          <OddsBar chances={chances} text={text} lang={lang}>
            {words.odds}
          </OddsBar>
        </div>
      )}
      {stake && <p className="ew-scene-stake">{words.stakes[stake]}</p>}
      {children}
    </div>
  );
};
