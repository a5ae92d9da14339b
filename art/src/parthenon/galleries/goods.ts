/** The goods, by the types of the game. */
import { gallery } from '../../composition.ts';
import { GOODS } from '../goods.ts';

export const CARDS = gallery(GOODS);
