/** Beside the dock: a payment under way, and the one button that ends the phase where it is more than a word. */
import type { PaView } from '@stoa/parthenon';
import { billFor, choosing, landData, myFleetLand, packOf, planPrice } from '@stoa/parthenon/text';
import { type ReactNode, useEffect } from 'react';
import { useTable } from '../../table/store.ts';
import { Spot } from '../spot.tsx';
import { PlanAhead } from './ahead/plan-ahead.tsx';
import { Ready } from './board/ready.tsx';
import { isInMarket } from './market/touch.ts';
import { WORDS as MARKET_WORDS } from './market/words.ts';
import { discardEnd, voyageEnd } from './phases/endings.ts';
import { isPlanning, sendInParts, voyageSteps } from './phases/loading.ts';
import { CardButtons, CardRow, PriceRow } from './pieces/cards.tsx';
import { fleetAbroad, type Plan, pageOf, usePlan } from './plan.ts';
import { changingAnswer, isOnBoard } from './touch.ts';
import type { PaProps } from './types.ts';
import { type ScreenWords, type Touched, WORDS } from './words.ts';
import { hasSettlers, workersLeft } from './workers.ts';

type Props = PaProps & { words: ScreenWords };

/** Cards laid down for what is being paid, and what is taken for them. */
const Payment = ({ view, text, actions, words, choose }: Props) => {
  const bill = billFor(view);
  if (bill === undefined || view.draft === null) return null;
  const { begun, left, toTake } = bill;
  const pays = actions.flatMap(a => (a.do === 'pay' ? [a.card] : []));
  const takes = actions.flatMap(a => (a.do === 'take' ? [a.card] : []));
  return (
    <section className="pa-payment">
      <h3>{text.action(begun, view)}</h3>
      <p className="pa-bill">
        {view.draft.laid.length > 0 && (
          <span>
            {words.paidSoFar} <CardRow cards={view.draft.laid} text={text} />
          </span>
        )}
        {left.length > 0 && (
          <span>
            {words.stillToPay} <PriceRow price={left} text={text} />
          </span>
        )}
        {view.draft.taken.length > 0 && (
          <span>
            {words.givesFor} <CardRow cards={view.draft.taken} text={text} />
          </span>
        )}
        {left.length === 0 && toTake.length > 0 && (
          <span>
            {words.stillToTake} <PriceRow price={toTake} text={text} />
          </span>
        )}
      </p>
      {pays.length > 0 && (
        <CardButtons
          cards={pays}
          open={() => true}
          names={text.names.cards}
          label={card => text.action({ do: 'pay', card }, view)}
          onTouch={card => choose({ do: 'pay', card })}
        />
      )}
      {takes.length > 0 && (
        <CardButtons
          cards={takes}
          open={() => true}
          names={text.names.cards}
          label={card => text.action({ do: 'take', card }, view)}
          onTouch={card => choose({ do: 'take', card })}
        />
      )}
    </section>
  );
};

/** What is touched on the board for each kind of action. */
const TOUCHED: Readonly<Record<string, Touched>> = {
  'resolve-event': 'event',
  'choose-target': 'island',
  vote: 'island',
  'place-next': 'island',
  'pick-winner': 'island',
  'pick-fleet': 'fleet',
  'name-fleet': 'answer',
  'name-village': 'answer',
  'pick-village': 'answer',
  pick: 'card',
  'pick-loss': 'card',
  'keep-card': 'card',
  divert: 'land',
  peek: 'land',
  build: 'building',
  use: 'building',
  'buy-fleet': 'building',
  adopt: 'building',
  'choose-philosophy': 'building',
  'pay-wonder': 'building',
  'use-power': 'power',
  'use-service': 'power',
  'pay-duty': 'duty',
  exchange: 'cargo',
  buy: 'harbor',
  'take-plan': 'harbor',
};
/** How many open offers are mine, and how many are made to me alone. */
const openOffers = (view: PaView, me: number): readonly [mine: number, toMe: number] => [
  view.offers.filter(o => o.seat === me).length,
  view.offers.filter(o => o.to === me).length,
];
/** Where the dock holds at most the word that ends the phase: what to touch instead. */
const Hint = ({ view, me, text, actions, draft, words, ...rest }: Props) => {
  const { give, queue, deal, abroad } = usePlan();
  if (me === undefined || !view.acting.includes(me) || draft.length > 0 || queue.length > 0 || view.draft?.begun) return null;
  if (leftToChoose({ view, me, text, actions, draft, words, ...rest }) > 0) return null;
  const inDock = actions.filter(a => !isInMarket(a) && !isOnBoard(a));
  const placing = view.room === 'production' && actions.some(a => a.do === 'assign-army');
  if (placing) return <p className="pa-hint">{words.placeWorkers(workersLeft(view, me), hasSettlers(view, me))}</p>;
  if (actions.some(a => a.do === 'boost-village')) return <p className="pa-hint">{words.boostHint}</p>;
  if (actions.length === 0 || inDock.length > 1 || actions.some(a => a.do === 'confirm' || a.do === 'option-b' || a.do === 'load'))
    return null;
  // What is said of open offers takes its place.
  if (view.room === 'trade-open' && deal.counter === null && openOffers(view, me).some(n => n > 0)) return null;
  const ending = actions.find(a => a.do === 'done') ?? inDock[0];
  const end = ending === undefined ? null : text.action(ending, view);
  const laid = view.room === 'fleet-trade' && give.length > 0;
  const touched = actions.flatMap(a => TOUCHED[a.do] ?? []);
  const trading = deal.counter === null ? 'offer' : 'counter';
  const shown = fleetAbroad(view, me, actions, abroad);
  const owes = view.room === 'fleet-trade' && actions.some(a => a.do === 'pay-duty' && a.fleet === shown?.fleet);
  const what = view.room === 'trade-open' ? trading : owes ? 'duty' : (touched.find(one => one === 'cargo') ?? touched[0]);
  // Fleets at sea are answered for in the dock alone.
  if (what === undefined && (end === null || view.room === 'hazard-respond')) return null;
  return (
    <p className={`pa-hint${laid ? ' laid' : ''}${what === undefined ? ' only' : ''}`} role={laid ? 'status' : undefined}>
      {laid
        ? words.laidNotExchanged
        : what === undefined
          ? ending?.do === 'done'
            ? words.onlyThis(end ?? '')
            : words.noOther
          : words.touchHint(what, owes ? null : end)}
    </p>
  );
};

