/**
 * Pictures of Parthenon. Goods and structures are named by the types of the game. Events, hazards, harbors, philosophies and wonders are data of
 * a pack: the built-in pack's ids are the keys there, and a test compares them with the pack. A card of another pack has no picture. Each
 * gallery is an entry of its own (`@stoa/art/parthenon/<gallery>`), so that a page loads what it shows.
 */
export { EVENTS } from './galleries/events.ts';
export { CARDS } from './galleries/goods.ts';
export { HARBORS } from './galleries/harbors.ts';
export { HAZARDS } from './galleries/hazards.ts';
export { PHILOSOPHIES } from './galleries/philosophies.ts';
export { STRUCTURES } from './galleries/structures.ts';
export { PLANS, WONDERS, WONDERS_BEGUN } from './galleries/wonders.ts';
