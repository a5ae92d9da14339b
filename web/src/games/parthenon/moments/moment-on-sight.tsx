/** The moments of Parthenon, loaded with the first one that takes the stage. Until its scene is here, its sentence is. */
import { lazy, memo, Suspense } from 'react';
import { Moment } from '../../../table/moment.tsx';
import type { MomentProps } from '../../types.ts';
import type { Pa } from '../types.ts';

const PaMoment = lazy(async () => ({ default: (await import('./moment.tsx')).PaMoment }));

export const MomentOnSight = memo((props: MomentProps<Pa>) => {
  const { stop, view, me, text } = props;
  if (stop === undefined && view.hazard.hazard === null) return null;
  const said = (stop && text.event(stop.event, me)) ?? text.prompt(view, me);
  return (
    <Suspense fallback={<Moment title={text.name} said={said} />}>
      <PaMoment {...props} />
    </Suspense>
  );
});
