/** What the decision is about: a question, the battle that is on. A replay, which has no stage for events, tells them here. */
import type { PkAction } from '@stoa/perikles';
import type { PkProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { Aim } from './aim.tsx';
import { BattlePanel } from './battle-panel.tsx';
import { Questions } from './questions.tsx';
import { StoryPanel } from './story-panel.tsx';

export const Focus = ({ view, me, text, lang, actions, fresh, log, draft, choose, replace, showOdds }: PkProps) => {
  const words = WORDS[lang];
  const decide = (action: PkAction): void => (draft.at(-1)?.do === action.do ? replace(action) : choose(action));
  const common = { view, text, words, actions };
  return (
    <>
      {me !== undefined && <Questions {...common} me={me} choose={decide} />}
      <BattlePanel view={view} text={text} words={words} lang={lang} actions={actions} showOdds={showOdds} />
      {me !== undefined && <Aim view={view} text={text} words={words} />}
      {log.length === 0 && <StoryPanel events={fresh} folded={false} fought={view.battle?.location} text={text} words={words} />}
    </>
  );
};
