/** What the matter says of the sea: the voyage that is planned and its lands, or what is asked abroad. Loaded when the sea is looked at. */
import { Lands } from '../board/lands.tsx';
import { SeaMatter } from '../board/sea.tsx';
import { useLands } from '../board/use-lands.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { VoyageMatter } from './voyage.tsx';

type Props = PaProps & { words: ScreenWords };

export const VoyageFocus = (props: Props) => <VoyageMatter {...props} loading={useLands(props).loading} />;

/** Below what ending the phase would mean. */
export const LandsFocus = (props: Props) => {
  const { loading, planning, onLand, open } = useLands(props);
  return planning ? <Lands {...props} onLand={onLand} open={open} sending chosen={loading.chosen} /> : <SeaMatter {...props} />;
};
