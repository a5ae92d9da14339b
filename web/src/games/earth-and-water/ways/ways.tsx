/** The answers of a battle as buttons, each with its odds: in the ledge, and ways to retreat that it has no room for in the scene. */
import { type StageSize, useStageSize } from '../../../screen-size.ts';
import { discardAll } from '../hand/uses.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { type Answer, answersOf, placed } from './answers.ts';

/** How many buttons the ledge has room for. */
const ROOM: Readonly<Record<StageSize, number>> = { rail: 3, tablet: 2, phone: 2, short: 2 };

const Buttons = ({ answers, choose }: { answers: readonly Answer[]; choose: EwProps['choose'] }) =>
  answers.map(({ action, words, chance, main }) => (
    <button key={JSON.stringify(action)} type="button" className={`button${main ? ' main' : ''}`} onClick={() => choose(action)}>
      {words}
      {chance && <b className="ew-chance"> · {chance}</b>}
    </button>
  ));

const DiscardAll = ({ view, actions, choose, lang }: EwProps) => {
  const [first, ...then] = actions.length === 0 ? [] : discardAll(view);
  if (first === undefined) return null;
  return (
    <button type="button" className="button" onClick={() => choose(first, ...then)}>
      {WORDS[lang].discardAll}
    </button>
  );
};

/** It stands back while talents are left: then it gives them up, and is asked about. */
const EndPreparation = ({ view, choose, lang }: EwProps) => (
  <div className="choices">
    <button type="button" className={view.talents ? 'button quiet' : 'button main'} onClick={() => choose({ do: 'end-preparation' })}>
      {WORDS[lang].endPreparation}
    </button>
  </div>
);

export const Ways = (props: EwProps) => {
  const room = ROOM[useStageSize()];
  const { ledge } = placed(answersOf(props), room);
  if (props.actions.some(a => a.do === 'end-preparation')) return <EndPreparation {...props} />;
  if (ledge.length === 0) return <DiscardAll {...props} />;
  return (
    <div className="choices ew-answers">
      <Buttons answers={ledge} choose={props.choose} />
    </div>
  );
};

export const RetreatKeys = (props: EwProps) => {
  const room = ROOM[useStageSize()];
  const { scene } = placed(answersOf(props), room);
  if (scene.length === 0) return null;
  return (
    <div className="choices ew-retreats">
      <Buttons answers={scene} choose={props.choose} />
    </div>
  );
};
