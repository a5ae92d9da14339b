/** The round that is being fought: strengths, column, what each side needs, tokens, and the exact odds of the location. */
import type { PkAction, PkView } from '@stoa/perikles';
import { locationOdds } from '@stoa/perikles/odds';
import type { PkText } from '@stoa/perikles/text';
import { useMemo } from 'react';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import { isKind } from '../touch.ts';
import type { ScreenWords } from '../words.ts';
import { ColumnStrip, Tokens } from './battle-scene.tsx';
import { Muster } from './muster.tsx';

/** The battle as it would stand with one's tile in it. */
export const withTile = (view: PkView, play: Extract<PkAction, { readonly do: 'play-special' }>): PkView => {
  const { battle } = view;
  if (battle === null) return view;
  if (!('side' in play)) return { ...view, battle: { ...battle, doubled: [...battle.doubled, play.tile] } };
  const [attack, defence] = battle.tokens;
  return {
    ...view,
    battle: { ...battle, tokens: play.side === 'attack' ? [Math.max(attack, 1), defence] : [attack, Math.max(defence, 1)] },
  };
};

export const BattlePanel = ({
  view,
  text,
  words,
  lang,
  actions,
  showOdds,
}: {
  view: PkView;
  text: PkText;
  words: ScreenWords;
  lang: string;
  /** Nothing while there is nothing to decide. */
  actions: readonly PkAction[];
  showOdds: boolean;
}) => {
  const { battle } = view;
  const odds = useMemo(() => (battle === null || !showOdds ? undefined : locationOdds(view, battle.location)), [view, battle, showOdds]);
  if (battle === null) return null;
  const plays = view.room === 'battle-special' ? actions.filter(isKind('play-special')) : [];
  /** The question depends on what everybody knows; whether one's own tile fits, only its owner sees. */
  const unfit = view.room === 'battle-special' && actions.length > 0 && plays.length === 0;
  const there = view.locations.find(l => l.location === battle.location);
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  const pass = actions.find(isKind('pass'));
  /** Above the strengths, so that on a phone they stand over the answers they are about. */
  const chances = [
    ...(odds ? [{ name: pass ? text.action(pass, view) : words.oddsNow, odds }] : []),
    ...plays.flatMap(play => {
      const then = showOdds ? locationOdds(withTile(view, play), battle.location) : undefined;
      return then ? [{ name: text.action(play, view), odds: then }] : [];
    }),
  ];
  const drawn = chances.some(each => each.odds.nobody > 0.0005);
  return (
    <section className="pk-battle" aria-label={words.battleFor(text.locations[battle.location])}>
      <h2>
        {words.battleFor(text.locations[battle.location])}{' '}
        <small>
          <UnitMark unit={battle.unit} /> {words.roundOf[battle.unit]}
        </small>
      </h2>
      {odds?.attacked && (
        <table className="pk-odds-table">
          <thead>
            <tr>
              <th scope="col">{words.odds}</th>
              <th scope="col">{words.side.attack}</th>
              {drawn && <th scope="col">{words.oddsNobody}</th>}
              <th scope="col">{words.side.defend}</th>
            </tr>
          </thead>
          <tbody>
            {chances.map(({ name, odds: each }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{percent.format(each.attack)}</td>
                {drawn && <td>{percent.format(each.nobody)}</td>}
                <td>{percent.format(each.defence)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="pk-two-sides">
        {(['attack', 'defend'] as const).map((side, i) => (
          <div key={side} className={side}>
            <p className="pk-side-title">
              <strong>{words.side[side]}</strong>
              {there?.[side].main.map(seat => (
                <SeatMark key={seat} seat={seat} label={text.seat(seat)} />
              ))}
              <span className="pk-big" role="img" aria-label={`${words.strength} ${side === 'attack' ? battle.attack : battle.defence}`}>
                {side === 'attack' ? battle.attack : battle.defence}
              </span>
            </p>
            <Muster view={view} battle={battle} side={side} text={text} words={words} />
            <span>{words.needs(side === 'attack' ? battle.attackNeeds : battle.defenceNeeds)}</span>
            <span className="pk-token-line">
              <Tokens n={battle.tokens[i] ?? 0} label={words.tokens(battle.tokens[i] ?? 0)} />
              <small aria-hidden="true">{words.tokensWord}</small>
            </span>
          </div>
        ))}
      </div>
      <small className="muted">{words.columnHint}</small>
      <ColumnStrip column={battle.column} needs={[battle.attackNeeds, battle.defenceNeeds]} words={words} />
      {view.room === 'battle-special' && <small className="muted">{words.allAtOnce}</small>}
      {unfit && view.special.mine !== null && (
        <p className="pk-unfit" role="status">
          {words.specialUnfit(text.specials[view.special.mine].name)}
        </p>
      )}
    </section>
  );
};
