/** Beside the dock: what to touch on the board, what becomes of open offers, and the page that asks. */
import type { PaAction, PaView } from '@stoa/parthenon';
import { hasSettlers, holdsAll, workersLeft } from '@stoa/parthenon/reading';
import type { ReactNode } from 'react';
import { useStageSize } from '../../../screen-size.ts';
import { useTable } from '../../../table/store.ts';
import { isEmpty } from '../market/deal.tsx';
import { isInMarket } from '../market/touch.ts';
import { WORDS as MARKET_WORDS } from '../market/words.ts';
import { fleetAbroad, type Plan, pageOf, tabNow, usePlan } from '../plan.ts';
import { isOnBoard } from '../touch.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords, Touched } from '../words.ts';
import { leftToChoose, phaseEnd } from './phase-end.ts';

type Props = PaProps & { words: ScreenWords };

/** What is touched on the board for each kind of action. */
const TOUCHED: Readonly<Record<string, Touched>> = {
  'resolve-event': 'event',
  'choose-target': 'island',
  vote: 'island',
  'place-next': 'island',
  'pick-winner': 'island',
  'pick-fleet': 'fleet',
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
/** How many open offers are mine, and how many are made to me alone and ask for what I hold: the others need no answer. */
export const openOffers = (view: PaView, me: number): readonly [mine: number, toMe: number] => [
  view.offers.filter(o => o.seat === me).length,
  view.offers.filter(o => o.to === me && holdsAll(view, o.want)).length,
];
type Seen = Pick<PaProps, 'view' | 'actions' | 'draft'> & { readonly me: number };

/** What the hint says; undefined: nothing. */
export type HintKind =
  | { readonly says: 'workers' | 'boost' }
  /** Cards are laid down and not exchanged. */
  | { readonly says: 'laid' }
  /** Only the word in the dock is left: it ends the phase, or answers. */
  | { readonly says: 'only'; readonly ending: PaAction | undefined }
  | { readonly says: 'touch'; readonly what: Touched; readonly ending: PaAction | undefined };

/** The fleet that lies open owes duty. */
const owesDuty = ({ view, me, actions }: Seen, abroad: Plan['abroad']): boolean => {
  const shown = fleetAbroad(view, me, actions, abroad);
  return view.room === 'fleet-trade' && actions.some(a => a.do === 'pay-duty' && a.fleet === shown?.fleet);
};
const touchedNow = ({ view, actions }: Seen, deal: Plan['deal'], owes: boolean): Touched | undefined => {
  if (view.room === 'trade-open') return deal.counter === null ? 'offer' : 'counter';
  const touched = actions.flatMap(a => TOUCHED[a.do] ?? []);
  return owes ? 'duty' : (touched.find(one => one === 'cargo') ?? touched[0]);
};

/** Where the dock holds at most the word that ends the phase: what to touch instead. */
export const hintNow = (seen: Seen, plan: Pick<Plan, 'give' | 'queue' | 'deal' | 'abroad'>): HintKind | undefined => {
  const { view, me, actions, draft } = seen;
  if (!view.acting.includes(me) || draft.length > 0 || plan.queue.length > 0 || view.draft?.begun) return undefined;
  if (leftToChoose(view, me, actions) > 0) return undefined;
  if (view.room === 'production' && actions.some(a => a.do === 'assign-army')) return { says: 'workers' };
  if (actions.some(a => a.do === 'boost-village')) return { says: 'boost' };
  const inDock = actions.filter(a => !isInMarket(a) && !isOnBoard(a));
  if (actions.length === 0 || inDock.length > 1 || actions.some(a => a.do === 'confirm' || a.do === 'option-b' || a.do === 'load'))
    return undefined;
  // What is said of open offers takes its place.
  if (view.room === 'trade-open' && plan.deal.counter === null && openOffers(view, me).some(n => n > 0)) return undefined;
  const ending = actions.find(a => a.do === 'done') ?? inDock[0];
  const owes = owesDuty(seen, plan.abroad);
  const what = touchedNow(seen, plan.deal, owes);
  // Fleets at sea are answered for in the dock alone.
  if (what === undefined && (ending === undefined || view.room === 'hazard-respond')) return undefined;
  if (view.room === 'fleet-trade' && plan.give.length > 0) return { says: 'laid' };
  // A duty is paid before anything ends.
  return what === undefined ? { says: 'only', ending } : { says: 'touch', what, ending: owes ? undefined : ending };
};

/** PA-18.7: after it the game is over; who is elected then only breaks a tie that nothing else breaks. */
const isLastVote = ({ room, year, season, islands }: PaView): boolean =>
  room === 'vote' && ((year === 3 && season === 4) || islands.some(({ structures }) => structures === 16));

/** What says by itself what is touched: the hold and the list of islands; without a rail the market and “You can now”, which open the board. */
const PLAIN_BESIDE_RAIL: ReadonlySet<Touched> = new Set<Touched>(['cargo', 'island']);
const PLAIN_WITHOUT_RAIL: ReadonlySet<Touched> = new Set<Touched>(['offer', 'counter', 'building', 'power']);

const useHint = ({ view, me, text, actions, draft, words }: Props): ReactNode => {
  const plan = usePlan();
  // A great event covers what the hint speaks of.
  const isCovered = useTable(s => s.stops.length > 0);
  const hasRail = useStageSize() === 'rail';
  const hint = me === undefined ? undefined : hintNow({ view, me, actions, draft }, plan);
  if (hint !== undefined && isLastVote(view) && !isCovered) return <p className="pa-hint">{words.lastVote}</p>;
  if (me === undefined || hint === undefined || isCovered) return null;
  const isFreePlan = phaseEnd({ view, me, actions, draft }, plan)?.ends === 'free-plan';
  const end = (action: PaAction | undefined): string | null =>
    action === undefined ? null : isFreePlan && action.do === 'done' ? words.leavePlan : text.action(action, view);
  switch (hint.says) {
    case 'workers':
      return <p className="pa-hint">{words.placeWorkers(workersLeft(view, me), hasSettlers(view, me))}</p>;
    case 'boost':
      return <p className="pa-hint">{words.boostHint}</p>;
    case 'laid':
      return (
        <p className="pa-hint laid" role="status">
          {words.laidNotExchanged}
        </p>
      );
    case 'only':
      return <p className="pa-hint only">{hint.ending?.do === 'done' ? words.onlyThis(end(hint.ending) ?? '') : words.noOther}</p>;
    case 'touch':
      if ((hasRail ? PLAIN_BESIDE_RAIL : PLAIN_WITHOUT_RAIL).has(hint.what)) return null;
      return <p className="pa-hint">{words.touchHint(hint.what, end(hint.ending))}</p>;
  }
};

/** PA-7.5, PA-7.6: what becomes of open offers when one says ready. */
const openOffersLine = ({ view, me, lang }: Props): ReactNode => {
  if (view.room !== 'trade-open' || me === undefined) return null;
  const words = MARKET_WORDS[lang];
  const [mine, toMe] = openOffers(view, me);
  const isReady = (view.done & (1 << me)) !== 0;
  if (isReady ? mine === 0 : mine + toMe === 0) return null;
  return <p className="pa-hint">{isReady ? words.afterReady(mine) : words.onReady(mine, toMe)}</p>;
};

/** What to touch, and what becomes of open offers. With nothing to say it is not there: an empty matter leaves the phone's slate to the story. */
export const Hints = (props: Props) => {
  const hint = useHint(props);
  const offers = openOffersLine(props);
  const hasRail = useStageSize() === 'rail';
  // Without a rail what the offer in hand would do has the room.
  const isMaking = usePlan(({ deal }) => !isEmpty(deal)) && props.view.room === 'trade-open';
  // While offers come and go what stands below keeps its place.
  const isKept = hasRail && props.view.room === 'trade-open';
  if ((!hint && !offers && !isKept) || (isMaking && !hasRail)) return null;
  return (
    <div className={`pa-hints${isKept ? ' kept' : ''}`}>
      {hint}
      {offers}
    </div>
  );
};

/** On another page than the one that asks: a button that goes there. */
export const GoToAskingPage = ({ view, me, words }: Props) => {
  const { looked, set } = usePlan();
  const wanted = pageOf(view, me);
  if (me === undefined || !view.acting.includes(me) || tabNow(looked, view, me) === wanted) return null;
  return (
    <button type="button" className="pa-there" onClick={() => set({ looked: null })}>
      {words.askedThere(words.tabs[wanted])} <span aria-hidden="true">→</span>
    </button>
  );
};
