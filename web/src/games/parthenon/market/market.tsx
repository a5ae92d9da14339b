/** Bargaining, PA-7 and PA-5.5: open offers and a new one in free trade, gifts in the event phase, promises in both. */
import type { PaAction, PaEvent } from '@stoa/parthenon';
import { useStageSize } from '../../../screen-size.ts';
import { useTable } from '../../../table/store.ts';
import { InStages } from '../in-stages.tsx';
import { type Deal, NO_DEAL, usePlan, useSitting } from '../plan.ts';
import type { PaProps } from '../types.ts';
import { Builder, GiftBuilder, Sum } from './builder.tsx';
import './market.css';
import { countsOf, sizeOf } from '../counts.ts';
import { Nearly } from './nearly.tsx';
import { Neighbours } from './neighbours.tsx';
import { Endings, Offers } from './offers.tsx';
import { Promises } from './promises.tsx';
import { WORDS } from './words.ts';

const EVENT_PHASE = 1;

const Desk = ({ me, props }: { me: number; props: PaProps }) => {
  const { view, text, offered: actions } = props;
  const words = WORDS[props.lang];
  const log = useTable(s => s.log) as readonly PaEvent[];
  const { deal, set } = usePlan();
  const hasRail = useStageSize() === 'rail';
  const setDeal = (next: Deal): void => set({ deal: next });
  useSitting(view, me);
  const mine = view.islands[me];
  if (mine === undefined) return null;
  const trading = view.room === 'trade-open';
  const have = countsOf([...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard]);
  const promising = actions.some(a => a.do === 'promise');
  const giving = actions.some(a => a.do === 'donate');
  // Nothing is offered to those who look at a game that was.
  const open = trading && props.draft.length === 0 && actions.length > 0;
  // An offer that is answered may be gone before the answer is written.
  const answered = deal.counter === null || view.offers.some(o => o.offer === deal.counter) ? deal : NO_DEAL;
  // PA-7.6: a player who said ready and still offers or answers is no longer ready.
  const first: readonly PaAction[] = actions.filter(a => a.do === 'unready');
  const send = async (...steps: readonly PaAction[]): Promise<boolean> => {
    const table = useTable.getState();
    if (table.sending) return false;
    await table.send(steps);
    return useTable.getState().refusal === null;
  };
  const choose = (action: PaAction): void => {
    if (first.length === 0 || action.do === 'promise') props.choose(action);
    else void send(...first).then(done => done && props.choose(action));
  };
  const common = { view, text, words, have, choose };
  const promises = <Promises view={view} me={me} log={log} text={text} words={words} open={promising} choose={choose} />;
  // Beside each other nothing moves when the second comes; below each other it would push what follows.
  const columns = [
    <div key="offers">
      <Offers {...common} me={me} actions={actions} isReady={first.length > 0} open={open} askWhy={props.askWhy} onDeal={setDeal} />
      <Endings log={log} me={me} text={text} words={words} />
      <Neighbours view={view} me={me} text={text} words={words} />
      <p className="muted pm-note">{words.howTheyEnd}</p>
      {!hasRail && <Nearly view={view} me={me} have={have} text={text} lang={props.lang} words={words} />}
      {promises}
    </div>,
    open && (
      <Builder
        key="builder"
        {...common}
        me={me}
        send={offer => send(...first, offer)}
        deal={answered}
        ideas={actions.filter(a => a.do === 'offer' && a.to < 0)}
        onDeal={setDeal}
      />
    ),
  ];
  return (
    <section className="pm-market" aria-label={words.market}>
      {trading && <div className="pm-columns">{hasRail ? <InStages>{columns}</InStages> : columns}</div>}
      {giving && <GiftBuilder {...common} send={send} />}
      {!trading && promises}
    </section>
  );
};

/** In the matter of a rail, while trade is open: what the offer that is being made would do, and what one or two cards more would build. */
export const WithOneMore = ({ view, me, text, lang }: PaProps) => {
  const deal = usePlan(s => s.deal);
  const mine = me === undefined ? undefined : view.islands[me];
  if (me === undefined || mine === undefined || view.room !== 'trade-open') return null;
  const have = countsOf([...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard]);
  const known = { view, me, have, text, words: WORDS[lang] };
  return (
    <>
      {sizeOf(deal.give) + sizeOf(deal.get) > 0 && <Sum {...known} deal={deal} />}
      <Nearly {...known} lang={lang} />
    </>
  );
};

/** Rooms of phase 3: promises are made in both (PA-21.6). */
const BARGAINING: readonly string[] = ['trade-start', 'trade-open'];
/** Nothing for spectators, and nothing in rooms without trade. */
export const Market = (props: PaProps) => {
  const { view } = props;
  if (props.me === undefined) return null;
  if (!BARGAINING.includes(view.room) && view.phase !== EVENT_PHASE && view.promises.length === 0) return null;
  return <Desk key={props.me} me={props.me} props={props} />;
};
