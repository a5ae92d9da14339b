/** Where points come from: cubes in the cities, location tiles, statues. */
import { Mark } from './mark.tsx';

export type Source = 'cubes' | 'locations' | 'statues';
export const SOURCES: readonly Source[] = ['cubes', 'locations', 'statues'];
const FIGURE = 'M0-9a2.600 2.600 0 1 1 .1 0zM-3.500-3.500C-2-5 2-5 3.500-3.500L3 2L1.500 2.500L1 9H-1L-1.500 2.500L-3 2z';

export const SourceMark = ({ source, label }: { source: Source; label?: string }) => (
  <Mark className={`source ${source}`} viewBox="-12 -12 24 24" label={label}>
    {source === 'cubes' ? (
      <path d="M-7-4L0-8L7-4V5L0 9L-7 5zM-7-4L0 0L7-4M0 0V9" />
    ) : source === 'locations' ? (
      <path d="M-7 11V-10M-7-9H8L4-4L8 1H-7" />
    ) : (
      <path d={`${FIGURE}M-6 11H6`} />
    )}
  </Mark>
);
