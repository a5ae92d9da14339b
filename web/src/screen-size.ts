/** How much room the screen has. The widths are those of `style/table/stage.css`. */
import { useSyncExternalStore } from 'react';

/** phone: one column, matter or story in the slate · tablet: one column, both · short: low and wide · rail: board and rail. */
export type StageSize = 'phone' | 'tablet' | 'short' | 'rail';

const SHORT = '(min-width: 600px) and (max-height: 520px)';
const PHONE = '(max-width: 599px)';
const ONE_COLUMN = '(max-width: 899px)';

/** Asked in every rendering: the browser keeps a query up to date, it need not be read anew. */
const queries = new Map<string, MediaQueryList>();
const matches = (query: string): boolean => {
  const known = queries.get(query) ?? matchMedia(query);
  queries.set(query, known);
  return known.matches;
};

export const stageSize = (): StageSize => (matches(SHORT) ? 'short' : matches(PHONE) ? 'phone' : matches(ONE_COLUMN) ? 'tablet' : 'rail');

/** One column: the board is small, and what is asked may lie outside the part that shows. */
export const isPhone = (): boolean => matches(ONE_COLUMN);

const onResize = (onChange: () => void): (() => void) => {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
};
export const useStageSize = (): StageSize => useSyncExternalStore(onResize, stageSize, () => 'rail');
