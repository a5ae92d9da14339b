/** 300: Earth & Water, as a game of the house. */
export type { EwAction, EwActionKind, EwActionOf } from './actions.ts';
export { CARD_IDS, type CardId, EVENTS, type EventId, HALVES, type Played } from './cards.ts';
export type { BySide, EwEnding, EwEvent, WindowId } from './events.ts';
export type { EwFrame, EwRoomName } from './frames.ts';
export { CITIES, type CityId, FIGURES, type FigureId, GREECE, PERSIA, ROADS, type Side, STRAIT } from './map.ts';
export type { EwRefusalCode, EwRefusals } from './refusals.ts';
export { type EwRuleId, RULEBOOK } from './rulebook.ts';
export type { EwOperation, EwOptions, EwState, OperationKind } from './state.ts';
export type { EwBattleView, EwCityView, EwOperationView, EwPrompt, EwView } from './view.ts';
