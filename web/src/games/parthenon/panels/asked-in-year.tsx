/**
 * What the year asks: an answer to an event, an island to name, a vote. Beside a rail it stands in the matter, so that the events keep their
 * place while it comes and goes; without one above the events.
 */
import { useStageSize } from '../../../screen-size.ts';
import { People } from '../board/people.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { Decide } from './decide.tsx';

export const AskedInYear = ({ place, ...props }: PaProps & { words: ScreenWords; place: 'board' | 'matter' }) => {
  const hasRail = useStageSize() === 'rail';
  if (hasRail !== (place === 'matter')) return null;
  const asked = (
    <>
      <Decide {...props} />
      <People {...props} />
    </>
  );
  return hasRail ? <div className="pa-table pa-year-matter">{asked}</div> : asked;
};
