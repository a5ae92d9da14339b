/** What the decision is about: a question, the battle that is on, what happened since, or one's forces. */
import type { PkAction, PkEvent, PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import type { BoardProps } from '../../types.ts';
import { WORDS } from '../words.ts';
import { BattlePanel } from './battle-panel.tsx';
import { ElectionPreview } from './election-preview.tsx';
import { Hand } from './hand.tsx';
import { Questions, StandingAnswers } from './questions.tsx';
import { StoryPanel } from './story-panel.tsx';

export const Focus = ({
  view: anyView,
  me,
  text: anyText,
  lang,
  actions: anyActions,
  fresh,
  draft,
  choose,
  replace,
  askWhy,
  showOdds,
}: BoardProps) => {
  const view = anyView as PkView;
  const text = anyText as unknown as PkText;
  const actions = anyActions as readonly PkAction[];
  const words = WORDS[lang];
  const decide = (action: PkAction): void => (draft.at(-1)?.do === action.do ? replace(action) : choose(action));
  const common = { view, text, words, actions };
  return (
    <>
      {me !== undefined && <Questions {...common} me={me} choose={decide} />}
      <BattlePanel view={view} text={text} words={words} lang={lang} actions={actions} showOdds={showOdds} />
      {me !== undefined && <ElectionPreview view={view} me={me} text={text} words={words} />}
      {me !== undefined && view.commit !== null && <Hand {...common} me={me} choose={choose} askWhy={askWhy} />}
      <StoryPanel
        events={fresh as readonly PkEvent[]}
        folded={me !== undefined && view.commit?.seat === me}
        fought={view.battle?.location}
        text={text}
        words={words}
      />
      {me !== undefined && <StandingAnswers {...common} me={me} choose={choose} />}
    </>
  );
};
