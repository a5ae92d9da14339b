/** A lesson: the common table with a voice above it. */
import { useCallback, useMemo } from 'react';
import type { TableSlots } from '../table/page-slots.ts';
import { TablePage } from '../table/table-page.tsx';
import type { Taught } from './index.ts';
import './lesson.css';
import { AfterLesson, LessonMore, LessonPanel } from './lesson-panel.tsx';
import { LESSONS } from './lessons/index.ts';
import { useLesson } from './store.ts';

export const LessonPage = ({ game }: { game: Taught }) => {
  const { steps } = LESSONS[game];
  const open = useLesson(s => s.open);
  const mark = useLesson(s => s.mark);
  const step = steps[mark?.step ?? 0];
  const pointing = mark?.done === false || step?.lines.length === 0;
  const slots = useMemo<TableSlots>(
    () => ({ Voice: LessonPanel, RareActions: LessonMore, AfterEnd: AfterLesson, lit: pointing ? (step?.places ?? []) : [] }),
    [pointing, step],
  );
  const openHere = useCallback(() => open(game, steps.length), [game, open, steps]);
  return (
    <div className="lesson" data-points-at={(pointing && step?.parts?.join(' ')) || undefined}>
      <TablePage id={game} open={openHere} slots={slots} />
    </div>
  );
};
