/** What can be done on my island now, in one place above the long list: powers with something to give, and all that can be built or used. */
import { Answer } from '../pieces/answer.tsx';
import type { MyProps } from './tile.tsx';

export const PowerUses = (props: MyProps) => {
  const uses = props.actions.filter(a => a.do === 'use-power' || a.do === 'use-service');
  if (uses.length === 0) return null;
  return (
    <section>
      <h3>{props.words.powers}</h3>
      <div className="pa-answers">
        {uses.map(a => (
          <Answer key={JSON.stringify(a)} action={a} props={props} />
        ))}
      </div>
    </section>
  );
};

const BUILDS: ReadonlySet<string> = new Set(['build', 'buy-fleet', 'pay-wonder', 'use', 'choose-philosophy', 'adopt']);

export const NowPossible = (props: MyProps) => {
  const builds = props.actions.filter(a => BUILDS.has(a.do));
  if (builds.length === 0 || props.view.draft?.begun) return null;
  return (
    <section className="pa-now">
      <h3>{props.words.possibleNow}</h3>
      <div className="pa-answers">
        {builds.map(a => (
          <Answer key={JSON.stringify(a)} action={a} props={props} small />
        ))}
      </div>
    </section>
  );
};
