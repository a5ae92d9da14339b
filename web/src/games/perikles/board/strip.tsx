/** Above the board: the turn, the standing, who plays Persia and with what, one's own Special tile. */
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import { Scores } from './scores.tsx';
import { SpecialCard, type SpecialProps } from './special-card.tsx';

export const Strip = (props: SpecialProps) => {
  const { view, text, words } = props;
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
      <SpecialCard {...props} />
    </div>
  );
};
