/** An event that asks me, phase 1: its text, the prices I cannot pay and why, cards to choose, what the Archon strikes. What can be answered stands beside the prompt. */
import type { PaAction } from '@stoa/parthenon';
import { asked, choosing, eventOptions, type Price, shortOf } from '@stoa/parthenon/reading';
import { lazy, Suspense } from 'react';
import { Spot } from '../../spot.tsx';
import { Answer } from '../pieces/answer.tsx';
import { CardButtons, CardRow, PriceRow } from '../pieces/cards.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

type Props = PaProps & { words: ScreenWords };
/** Only an Archon needs it. */
const NameAll = lazy(async () => ({ default: (await import('./name-all.tsx')).NameAll }));
const CONFIRM: PaAction = { do: 'confirm' };

const cannotPay = ({ view, text, words }: Props, price: Price): string =>
  words.cannotPay(text.price(price), text.price(shortOf(view, price)));

/** Prices that cannot be paid, and the one that is chosen and waits for its confirmation. */
const Options = (props: Props) => {
  const { view, text, actions, draft, words, askWhy } = props;
  if (!actions.some(a => a.do === 'pay-option' || a.do === 'suffer') && !draft.some(a => a.do === 'pay-option')) return null;
  return eventOptions(view).map((price, option) => {
    if (actions.some(a => a.do === 'pay-option' && a.option === option)) return null;
    const pressed = draft.some(a => a.do === 'pay-option' && a.option === option);
    const lacking = cannotPay(props, price);
    return (
      <Spot
        key={text.price(price)}
        className={`pa-act${pressed ? '' : ' cannot'}`}
        label={pressed ? words.pay(text.price(price)) : lacking}
        open={false}
        pressed={pressed}
        onTouch={() => askWhy({ do: 'pay-option', option })}
      >
        {pressed ? (
          <>
            {words.payVerb} <PriceRow price={price} text={text} />
          </>
        ) : (
          lacking
        )}
      </Spot>
    );
  });
};

/** Cards to choose one by one, and those chosen. */
const Picks = ({ view, text, actions, words, choose }: Props) => {
  const picks = actions.flatMap(a => (a.do === 'pick' ? [a.card] : []));
  const laid = view.draft?.laid ?? [];
  return (
    <>
      {picks.length > 0 && (
        <CardButtons
          cards={picks}
          open={() => true}
          names={text.names.cards}
          label={card => text.action({ do: 'pick', card }, view)}
          onTouch={card => choose({ do: 'pick', card })}
        />
      )}
      {laid.length > 0 && (
        <p>
          {words.chosenCards} <CardRow cards={laid} text={text} />
        </p>
      )}
    </>
  );
};

/** Of several things how many are chosen, or the bargain that is offered only to those who hold the price. */
const State = (props: Props) => {
  const { view, words } = props;
  const now = asked(view);
  const so = choosing(view);
  const mayNot = now.do === 'may' && shortOf(view, now.cost).length > 0 ? now.cost : null;
  return (
    <>
      {so !== null && so.all > 1 && <p className="muted">{words.chosenOf(so.chosen, so.all)}</p>}
      {mayNot !== null && <p className="bad">{cannotPay(props, mayNot)}</p>}
    </>
  );
};

const SHOWN: ReadonlySet<string> = new Set(['name-village', 'name-fleet', 'pick', 'pick-village']);
const ANSWERS: ReadonlySet<string> = new Set(['accept-target', 'take-optional', 'name-village', 'name-fleet', 'pick-village']);

/** Beside its name and the buttons in the ledge: a price that cannot be paid, cards to choose, what the Archon strikes. */
const saysMore = ({ view, actions, draft }: Props): boolean => {
  const now = asked(view);
  const isPriced = actions.some(a => a.do === 'pay-option' || a.do === 'suffer') || draft.some(a => a.do === 'pay-option');
  const offers = (option: number): boolean => actions.some(a => a.do === 'pay-option' && a.option === option);
  return (
    (choosing(view)?.all ?? 0) > 1 ||
    (now.do === 'may' && shortOf(view, now.cost).length > 0) ||
    (isPriced && eventOptions(view).some((_, option) => !offers(option))) ||
    (view.draft?.laid.length ?? 0) > 0 ||
    actions.some(a => SHOWN.has(a.do))
  );
};

export const Decide = (props: Props) => {
  const { view, me, text, actions } = props;
  if (!view.room.startsWith('event') || view.event === null || me === undefined) return null;
  const card = text.names.events[view.event.event];
  const begun = view.room === 'event-decide' && view.acting.includes(me) && !view.draft?.decided;
  if ((!begun && !actions.some(a => ANSWERS.has(a.do))) || !saysMore(props)) return null;
  // One card or village is the whole answer.
  const whole: PaProps['choose'] = a => props.choose(a, ...(choosing(view)?.all === 1 ? [CONFIRM] : []));
  return (
    <section className="pa-decide">
      <h3>{card?.name}</h3>
      {begun && <State {...props} />}
      {actions.some(a => a.do === 'name-village' || a.do === 'name-fleet') && (
        <Suspense>
          <NameAll {...props} />
        </Suspense>
      )}
      <div className="pa-answers">
        {begun && <Options {...props} />}
        {actions.map(a =>
          a.do === 'pick-village' ? <Answer key={JSON.stringify(a)} action={a} props={{ ...props, choose: whole }} /> : null,
        )}
      </div>
      <Picks {...props} choose={whole} />
    </section>
  );
};
