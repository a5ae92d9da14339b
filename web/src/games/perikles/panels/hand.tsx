/** The counters in my hand, by city and stacked by strength: pick one, then touch where it goes. What may still be sent stands before them. */
import type { PkAction, PkView } from '@stoa/perikles';
import { type PowerId, UNITS, type UnitId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import { Fragment } from 'react';
import { usePicked } from '../picked.ts';
import { Figure } from '../pieces/figure.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import type { ScreenWords } from '../words.ts';
import { Budget } from './budget.tsx';

interface Props {
  readonly view: PkView;
  readonly me: number;
  readonly text: PkText;
  readonly words: ScreenWords;
  readonly actions: readonly PkAction[];
  readonly askWhy: (action: PkAction) => void;
}
interface Stack {
  readonly power: PowerId;
  readonly unit: UnitId;
  readonly strength: number;
  readonly n: number;
}

/** Strengths with how often each occurs. */
const stacksOf = (power: PowerId, unit: UnitId, strengths: readonly number[]): readonly Stack[] =>
  [...new Set(strengths)].map(strength => ({ power, unit, strength, n: strengths.filter(s => s === strength).length }));

const firstPlace = (view: PkView) => view.locations[0]?.location ?? 'attica';

const StackButton = ({ stack: { power, unit, strength, n }, ...hand }: Props & { stack: Stack }) => {
  const { view, me, text, words, actions, askWhy } = hand;
  const { counter, pick } = usePicked();
  const picked = counter?.power === power && counter.unit === unit && counter.strength === strength;
  const open = actions.some(
    a => (a.do === 'place' && a.power === power && a.unit === unit) || (a.do === 'ask-permission' && a.power === power),
  );
  const touch = (): void => {
    if (picked) pick({ counter: null });
    else if (open) pick({ counter: { power, unit, strength }, deck: 'locations', aiming: false });
    else askWhy({ do: 'place', power, unit, location: firstPlace(view), side: 'attack', pay: 'none' });
  };
  return (
    <button
      type="button"
      className={`pk-counter ${unit} use${view.commit?.seat === me && open ? '' : ' shut'}`}
      aria-pressed={picked}
      aria-disabled={!open}
      title={open ? undefined : words.signOf.shut}
      aria-label={`${text.powers[power]}, ${words.units[unit]}, ${words.strengthOf(strength)}, ×${n}`}
      onClick={touch}
    >
      <Figure unit={unit} side="attack" power={power} isFirst={false} />
      <UnitMark unit={unit} />
      <b>{strength}</b>
      {n > 1 && <small>×{n}</small>}
    </button>
  );
};

export const leadsForces = (view: PkView, me: number): boolean =>
  view.cities.some(c => c.leader === me) || view.powers.some(p => p.power === 'persia' && p.players.includes(me));

export const Hand = (hand: Props) => {
  const { view, me, text, words, actions } = hand;
  const powers = view.powers.filter(
    p => p.players.includes(me) && (p.hand.hoplites.strengths?.length ?? 0) + (p.hand.triremes.strengths?.length ?? 0) > 0,
  );
  const turn = view.commit?.seat === me;
  if (powers.length === 0) return <p className="pk-tray-note muted">{leadsForces(view, me) ? words.trayAllSent : words.trayWar}</p>;
  return (
    <section className="pk-hand" aria-labelledby="pk-hand">
      <h2 id="pk-hand" className="unseen">
        {words.hand}, {words.numberIs}
      </h2>
      <div className="pk-budget-row">
        {turn ? <Budget view={view} text={text} words={words} actions={actions} /> : <p className="pk-budget muted">{words.hand}</p>}
      </div>
      {powers.map(p => (
        <div key={p.power} className="pk-hand-row" role="group" aria-label={text.powers[p.power]}>
          <span className="pk-of">
            <PowerShield power={p.power} />
            <small aria-hidden="true">{text.powers[p.power]}</small>
          </span>
          <div className="pk-counters">
            {UNITS.map(unit => (
              <Fragment key={unit}>
                {stacksOf(p.power, unit, (unit === 'hoplite' ? p.hand.hoplites : p.hand.triremes).strengths ?? []).map(stack => (
                  <StackButton key={stack.strength} {...hand} stack={stack} />
                ))}
              </Fragment>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
};