/** PA-7.5, PA-7.6: what becomes of open offers when one says ready. */
const OpenOffers = ({ view, me, lang }: Props) => {
  if (view.room !== 'trade-open' || me === undefined) return null;
  const words = MARKET_WORDS[lang];
  const [mine, toMe] = openOffers(view, me);
  const isReady = (view.done & (1 << me)) !== 0;
  if (isReady ? mine === 0 : mine + toMe === 0) return null;
  return <p className="pa-hint">{isReady ? words.afterReady(mine) : words.onReady(mine, toMe)}</p>;
};

/** Whoever looks at another page than the one that asks is told which it is. */
const There = ({ view, me, words }: Props) => {
  const { tab, set } = usePlan();
  const wanted = pageOf(view, me);
  if (me === undefined || !view.acting.includes(me) || tab === wanted) return null;
  return (
    <button type="button" className="pa-there" onClick={() => set({ tab: wanted })}>
      {words.askedThere(words.tabs[wanted])} <span aria-hidden="true">→</span>
    </button>
  );
};

/** PA-9.2: what waits on the way to where fleets are sent: cards drawn for the region, and how many of the deck do harm. */
const Danger = ({ view, words }: Props) => {
  const goals = usePlan(s => s.goals);
  const lands = [...Object.values(goals), ...(view.draft?.goals ?? [])].flatMap(goal => (goal == null ? [] : [landData(view, goal)]));
  const regions = (['neighbouring', 'foreign'] as const).flatMap(region => {
    const draws = lands.find(land => land?.region === region)?.hazardDraws ?? 0;
    return draws === 0 ? [] : [{ region, draws }];
  });
  const all = view.hazardDeck.reduce((sum, n) => sum + n, 0);
  const harm = packOf(view).hazards.reduce((sum, { kind }, i) => sum + (kind === 'safe' ? 0 : (view.hazardDeck[i] ?? 0)), 0);
  return regions.length === 0 || all === 0 ? null : <p className="pa-danger-ahead">{words.danger(regions, harm, all)}</p>;
};

/** Cards or villages an event still asks for, or cards too many aboard. */
const leftToChoose = ({ view, me, actions }: Props): number => {
  if (view.room === 'return' && actions.some(a => a.do === 'discard-cargo' || a.do === 'transfer')) {
    const limit = Number(packOf(view).limits.fleetCapacity?.value ?? 6);
    return (view.draft?.load ?? []).reduce((sum, cards) => sum + Math.max(0, cards.length - limit), 0);
  }
  if (view.room !== 'event-decide' || me === undefined || !actions.some(a => a.do === 'pick' || a.do === 'pick-village')) return 0;
  const so = choosing(view);
  return so === null ? 1 : Math.max(1, so.all - so.chosen);
};

