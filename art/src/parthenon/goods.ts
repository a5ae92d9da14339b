/** Cards of Parthenon as signs: goods, gold and the Aegis. */
import type { CardId } from '@stoa/parthenon/cards';
import { type Drawing, piece } from '../composition.ts';
import { at, path } from '../kit/brush.ts';
import * as sign from '../kit/goods.ts';

const SIZE = 48;
const tiled = (tile: keyof typeof sign.TILES, scale: number, y: number, draw: () => string): Drawing =>
  piece(SIZE, SIZE, () => path('tile', sign.TILES[tile]) + at(0, y, scale, draw()));
const basic = (draw: () => string): Drawing => tiled('square', 0.9, 0, draw);
const rare = (draw: () => string): Drawing => tiled('octagon', 0.84, 0, draw);
const aegis = (draw: () => string): Drawing => tiled('shield', 0.8, -1.5, draw);

export const GOODS: Readonly<Record<CardId, Drawing>> = {
  grain: basic(sign.grain),
  grapes: basic(sign.grapes),
  olives: basic(sign.olives),
  ore: basic(sign.ore),
  timber: basic(sign.timber),
  wool: basic(sign.wool),
  pottery: rare(sign.pottery),
  spices: rare(sign.spices),
  tools: rare(sign.tools),
  papyrus: rare(sign.papyrus),
  gold: rare(sign.gold),
  army: aegis(sign.helmet),
  warship: aegis(sign.warship),
  gift: aegis(sign.gift),
};
