/** The round that is being fought: strengths, column, what each side needs, tokens, and the exact odds of the location. */
import type { PkView } from '@stoa/perikles';
import { locationOdds } from '@stoa/perikles/odds';
import type { PkText } from '@stoa/perikles/text';
import { useMemo } from 'react';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import type { ScreenWords } from '../words.ts';
import { ColumnStrip, Tokens } from './story-panel.tsx';

export const BattlePanel = ({
  view,
  text,
  words,
  lang,
  showOdds,
}: {
  view: PkView;
  text: PkText;
  words: ScreenWords;
  lang: string;
  showOdds: boolean;
}) => {
  const { battle } = view;
  const odds = useMemo(() => (battle === null || !showOdds ? undefined : locationOdds(view, battle.location)), [view, battle, showOdds]);
  if (battle === null) return null;
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
            <strong>{words.side[side]}</strong>
            {there?.[side].main.map(seat => (
              <SeatMark key={seat} seat={seat} label={text.seat(seat)} />
            ))}
            <span className="pk-big" role="img" aria-label={`${words.strength} ${side === 'attack' ? battle.attack : battle.defence}`}>
              {side === 'attack' ? battle.attack : battle.defence}
            </span>
            <span>{words.needs(side === 'attack' ? battle.attackNeeds : battle.defenceNeeds)}</span>
            <Tokens n={battle.tokens[i] ?? 0} label={words.tokens(battle.tokens[i] ?? 0)} />
          </div>
        ))}
      </div>
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
        </div>
      )}
    </section>
  );
};
