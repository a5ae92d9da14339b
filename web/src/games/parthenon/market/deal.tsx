/** The offer that is being put together: whether it still answers something, how it is sent, and its buttons in the ledge. */
import type { PaAction, PaView } from '@stoa/parthenon';
import { Send, X } from 'lucide-react';
import { useSettings } from '../../../settings.ts';
import { useTable } from '../../../table/store.ts';
import { cardsOf, sizeOf } from '../counts.ts';
import { type Deal, NO_DEAL, usePlan } from '../plan.ts';
import type { PaProps } from '../types.ts';
import { type MarketWords, WORDS } from './words.ts';

/** In words there is no ledge of the game's own: the builder has the buttons and what the offer would do. */
export const useBuilderAlone = (): boolean => useSettings(s => s.form === 'words');

/** An offer that is answered may be gone before the answer is written. */
export const dealNow = (view: PaView, deal: Deal): Deal =>
  deal.counter === null || view.offers.some(o => o.offer === deal.counter) ? deal : NO_DEAL;
export const isEmpty = ({ give, get }: Deal): boolean => sizeOf(give) + sizeOf(get) === 0;

/** Nothing is offered to those who look at a game that was. */
export const mayOffer = ({ view, draft, offered }: Pick<PaProps, 'view' | 'draft' | 'offered'>): boolean =>
  view.room === 'trade-open' && draft.length === 0 && offered.length > 0;

/** PA-7.6: a player who said ready and still offers or answers is no longer ready. */
export const beforeOffer = (offered: readonly PaAction[]): readonly PaAction[] => offered.filter(a => a.do === 'unready');
/** True once the table has taken it, so that what it refuses stays in the hand. */
export const sendSteps = async (...steps: readonly PaAction[]): Promise<boolean> => {
  const table = useTable.getState();
  if (table.sending) return false;
  await table.send(steps);
  return useTable.getState().refusal === null;
};

const offerOf = ({ to, counter, ...deal }: Deal): PaAction => {
  const [give, want] = [cardsOf(deal.give), cardsOf(deal.get)];
  return counter === null ? { do: 'offer', to, give, want } : { do: 'counter', offer: counter, give, want };
};
/** PA-7.2: nothing for something is lawful, and seldom meant. */
const isGift = (deal: Deal): boolean => sizeOf(deal.give) === 0 || sizeOf(deal.get) === 0;
const sendWord = (deal: Deal, words: MarketWords): string => {
  if (isEmpty(deal)) return words.send;
  if (sizeOf(deal.get) === 0) return words.sendFree;
  if (sizeOf(deal.give) === 0) return words.askFree;
  return deal.counter === null ? words.send : words.sendCounter;
};

/** Open offers stand above what an offer is made of: the one that was just made is seen. */
const showMine = (): void => {
  requestAnimationFrame(() => [...document.querySelectorAll('.pm-offer.mine')].at(-1)?.scrollIntoView({ block: 'nearest' }));
};

/** Let go, and send. */
export const DealButtons = ({ deal, offered, words }: { deal: Deal; offered: readonly PaAction[]; words: MarketWords }) => {
  const set = usePlan(s => s.set);
  const sending = useTable(s => s.sending);
  const isNew = deal.counter === null;
  const offer = async (): Promise<void> => {
    if (!(await sendSteps(...beforeOffer(offered), offerOf(deal)))) return;
    set({ deal: NO_DEAL });
    showMine();
  };
  return (
    <>
      {!(isEmpty(deal) && isNew) && (
        <button type="button" className="button quiet" onClick={() => set({ deal: NO_DEAL })}>
          <X aria-hidden />
          <span className="wide-only">{isNew ? words.clear : words.stopCounter}</span>
        </button>
      )}
      <button
        type="button"
        className={`button${isGift(deal) ? '' : ' main'}`}
        disabled={isEmpty(deal) || sending}
        onClick={() => void offer()}
      >
        <Send aria-hidden />
        {sendWord(deal, words)}
      </button>
    </>
  );
};

/** In the ledge as soon as something is laid down or an offer is answered: the builder may be longer than the board. */
export const DealWays = (props: PaProps) => {
  const deal = usePlan(s => dealNow(props.view, s.deal));
  const isAlone = useBuilderAlone();
  if (isAlone || props.me === undefined || !mayOffer(props) || (isEmpty(deal) && deal.counter === null)) return null;
  return (
    <div className="pm-ways">
      <DealButtons deal={deal} offered={props.offered} words={WORDS[props.lang]} />
    </div>
  );
};
