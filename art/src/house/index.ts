/** Pictures of the house: its mark, endings and empty places, dividers, dice, the banner and link previews. */
import { gallery, piece } from '../composition.ts';
import { disc } from '../kit/brush.ts';
import { die } from '../kit/dice.ts';
import * as covers from './covers.ts';
import { icon, smallIcon } from './mark.ts';
import * as moments from './moments.ts';
import * as ornaments from './ornaments.ts';

export const MARKS = gallery({ icon: piece(64, 64, icon), 'small-icon': piece(64, 64, smallIcon) });
export const MOMENTS = gallery({
  'at-the-board': moments.atTheBoard,
  victory: moments.victory,
  crowned: moments.crowned,
  defeat: moments.defeat,
  tie: moments.tie,
  'empty-table': moments.emptyTable,
  becalmed: moments.becalmed,
  silence: moments.silence,
  lost: moments.lost,
  broken: moments.broken,
  lesson: moments.lesson,
  invitation: moments.invitation,
  oath: moments.oath,
});
/** The games on the home page; Earth & Water shows its own map there. */
export const COVERS = gallery({ perikles: covers.perikles, parthenon: covers.parthenon, petteia: covers.petteia });
export const DIVIDERS = gallery({ palmettes: ornaments.palmetteChain, owl: ornaments.meanderWithOwl, wave: ornaments.runningWave });
export const DICE = gallery({
  'die-1': piece(48, 48, () => die(1)),
  'die-2': piece(48, 48, () => die(2)),
  'die-3': piece(48, 48, () => die(3)),
  'die-4': piece(48, 48, () => die(4)),
  'die-5': piece(48, 48, () => die(5)),
  'die-6': piece(48, 48, () => die(6)),
});
/** Pebbles of Petteia. */
export const PEBBLES = gallery({
  black: piece(48, 48, () => disc('gloss', 0, 1.5, 19) + disc('pieceRim', 0, 0, 18) + disc('gloss', 0, 0, 18) + disc('incised', 0, 0, 13)),
  white: piece(48, 48, () => disc('greekSide', 0, 2, 19) + disc('white', 0, 0, 18.5) + disc('inked', 0, 0, 13)),
});
export { die, type Face } from '../kit/dice.ts';
export { banner, isSubject, linkPreview, type Subject } from './banners.ts';
