/** Bargaining, PA-7 and PA-5.5: open offers and a new one in free trade, gifts in the event phase, promises in both. */
import type { PaAction, PaEvent } from '@stoa/parthenon';
import { useStageSize } from '../../../screen-size.ts';
import { useTable } from '../../../table/store.ts';
import { InStages } from '../in-stages.tsx';
import { isDiscarding } from '../panels/discard.tsx';
import { type Deal, usePlan, useSitting } from '../plan.ts';
import type { PaProps } from '../types.ts';
import { Builder, GiftBuilder, Sum } from './builder.tsx';
import './market.css';
import { countsOf } from '../counts.ts';
import { beforeOffer, dealNow, isEmpty, mayOffer, sendSteps, useBuilderAlone } from './deal.tsx';
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
  const isAlone = useBuilderAlone();
  const setDeal = (next: Deal): void => set({ deal: next });
  useSitting(view, me);
  const mine = view.islands[me];
  if (mine === undefined) return null;
  const trading = view.room === 'trade-open';
  const have = countsOf([...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard]);
  const promising = actions.some(a => a.do === 'promise');
  const giving = actions.some(a => a.do === 'donate');
  const open = mayOffer(props);
  const first = beforeOffer(actions);
  const choose = (action: PaAction): void => {
    if (first.length === 0 || action.do === 'promise') props.choose(action);
    else void sendSteps(...first).then(done => done && props.choose(action));
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
      {isAlone && <Nearly view={view} me={me} have={have} text={text} lang={props.lang} words={words} />}
      {promises}
    </div>,
    open && (
      <Builder
        key="builder"
        {...common}
        me={me}
        offered={actions}
        deal={dealNow(view, deal)}
        ideas={actions.filter(a => a.do === 'offer' && a.to < 0)}
        onDeal={setDeal}
      />
    ),
  ];
  return (
    <section className="pm-market" aria-label={words.market}>
      {trading && <div className="pm-columns">{hasRail ? <InStages>{columns}</InStages> : columns}</div>}
      {giving && <GiftBuilder {...common} />}
      {!trading && promises}
    </section>
  );
};

/** In the matter, while trade is open: what the offer that is being made would do, and what one or two cards more would build; that also while cards are given up. */
export const WithOneMore = ({ view, me, text, lang }: PaProps) => {
  const deal = usePlan(s => s.deal);
  const mine = me === undefined ? undefined : view.islands[me];
  if (me === undefined || mine === undefined || !(view.room === 'trade-open' || isDiscarding({ view, me }))) return null;
  const have = countsOf([...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard]);
  const known = { view, me, have, text, words: WORDS[lang] };
  return (
    <>
      {view.room === 'trade-open' && !isEmpty(deal) && <Sum {...known} deal={deal} />}
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
