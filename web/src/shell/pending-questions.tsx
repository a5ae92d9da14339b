/** Fetched only by those who have sat down online in this browser: questions of others, on whatever page. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { hasSatOnline } from '../online/table-memory.ts';

const Questions = lazy(async () => ({ default: (await import('../online/pending-questions.tsx')).PendingQuestions }));

export const PendingQuestions = () => {
  const [path] = useLocation();
  const [sat, setSat] = useState(false);
  // The reader may have sat down at a table on the page that is being left.
  useEffect(() => {
    if (path !== '') setSat(hasSatOnline());
  }, [path]);
  return sat ? (
    <Suspense>
      <Questions />
    </Suspense>
  ) : null;
};
