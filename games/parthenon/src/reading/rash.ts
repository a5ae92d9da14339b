/** PA-15.2: the reader chose option A with nothing kept, and is asked once more. */
import type { PaView } from '../view-types.ts';

export const isRash = ({ draft }: PaView): boolean => draft !== null && !draft.decided && draft.answer === 0 && draft.laid.length === 0;
