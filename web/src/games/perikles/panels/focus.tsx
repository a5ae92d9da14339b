/** What the decision is about: a question, the battle that is on, what happened since. */
import type { PkAction } from '@stoa/perikles';
import { isPhone } from '../../../screen-size.ts';
import type { PkProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { Aim } from './aim.tsx';
import { BattlePanel } from './battle-panel.tsx';
import { ElectionPreview } from './election-preview.tsx';
import { Questions } from './questions.tsx';
import { StoryPanel } from './story-panel.tsx';

export const Focus = ({ view, me, text, lang, actions, fresh, draft, choose, replace, showOdds }: PkProps) => {
  const words = WORDS[lang];
  const decide = (action: PkAction): void => (draft.at(-1)?.do === action.do ? replace(action) : choose(action));
  const common = { view, text, words, actions };
  return (
    <>
      {me !== undefined && <Questions {...common} me={me} choose={decide} />}
      <BattlePanel view={view} text={text} words={words} lang={lang} actions={actions} showOdds={showOdds} />
      {me !== undefined && <ElectionPreview view={view} me={me} text={text} words={words} />}
      {me !== undefined && <Aim view={view} text={text} words={words} />}
      <StoryPanel
        events={fresh}
        folded={me !== undefined && (draft.length > 0 || (view.commit?.seat === me && !(!isPhone() && fresh.some(e => e.e === 'elected'))))}
        fought={view.battle?.location}
        text={text}
        words={words}
      />
    </>
  );
};
