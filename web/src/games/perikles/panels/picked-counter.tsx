/** What is picked and what it needs: a counter that waits for a side, or which of several counters goes. */
import type { PkAction, PkView } from '@stoa/perikles';
import type { UnitId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import { type PickedCounter, usePicked } from '../picked.ts';
import { UnitMark } from '../pieces/unit-mark.tsx';
import { isKind } from '../touch.ts';
import type { ScreenWords } from '../words.ts';

interface Props {
  readonly view: PkView;
  readonly me: number;
  readonly text: PkText;
  readonly words: ScreenWords;
  readonly actions: readonly PkAction[];
  readonly choose: (action: PkAction) => void;
}
const SIDES = ['attack', 'defend'] as const;

/** Of the power's counters in the hand, without the picked one. */
const stayingOf = ({ powers }: PkView, { power, unit }: PickedCounter): readonly [hoplites: number, triremes: number] => {
  const hand = powers.find(p => p.power === power)?.hand;
  const n = (of: UnitId): number => ((of === 'hoplite' ? hand?.hoplites : hand?.triremes)?.counters ?? 0) - (of === unit ? 1 : 0);
  return [n('hoplite'), n('trireme')];
};

/** A side on which another player is main: there the counter helps, and wins nothing (PK-9.7, PK-15.6). */
const mayAlly = ({ view, me, actions }: Props, { power, unit }: PickedCounter): boolean =>
  view.locations.some(({ location, ...sides }) =>
    SIDES.some(
      side =>
        sides[side].main.length > 0 &&
        !sides[side].main.includes(me) &&
        actions.some(
          a =>
            (a.do === 'place' && a.power === power && a.unit === unit && a.location === location && a.side === side) ||
            (a.do === 'ask-permission' &&
              a.power === power &&
              a.location === location &&
              (a.kind === 'join-attack') === (side === 'attack')),
        ),
    ),
  );

const Which = ({ view, text, words, actions, choose }: Props) => {
  const pending = actions.filter(isKind('choose-counter'));
  const asked = view.commit?.pending;
  const [first] = pending;
  if (first === undefined) return null;
  return (
    <div className="pk-which" role="group" aria-label={text.actionGroup(first)}>
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
  );
};

export const PickedPanel = (props: Props) => {
  const { view, me, text, words, actions } = props;
  const { counter } = usePicked();
  if (view.commit?.seat !== me) return null;
  return (
    <>
      <Which {...props} />
      {counter !== null && (
        <p className="pk-picked" role="status">
          <span className={`pk-counter ${counter.unit}`} aria-hidden="true">
            <UnitMark unit={counter.unit} />
            <b>{counter.strength}</b>
          </span>
          <span>
            <b>{words.pickedCounter(text.powers[counter.power], counter.unit, counter.strength)}</b>.{' '}
            {actions.some(a => a.do === 'ask-permission' && a.power === counter.power) && `${words.asksHint} `}
            <span className="wide-only">
              {mayAlly(props, counter) && `${words.allyGains} `}
              {words.staying(...stayingOf(view, counter))}
            </span>
          </span>
        </p>
      )}
    </>
  );
};
