/** The counters in one's hand, stacked by strength: pick one, then touch where it goes. The budget stands above them. */
import type { PkAction, PkView } from '@stoa/perikles';
import { type CityId, UNITS, type UnitId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import { Fragment } from 'react';
import { usePicked } from '../picked.ts';
import { PowerShield } from '../pieces/power-shield.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import { isKind } from '../touch.ts';
import type { ScreenWords } from '../words.ts';

const Pips = ({ n, of }: { n: number; of: number }) => (
  <span className="pk-pips" aria-hidden="true">
    {['first', 'second'].slice(0, of).map((name, i) => (
      <span key={name} className={i < n ? 'left' : ''} />
    ))}
  </span>
);

const Budget = ({ view, text, words, actions }: { view: PkView; text: PkText; words: ScreenWords; actions: readonly PkAction[] }) => {
  const { pay, pick } = usePicked();
  const turn = view.commit;
  if (turn === null) return null;
  const pays = [...new Set(actions.filter(isKind('place')).flatMap(a => (a.pay === 'none' ? [] : [a.pay])))];
  return (
    <p className="pk-budget">
      <span>{words.budget}</span>
      <Pips n={turn.baseLeft} of={2} />
      {turn.extra !== null && (
        <>
          <PowerShield power={turn.extra.power} />
          <Pips n={turn.extra.left} of={2} />
        </>
      )}
      <span className="unseen">{words.budgetOf(turn.baseLeft, turn.extra?.left ?? null)}</span>
      {turn.extra === null && pays.length > 0 && <span className="pk-with-cube">{words.withCube}</span>}
      {turn.extra === null && turn.baseLeft === 0 && pays.length > 1 && (
        <label>
          {words.payFrom}{' '}
          <select value={pay ?? pays[0]} onChange={event => pick({ pay: event.target.value as CityId })}>
            {pays.map(city => (
              <option key={city} value={city}>
                {text.cities[city]}
              </option>
            ))}
          </select>
        </label>
      )}
    </p>
  );
};

/** Strengths with how often each occurs. */
const stacksOf = (strengths: readonly number[]): readonly (readonly [strength: number, n: number])[] =>
  [...new Set(strengths)].map(strength => [strength, strengths.filter(s => s === strength).length] as const);

export const Hand = ({
  view,
  me,
  text,
  words,
  actions,
  choose,
  askWhy,
}: {
  view: PkView;
  me: number;
  text: PkText;
  words: ScreenWords;
  actions: readonly PkAction[];
  choose: (action: PkAction) => void;
  askWhy: (action: PkAction) => void;
}) => {
  const { counter, pick } = usePicked();
  const powers = view.powers.filter(
    p => p.players.includes(me) && (p.hand.hoplites.strengths?.length ?? 0) + (p.hand.triremes.strengths?.length ?? 0) > 0,
  );
  const pending = actions.filter(isKind('choose-counter'));
  const turn = view.commit?.seat === me;
  if (powers.length === 0 && !turn) return null;
  const canGo = (power: string, unit: UnitId): boolean =>
    actions.some(a => (a.do === 'place' && a.power === power && a.unit === unit) || (a.do === 'ask-permission' && a.power === power));
  return (
    <section className="pk-hand" aria-labelledby="pk-hand">
      <h2 id="pk-hand">{words.hand}</h2>
      {turn && <Budget view={view} text={text} words={words} actions={actions} />}
      {turn && pending.length === 0 && <p className="muted pk-hint">{words.handHint}</p>}
      {pending.length > 0 && (
        <div className="pk-counters">
          {pending.map(a => (
            <button key={a.strength} type="button" className="pk-counter use" onClick={() => choose(a)}>
              <b>{a.strength}</b>
            </button>
          ))}
        </div>
      )}
      {powers.map(p => (
        <div key={p.power} className="pk-hand-row" role="group" aria-label={text.powers[p.power]}>
          <PowerShield power={p.power} />
          <div className="pk-counters">
            {UNITS.map(unit => (
              <Fragment key={unit}>
                {stacksOf((unit === 'hoplite' ? p.hand.hoplites : p.hand.triremes).strengths ?? []).map(([strength, n]) => {
                  const picked = counter?.power === p.power && counter.unit === unit && counter.strength === strength;
                  const open = canGo(p.power, unit);
                  return (
                    <button
                      key={strength}
                      type="button"
                      className={`pk-counter ${unit}${turn && open ? ' use' : ' use shut'}`}
                      aria-pressed={picked}
                      aria-disabled={!open}
                      aria-label={`${text.powers[p.power]}, ${words.units[unit]}, ${words.strengthOf(strength)}, ×${n}`}
                      onClick={() => {
                        if (picked) pick({ counter: null });
                        else if (open) pick({ counter: { power: p.power, unit, strength }, deck: 'locations', aiming: false });
                        else askWhy({ do: 'place', power: p.power, unit, location: firstPlace(view), side: 'attack', pay: 'none' });
                      }}
                    >
                      <UnitMark unit={unit} />
                      <b>{strength}</b>
                      {n > 1 && <small>×{n}</small>}
                    </button>
                  );
                })}
              </Fragment>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
};

const firstPlace = (view: PkView) => view.locations[0]?.location ?? 'attica';
