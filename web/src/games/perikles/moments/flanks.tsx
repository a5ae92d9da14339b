/** Voters at both edges of a wide scene. Decoration: the scene says everything in words. */
import { Picture } from '../../../art/picture.tsx';

export const Flanks = () =>
  (['left', 'right'] as const).map(side => (
    <span key={side} className={`pk-flank ${side}`} aria-hidden="true">
      <Picture gallery="perikles/figures" name="voter" />
    </span>
  ));
