/**
 * The counters in one's hand, stacked by strength: pick one, then touch where it goes. The budget stands above them. On a phone a
 * picked counter folds the others away, so that the locations can be seen.
 */
import type { PkAction, PkView } from '@stoa/perikles';
import { UNITS, type UnitId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import { Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import { type PickedCounter, usePicked } from '../picked.ts';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import { isKind } from '../touch.ts';
import type { ScreenWords } from '../words.ts';
import { Budget } from './budget.tsx';

/** Strengths with how often each occurs. */
const stacksOf = (strengths: readonly number[]): readonly (readonly [strength: number, n: number])[] =>
  [...new Set(strengths)].map(strength => [strength, strengths.filter(s => s === strength).length] as const);

/** Of the power's counters in the hand, without the picked one. */
const stayingOf = ({ powers }: PkView, { power, unit }: PickedCounter): readonly [hoplites: number, triremes: number] => {
  const hand = powers.find(p => p.power === power)?.hand;
  const n = (of: UnitId): number => ((of === 'hoplite' ? hand?.hoplites : hand?.triremes)?.counters ?? 0) - (of === unit ? 1 : 0);
  return [n('hoplite'), n('trireme')];
};

const firstPlace = (view: PkView) => view.locations[0]?.location ?? 'attica';

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
  const asked = view.commit?.pending;
  const turn = view.commit?.seat === me;
  if (powers.length === 0 && !turn) return null;
  const takeBack = actions.find(isKind('take-back'));
  const canGo = (power: string, unit: UnitId): boolean =>
    actions.some(a => (a.do === 'place' && a.power === power && a.unit === unit) || (a.do === 'ask-permission' && a.power === power));
  const stack = (power: PkView['powers'][number]['power'], unit: UnitId, strength: number, n: number) => {
    const picked = counter?.power === power && counter.unit === unit && counter.strength === strength;
    const open = canGo(power, unit);
    return (
      <button
        key={strength}
        type="button"
        className={`pk-counter ${unit}${turn && open ? ' use' : ' use shut'}`}
        aria-pressed={picked}
        aria-disabled={!open}
        title={open ? undefined : words.signOf.shut}
        aria-label={`${text.powers[power]}, ${words.units[unit]}, ${words.strengthOf(strength)}, ×${n}`}
        onClick={() => {
          if (picked) pick({ counter: null });
          else if (open) pick({ counter: { power, unit, strength }, deck: 'locations', aiming: false });
          else askWhy({ do: 'place', power, unit, location: firstPlace(view), side: 'attack', pay: 'none' });
        }}
      >
        <UnitMark unit={unit} />
        <b>{strength}</b>
        {n > 1 && <small>×{n}</small>}
      </button>
    );
  };
  return (
    <section className={`pk-hand${turn && counter !== null ? ' holding' : ''}`} aria-labelledby="pk-hand">
      <h2 id="pk-hand">
        {words.hand} <small className="pk-number-is">{words.numberIs}</small>{' '}
        {!turn && (
          <span className="pk-mine">
            <SeatMark seat={me} /> {text.seat(me)}
          </span>
        )}
      </h2>
      {turn && (
        <div className="pk-budget-row">
          <Budget view={view} text={text} words={words} actions={actions} />
          {takeBack && (
            <button type="button" className="button use pk-take-back" onClick={() => choose(takeBack)}>
              <Undo2 aria-hidden />
              <span>{text.action(takeBack, view)}</span>
            </button>
          )}
        </div>
      )}
      {turn && pending.length === 0 && counter === null && takeBack === undefined && <p className="muted pk-hint">{words.handHint}</p>}
      {turn && counter !== null && (
        <p className="pk-picked" role="status">
          <span className={`pk-counter ${counter.unit}`} aria-hidden="true">
            <UnitMark unit={counter.unit} />
            <b>{counter.strength}</b>
          </span>
          <span>
            <b>{words.pickedCounter(text.powers[counter.power], counter.unit, counter.strength)}</b>. {words.pickedHint}{' '}
            <span className="wide-only">{words.pickedWhy}</span> {words.staying(...stayingOf(view, counter))}
          </span>
          <button type="button" className="button pk-another" onClick={() => pick({ counter: null })}>
            {words.another}
          </button>
        </p>
      )}
      {pending.length > 0 && (
        <div className="pk-which" role="group" aria-label={text.actionGroup(pending[0] as PkAction)}>
          {asked && <p>{words.whichCounter(text.powers[asked.power], asked.unit)}</p>}
          <div className="pk-counters">
            {pending.map(a => (
              <button
                key={a.strength}
                type="button"
                className={`pk-counter use ${asked?.unit}`}
                aria-label={text.action(a, view)}
                onClick={() => choose(a)}
              >
                {asked && <UnitMark unit={asked.unit} />}
                <b>{a.strength}</b>
              </button>
            ))}
          </div>
        </div>
      )}
      {powers.map(p => (
        <div key={p.power} className="pk-hand-row" role="group" aria-label={text.powers[p.power]}>
          <span className="pk-of">
            <PowerShield power={p.power} />
            <small aria-hidden="true">{text.powers[p.power]}</small>
          </span>
          <div className="pk-counters">
            {UNITS.map(unit => (
              <Fragment key={unit}>
                {stacksOf((unit === 'hoplite' ? p.hand.hoplites : p.hand.triremes).strengths ?? []).map(([strength, n]) =>
                  stack(p.power, unit, strength, n),
                )}
              </Fragment>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
};
