/** An event that asks me, phase 1: its text, the prices I cannot pay and why, cards to choose, what the Archon strikes. What can be answered stands beside the prompt. */
import { asked, choosing, eventOptions, type Price, shortOf, struckSeat } from '@stoa/parthenon/reading';
import { Spot } from '../../spot.tsx';
import { Answer } from '../pieces/answer.tsx';
import { CardButtons, CardRow, PriceRow } from '../pieces/cards.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

const KINDS: ReadonlySet<string> = new Set(['name-village', 'name-fleet', 'pick-village']);

export const Decide = ({ view, me, text, actions, draft, words, choose, askWhy }: PaProps & { words: ScreenWords }) => {
  if (!view.room.startsWith('event') || view.event === null || me === undefined) return null;
  const card = text.names.events[view.event.event];
  const options = eventOptions(view);
  const begun = view.room === 'event-decide' && view.acting.includes(me) && !view.draft?.decided;
  const picks = actions.flatMap(a => (a.do === 'pick' ? [a] : []));
  const rest = actions.filter(a => KINDS.has(a.do));
  const asking = begun && (actions.some(a => a.do === 'pay-option' || a.do === 'suffer') || draft.some(a => a.do === 'pay-option'));
  const answers = actions.some(a => a.do === 'accept-target' || a.do === 'take-optional');
  if (!begun && !answers && rest.length === 0) return null;
  const laid = view.draft?.laid ?? [];
  const now = begun ? asked(view) : null;
  // A bargain that is offered only to those who hold the price.
  const mayNot = now?.do === 'may' && shortOf(view, now.cost).length > 0 ? now.cost : null;
  const cannotPay = (price: Price): string => words.cannotPay(text.price(price), text.price(shortOf(view, price)));
  const so = begun ? choosing(view) : null;
  const struck = struckSeat(view);
  const island = struck === null ? null : view.islands[struck]?.island;
  return (
    <section className="pa-decide">
      <h3>{card?.name}</h3>
      <p>{card?.text}</p>
      {struck !== null && (
        <p className="pa-who">
          <SeatMark seat={struck} /> <b>{text.seat(struck)}</b> {island && text.names.islands[island]}{' '}
          {struck === me && <span className="pa-tag">{words.you}</span>}
        </p>
      )}
      {so !== null && so.all > 1 && <p className="muted">{words.chosenOf(so.chosen, so.all)}</p>}
      {mayNot !== null && <p className="bad">{cannotPay(mayNot)}</p>}
      <div className="pa-answers">
        {asking &&
          options.map((price, option) => {
            if (actions.some(a => a.do === 'pay-option' && a.option === option)) return null;
            const pressed = draft.some(a => a.do === 'pay-option' && a.option === option);
            return (
              <Spot
                key={text.price(price)}
                className={`pa-act${pressed ? '' : ' cannot'}`}
                label={pressed ? words.pay(text.price(price)) : cannotPay(price)}
                open={false}
                pressed={pressed}
                onTouch={() => askWhy({ do: 'pay-option', option })}
              >
                {pressed ? (
                  <>
                    {words.payVerb} <PriceRow price={price} text={text} />
                  </>
                ) : (
                  cannotPay(price)
                )}
              </Spot>
            );
          })}
        {rest.map(a => (
          <Answer key={JSON.stringify(a)} action={a} props={{ text, view, draft, choose }} />
        ))}
      </div>
      {picks.length > 0 && (
        <CardButtons
          cards={picks.map(a => a.card)}
          open={() => true}
          names={text.names.cards}
          label={c => text.action({ do: 'pick', card: c }, view)}
          onTouch={c => choose({ do: 'pick', card: c })}
        />
      )}
      {laid.length > 0 && (
        <p>
          {words.chosenCards} <CardRow cards={laid} text={text} />
        </p>
      )}
    </section>
  );
};
