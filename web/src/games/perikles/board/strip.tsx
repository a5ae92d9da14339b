/** Above the board: the turn, the standing, who plays Persia and with what, one's own Special tile. */
import type { PkAction, PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import type { ScreenWords } from '../words.ts';
import { Scores } from './scores.tsx';
import { SpecialCard } from './special-card.tsx';

export const Strip = ({
  view,
  text,
  words,
  actions,
  choose,
}: {
  view: PkView;
  text: PkText;
  words: ScreenWords;
  actions: readonly PkAction[];
  choose: (action: PkAction) => void;
}) => {
  const persia = view.powers.find(p => p.power === 'persia');
  return (
    <div className="pk-strip">
      <span className="pk-turn">{words.turnOf(view.turn)}</span>
      <Scores view={view} text={text} words={words} />
      {persia !== undefined && persia.players.length > 0 && (
        <span className="pk-persians" title={words.shield}>
          <PowerShield power="persia" label={words.shield} />
          <span aria-hidden="true">{text.powers.persia}</span>
          {persia.players.map(seat => (
            <SeatMark key={seat} seat={seat} label={text.seat(seat)} />
          ))}
          <UnitMark unit="hoplite" label={words.unit.hoplite(persia.hand.hoplites.counters)} />
          <b>{persia.hand.hoplites.counters}</b>
          <UnitMark unit="trireme" label={words.unit.trireme(persia.hand.triremes.counters)} />
          <b>{persia.hand.triremes.counters}</b>
        </span>
      )}
      <SpecialCard view={view} text={text} words={words} actions={actions} choose={choose} />
    </div>
  );
};