const Acts = (props: Props) => {
  const { view, me, text, actions, draft, words, choose, askWhy } = props;
  const plan = usePlan();
  const confirm = actions.find(a => a.do === 'confirm');
  const done = actions.find(a => a.do === 'done');
  const optionB = actions.find(a => a.do === 'option-b');
  if (me === undefined || draft.length > 0 || plan.queue.length > 0) return null;
  const act = (label: string, open: boolean, onTouch: () => void, weight = 'main') => (
    <Spot key={label} className={`pa-act ${weight}`} label={label} open={open} onTouch={onTouch}>
      {label}
    </Spot>
  );
  /** The question stands as text; the harmless answer comes first. */
  const asked = (question: string, no: string, yes: string, onYes: () => void, onNo: Partial<Plan> = {}, other: ReactNode = null) => (
    <div className="pa-acts" role="group" aria-label={question}>
      <p className="pa-asked" role="status">
        {question}
      </p>
      {act(no, true, () => plan.set({ ...onNo, sure: false }))}
      {act(yes, true, onYes, 'quiet')}
      {other}
    </div>
  );
  if (isPlanning(props)) {
    const { fleets, cargo, stranded, does } = voyageEnd(view, plan);
    const steps = voyageSteps(plan);
    if (does === 'unload')
      return asked(
        words.unloadAsk(cargo),
        words.chooseLand(stranded),
        words.unloadAndStay,
        () => {
          plan.set({ loads: {}, sure: false });
          choose({ do: 'confirm' });
        },
        { fleet: stranded[0] ?? plan.fleet },
      );
    return (
      <div className="pa-acts">
        {act(
          fleets > 0 ? words.setSail(fleets) : words.stayHome,
          does === 'ask' || (does !== 'refuse' && (confirm !== undefined || steps.length > 0)),
          () => {
            if (does === 'refuse') askWhy({ do: 'confirm' }, steps);
            else if (does === 'ask') plan.set({ sure: true });
            else if (does === 'send') sendInParts([...steps, { do: 'confirm' }], view.draft?.load.flat().length ?? 0, choose, plan.set);
            // Nobody stays at home by one careless touch.
            else void useTable.getState().choose({ do: 'confirm' }, 'whole');
          },
          fleets === 0 ? 'quiet' : 'main',
        )}
        {does === 'refuse' && <p className="pa-asked">{words.noLand(stranded)}</p>}
        <Danger {...props} />
      </div>
    );
  }
  if (view.room === 'discard' && optionB !== undefined) {
    const { kept, missed, lost, asks, steps } = discardEnd(view, me, plan);
    const giveUp = (): void => {
      const [first, ...then] = steps;
      plan.set({ keep: [], sure: false });
      if (first) choose(first, ...then);
    };
    const showAll = act(words.optionB, true, () => choose(optionB), 'quiet');
    if (missed > 0 && plan.sure)
      return asked(words.giveUpAsk(text.cards(lost), missed), words.keepChoosing, words.giveUp(lost.length), giveUp, {}, showAll);
    return (
      <div className="pa-acts">
        {act(words.optionA(kept), true, () => (asks ? plan.set({ sure: true }) : giveUp()), missed > 0 ? 'quiet' : 'main')}
        {showAll}
      </div>
    );
  }
  // What asks for several things shows from the start what ends it.
  const left = confirm === undefined ? leftToChoose(props) : 0;
  if (left > 0)
    return (
      <div className="pa-acts">{act(words.toChoose(left, (choosing(view)?.chosen ?? 0) > 0), false, () => askWhy({ do: 'confirm' }))}</div>
    );
  if (done !== undefined) {
    const laid = view.room === 'fleet-trade' && plan.give.length > 0;
    const away = view.islands[me]?.fleets.filter(f => f.land !== null).length ?? 0;
    const isAll = actions.every(a => a.do === 'done' || a.do === 'set-order-wish');
    // PA-14.1: the first plan is free, but taken, not given: it is what the first answer does.
    const freePlan = actions.find(a => a.do === 'take-plan' && planPrice(view, myFleetLand(view, a.fleet), me)?.length === 0);
    if (freePlan !== undefined && !laid)
      return (
        <div className="pa-acts">
          {act(text.action(freePlan, view), true, () => choose(freePlan))}
          {act(words.leavePlan, true, () => choose(done), 'quiet')}
        </div>
      );
    return (
      <div className="pa-acts">
        {act(laid ? words.finishUnexchanged(away) : text.action(done, view), true, () => choose(done), isAll ? 'main' : 'quiet')}
      </div>
    );
  }
  if (confirm === undefined) return null;
  const idle = view.room === 'production' ? workersLeft(view, me) : 0;
  if (idle > 0 && actions.some(a => a.do === 'assign-army'))
    return (
      <div className="pa-acts">
        {act(words.leaveIdle(idle, hasSettlers(view, me)), true, () => void useTable.getState().choose(confirm, 'whole'), 'quiet')}
      </div>
    );
  const unused = view.room === 'production' && actions.some(a => a.do === 'boost-village');
  return (
    <div className="pa-acts">
      {act(
        unused ? words.goOnWithout : view.draft?.begun ? words.payNow : text.action(confirm, view),
        true,
        () => choose(confirm),
        unused ? 'quiet' : 'main',
      )}
    </div>
  );
};

export const Focus = (board: PaProps) => {
  const choose = changingAnswer(board);
  const words = WORDS[board.lang];
  const { queue, queueAfter, set } = usePlan();
  const { view } = board;
  // A plan longer than one message goes on as soon as the table has taken the last part.
  const taken = view.draft?.load.flat().length ?? 0;
  useEffect(() => {
    if (queue.length > 0 && taken > queueAfter) sendInParts(queue, taken, choose, set);
  }, [queue, queueAfter, taken, choose, set]);
  const props = { ...board, choose, words };
  return (
    <>
      <There {...props} />
      <Ready {...props} />
      <Payment {...props} />
      <Acts {...props} />
      <PlanAhead {...board} />
      <Hint {...props} />
      <OpenOffers {...props} />
    </>
  );
};
