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
  return (
    <section className="pk-battle" aria-label={words.battleFor(text.locations[battle.location])}>
      <h2>
        {words.battleFor(text.locations[battle.location])}{' '}
        <small>
          <UnitMark unit={battle.unit} /> {words.roundOf[battle.unit]}
        </small>
      </h2>
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
      {odds?.attacked && (
        <div className="pk-odds-panel">
          <p className="muted">{words.odds}</p>
          <p className="pk-odds" aria-hidden="true">
            <span className="attack" style={{ flexGrow: odds.attack }} />
            <span className="nobody" style={{ flexGrow: odds.nobody }} />
            <span className="defend" style={{ flexGrow: odds.defence }} />
          </p>
          <p className="pk-odds-words">
            <span>
              {words.side.attack} <b>{percent.format(odds.attack)}</b>
            </span>
            {odds.nobody > 0.0005 && (
              <span>
                {words.oddsNobody} <b>{percent.format(odds.nobody)}</b>
              </span>
            )}
            <span>
              {words.side.defend} <b>{percent.format(odds.defence)}</b>
            </span>
          </p>
          {plays.map(play => {
            const then = locationOdds(withTile(view, play), battle.location);
            return (
              then && (
                <p key={JSON.stringify(play)} className="pk-odds-words pk-odds-with">
                  <span>{plays.length === 1 ? words.oddsWith : text.action(play, view)}</span>
                  <span>
                    {words.side.attack} <b>{percent.format(then.attack)}</b>
                  </span>
                  <span>
                    {words.side.defend} <b>{percent.format(then.defence)}</b>
                  </span>
                </p>
              )
            );
          })}
        </div>
      )}
      {unfit && view.special.mine !== null && (
        <p className="pk-unfit" role="status">
          {words.specialUnfit(text.specials[view.special.mine].name)}
        </p>
      )}
    </section>
  );
};
