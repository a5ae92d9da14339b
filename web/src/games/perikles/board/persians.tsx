/** Who plays Persia this turn, and with what. */
import type { PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import type { ScreenWords } from '../words.ts';

export const Persians = ({ view, text, words }: { view: PkView; text: PkText; words: ScreenWords }) => {
  const persia = view.powers.find(p => p.power === 'persia');
  if (persia === undefined || persia.players.length === 0) return null;
  const { hoplites, triremes } = persia.hand;
  return (
    <p className="pk-persians" title={words.shield}>
      <PowerShield power="persia" label={words.shield} />
      <span aria-hidden="true">{text.powers.persia}</span>
      {persia.players.map(seat => (
        <SeatMark key={seat} seat={seat} label={text.seat(seat)} />
      ))}
      <UnitMark unit="hoplite" label={words.unit.hoplite(hoplites.counters)} />
      <b>{hoplites.counters}</b>
      <UnitMark unit="trireme" label={words.unit.trireme(triremes.counters)} />
      <b>{triremes.counters}</b>
    </p>
  );
};
