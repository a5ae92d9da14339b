/** What a side's strength is made of: each power's counters of the round, and a point for the symbol. */
import type { PkView } from '@stoa/perikles';
import { type SideId, UNITS } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import { dataOf } from '../board/location-card.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import type { ScreenWords } from '../words.ts';

export const Muster = ({
  view,
  battle,
  side,
  text,
  words,
}: {
  view: PkView;
  battle: NonNullable<PkView['battle']>;
  side: SideId;
  text: PkText;
  words: ScreenWords;
}) => {
  const forces = view.locations.find(l => l.location === battle.location)?.[side].forces ?? [];
  const counters = forces.flatMap(f => {
    const { strengths } = battle.unit === 'hoplite' ? f.hoplites : f.triremes;
    return strengths === null || strengths.length === 0 ? [] : [{ power: f.power, strengths }];
  });
  const { violet, grey } = dataOf(battle.location);
  const symbols = (side === 'attack' ? violet : grey)[UNITS.indexOf(battle.unit)] ?? 0;
  const doubles = (power: string): boolean =>
    (power === 'sparta' && battle.unit === 'hoplite' && battle.doubled.includes('brasidas')) ||
    (power === 'athens' && battle.unit === 'trireme' && battle.doubled.includes('phormio'));
  return (
    <span className="pk-muster">
      {counters.map(({ power, strengths }) => (
        <span key={power}>
          <PowerShield power={power} label={text.powers[power]} />
          {doubles(power) ? `(${strengths.join('+')})×2` : strengths.join('+')}
        </span>
      ))}
      {symbols > 0 && (
        <span className={`pk-symbols ${side}`} title={words.symbols[side]} role="img" aria-label={`${words.symbols[side]} +${symbols}`}>
          <UnitMark unit={battle.unit} />+{symbols}
        </span>
      )}
    </span>
  );
};
