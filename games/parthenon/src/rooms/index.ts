/** Every room by name, and so the flow of the game. */
import type { Rooms } from '@stoa/engine';
import type { PaAction } from '../actions.ts';
import type { PaEvent } from '../events.ts';
import type { PaFrame } from '../frames.ts';
import type { PaState } from '../state.ts';
import { build } from './build.ts';
import { discard } from './discard.ts';
import { dispute } from './dispute.ts';
import { eventDecide, eventLoss, eventName } from './event-decide.ts';
import { eventDecline, eventReveal, events, eventTarget } from './events.ts';
import { fleetTrade } from './fleet-trade.ts';
import { harborDraw, harborVote } from './harbor.ts';
import { hazardChoose, hazardDivert, hazardDraw, hazardKeep, hazardLoss, hazardPick, hazardRedraw, hazardRespond } from './hazards.ts';
import { orderSet } from './order-set.ts';
import { production } from './production.ts';
import { returnRoom } from './return.ts';
import { season, tiePick } from './season.ts';
import { dealIslands, dealPlans, drawArchon, drawIslands, planDraw } from './setup.ts';
import { tradeOpen } from './trade.ts';
import { tradeStart } from './trade-start.ts';
import { archonTie, vote } from './vote.ts';
import { voyagePlan, voyageStart } from './voyage.ts';

export const ROOMS: Rooms<PaState, PaFrame, PaAction, PaEvent> = {
  'draw-islands': drawIslands,
  'deal-islands': dealIslands,
  'draw-archon': drawArchon,
  'deal-plans': dealPlans,
  season,
  'event-reveal': eventReveal,
  events,
  'event-target': eventTarget,
  'event-decline': eventDecline,
  'event-decide': eventDecide,
  'event-loss': eventLoss,
  'event-name': eventName,
  production,
  'order-set': orderSet,
  'trade-start': tradeStart,
  'trade-open': tradeOpen,
  'voyage-start': voyageStart,
  'voyage-plan': voyagePlan,
  'hazard-draw': hazardDraw,
  'hazard-redraw': hazardRedraw,
  'hazard-pick': hazardPick,
  'hazard-respond': hazardRespond,
  'hazard-loss': hazardLoss,
  'hazard-choose': hazardChoose,
  'hazard-keep': hazardKeep,
  'hazard-divert': hazardDivert,
  'harbor-draw': harborDraw,
  'harbor-vote': harborVote,
  'fleet-trade': fleetTrade,
  'plan-draw': planDraw,
  return: returnRoom,
  build,
  dispute,
  discard,
  vote,
  'archon-tie': archonTie,
  'tie-pick': tiePick,
};
