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
      {chance && (
        <b className="ew-chance">
          <span> · </span>
          {chance}
        </b>
      )}
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
    <div className={`choices ew-answers${ledge.length > room ? ' narrow' : ''}`}>
      <Buttons answers={ledge} choose={props.choose} />
    </div>
  );
};

interface Way extends Pick<Answer, 'action' | 'words'> {
  readonly to: string;
}

/** Retreats are named by where they lead; what they are stands once, before them. */
export const SceneKeys = (props: EwProps) => {
  const room = ROOM[useStageSize()];
  const { text, lang, choose } = props;
  const { scene } = placed(answersOf(props), room);
  if (scene.length === 0) return null;
  const ways = scene.flatMap(({ action, words }): readonly Way[] => {
    if (action.do === 'retreat-road') return [{ action, words, to: text.cities[action.city] }];
    return action.do === 'retreat-sea' ? [{ action, words, to: text.cities[action.port] }] : [];
  });
  const bySea = ways.some(({ action }) => action.do === 'retreat-sea');
  return (
    <div className="choices ew-scene-keys">
      {ways.length > 0 && <span aria-hidden="true">{WORDS[lang].retreatWays(bySea)}</span>}
      {ways.map(({ action, words, to }) => (
        <button key={to} type="button" className="button" aria-label={words} onClick={() => choose(action)}>
          {to}
        </button>
      ))}
      <Buttons answers={scene.filter(({ action }) => action.do === 'react')} choose={choose} />
    </div>
  );
};
