/** What may still be sent in this commit turn: two counters, and two more of one power for a cube (PK-8.12 to PK-8.15). */
import type { PkAction, PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { PowerShield } from '../pieces/power-shield.tsx';
import { isKind } from '../touch.ts';
import type { ScreenWords } from '../words.ts';

const Pips = ({ n, of }: { n: number; of: number }) => (
  <span className="pk-pips" aria-hidden="true">
    {['first', 'second'].slice(0, of).map((name, i) => (
      <span key={name} className={i < n ? 'left' : ''} />
    ))}
  </span>
);

export const Budget = ({
  view,
  text,
  words,
  actions,
}: {
  view: PkView;
  text: PkText;
  words: ScreenWords;
  actions: readonly PkAction[];
}) => {
  const turn = view.commit;
  if (turn === null) return null;
  const pays = actions.filter(isKind('place')).some(a => a.pay !== 'none');
  const isPersian = view.powers.some(p => p.power === 'persia' && p.players.includes(turn.seat));
  const canPay = view.cities.some(c => (c.leader === turn.seat || isPersian) && (c.cubes[turn.seat] ?? 0) > 0);
  return (
    <p className="pk-budget">
      <span>{words.budget}</span>
      <Pips n={turn.baseLeft} of={2} />
      {turn.extra === null && canPay && (
        <span className={`pk-with-cube${turn.baseLeft === 0 && pays ? ' now' : ''}`}>{words.withCube}</span>
      )}
      {turn.extra !== null && (
        <>
          <PowerShield power={turn.extra.power} label={text.powers[turn.extra.power]} />
          <Pips n={turn.extra.left} of={2} />
        </>
      )}
      <span className="unseen">{words.budgetOf(turn.baseLeft, turn.extra?.left ?? null)}</span>
    </p>
  );
};
