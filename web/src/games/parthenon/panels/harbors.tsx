/** Steps 6.1 and 6.2: the card one has seen; whether it is turned up for all, and what follows, is answered beside the prompt. */

import type { PaAction } from '@stoa/parthenon';
import type { LandId } from '@stoa/parthenon/cards';
import { Picture } from '../../../art/picture.tsx';
import { Answer } from '../pieces/answer.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

const answersFor = (actions: readonly PaAction[], land: LandId): readonly PaAction[] =>
  actions.filter(a => (a.do === 'reveal' || a.do === 'pass-harbor') && a.land === land);

export const HarborVote = (props: PaProps & { words: ScreenWords }) => {
  const { view, text, actions, words } = props;
  if (view.room !== 'harbor-vote') return null;
  const asked = actions.flatMap(a => (a.do === 'reveal' ? [a.land] : []));
  return (
    <section className="pa-harbor-vote">
      {asked.map(land => {
        const harbor = view.harbors.find(h => h.land === land)?.harbor;
        const card = harbor ? text.names.harbors[harbor] : undefined;
        const name = text.names.lands[land];
        return (
          <div key={land} className="pa-harbor-card">
            <h3>{words.youSee(name)}</h3>
            {harbor && <Picture gallery="parthenon/harbors" name={harbor} crop="field" />}
            <p>
              <b>{card?.name}</b> {card?.text}
            </p>
            {/* Of one harbor the ledge has the answers, and here stands what they mean. */}
            {asked.length > 1 ? (
              <div className="pa-answers">
                {answersFor(actions, land).map(a => (
                  <Answer key={a.do} action={a} props={props} />
                ))}
              </div>
            ) : (
              answersFor(actions, land).map(a => (
                <p key={a.do} className="muted">
                  {text.action(a, view)}
                </p>
              ))
            )}
          </div>
        );
      })}
    </section>
  );
};
