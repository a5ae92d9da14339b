/** What can be done on my island now, in one place above the long list: powers with something to give, and all that can be built or used. */
import type { PaAction } from '@stoa/parthenon';
import { Answer } from '../pieces/answer.tsx';
import type { MyProps } from './tile.tsx';

/** Under each power what it does: its button names only what is given for it. */
export const PowerUses = (props: MyProps) => {
  const { names } = props.text;
  const sourceOf = (a: PaAction): string | null => (a.do === 'use-power' ? a.power : a.do === 'use-service' ? a.wonder : null);
  const sources = new Set(props.actions.flatMap(a => sourceOf(a) ?? []));
  if (sources.size === 0) return null;
  return (
    <section className="pa-powers">
      <h3>{props.words.powers}</h3>
      {[...sources].map(id => (
        <div key={id}>
          <p>{(names.wonders[id] ?? names.philosophies[id])?.text}</p>
          <div className="pa-answers">
            {props.actions.flatMap(a => (sourceOf(a) === id ? [<Answer key={JSON.stringify(a)} action={a} props={props} />] : []))}
          </div>
        </div>
      ))}
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
