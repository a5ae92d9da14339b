/** What the ledge says while a great event waits: what the scene above does not say, and where the way on leads. */
import type { EwEvent, EwView } from '@stoa/earth-and-water';
import type { Seat } from '@stoa/engine';
import type { StageMoment, Stopped } from '../../types.ts';
import { campaignOfDeath } from '../frieze/lost-campaigns.ts';
import type { Ew } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { battleOf, winnerOf } from './battle-of.ts';

export interface Told {
  readonly log: readonly EwEvent[];
  readonly view: EwView;
  readonly text: Ew['text'];
  readonly words: ScreenWords;
  readonly me: Seat | undefined;
}
type Said = Pick<StageMoment, 'say' | 'next'>;

const PLAYED: ReadonlySet<EwEvent['e']> = new Set(['event-played', 'reaction-played']);

/** Who took the place from whom, or kept it. */
const afterBattle = (at: number, { log, text, words }: Told): Said => {
  const battle = battleOf(log, at + 1);
  if (battle === undefined) return {};
  const winner = winnerOf(battle);
  if (winner === null) return { say: { prompt: words.nobodyLeft } };
  const [city, isPort] = [text.cities[battle.at], battle.kind === 'naval'];
  const prompt =
    winner === battle.attacker
      ? words.tookPlace(text.seat(winner), text.seat(winner === 0 ? 1 : 0), city, isPort)
      : words.keptPlace(text.seat(winner), city, isPort);
  return { say: { prompt } };
};

/** The card that brought it about; of a deed without a card the deed itself. */
const causeWords = ({ event, cause }: Stopped<Ew>, { text, me }: Told): Said => {
  const card = cause.findLast(e => PLAYED.has(e.e));
  const byCard = event.e === 'acropolis-burnt' || event.e === 'immortals-returned';
  const prompt = text.event(byCard && card ? card : event, me);
  return prompt === undefined ? {} : { say: { prompt } };
};

export const ledgeWords = (stop: Stopped<Ew>, told: Told): Said => {
  const { log, view, text, words } = told;
  const { event } = stop;
  const at = log.lastIndexOf(event);
  // At the end of the game the prompt says who has won and how.
  const goesOn = view.ending === null;
  const to = (campaign: number): Said => ({ next: goesOn ? words.toCampaign(campaign) : words.toResult });
  switch (event.e) {
    case 'battle-ended':
      return afterBattle(at, told);
    case 'campaign-scored':
      return { say: { prompt: words.pointsNow(event.vp, text.seat(0), text.seat(1)) }, ...to(event.campaign + 1) };
    case 'king-died':
      if (event.context === 'pacification') return { say: { prompt: words.supplyNow } };
      return { ...(goesOn && { say: { prompt: words.shuffled } }), ...to(campaignOfDeath(log, at, view.campaign) + 1) };
    default:
      return causeWords(stop, told);
  }
};
