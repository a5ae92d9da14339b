/** The philosophies of the built-in pack, by their ids. */
import { gallery } from '../../composition.ts';
import * as sages from '../philosophies.ts';

export const PHILOSOPHIES = gallery({
  cynicism: sages.cynicism,
  epicureanism: sages.epicureanism,
  stoicism: sages.stoicism,
  pythagoreanism: sages.pythagoreanism,
  atomism: sages.atomism,
  sophism: sages.sophism,
});
