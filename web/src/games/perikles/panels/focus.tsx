/** What the decision is about: a question, a picked counter, an aimed tile. Battles are here only where their log is not: in replays and lessons. */
import type { PkAction } from '@stoa/perikles';
import { Relations } from '../board/relations.tsx';
import { StandingAnswers } from '../board/standing.tsx';
import { useHasMap } from '../map/use-has-map.ts';
import { goingOn, turnsOf } from '../moments/turns.ts';
import { usePicked } from '../picked.ts';
import type { PkProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { Aim } from './aim.tsx';
import { BattlePanel } from './battle-panel.tsx';
import { LookedAt } from './looked-at.tsx';
import { Outlook } from './outlook.tsx';
import { PickedPanel } from './picked-counter.tsx';
import { Questions } from './questions.tsx';
import { SendingOrder } from './sending-order.tsx';
import { StoryPanel } from './story-panel.tsx';

/** Beside the map: the location that is looked at, as an exact card, and who is at war with whom. */
const BesideMap = (props: PkProps) => {
  const { view, me, text, lang, actions, choose } = props;
  const words = WORDS[lang];
  const { power } = usePicked();
  const isOpen = power !== null;
  return (
    <>
      <SendingOrder {...props} />
      <LookedAt {...props} />
      <details className="pk-fold" open={isOpen} key={isOpen ? 'open' : 'shut'}>
        <summary>{words.relations}</summary>
        <Relations view={view} text={text} words={words}>
          {me !== undefined && <StandingAnswers view={view} me={me} text={text} words={words} actions={actions} choose={choose} />}
        </Relations>
      </details>
    </>
  );
};

export const Focus = (props: PkProps) => {
  const { view, me, text, lang, actions, fresh, log, draft, choose, replace, showOdds } = props;
  const words = WORDS[lang];
  const hasMap = useHasMap();
  const decide = (action: PkAction): void => (draft.at(-1)?.do === action.do ? replace(action) : choose(action));
  const common = { view, text, words, actions };
  return (
    <>
      {me !== undefined && <Questions {...common} me={me} choose={decide} />}
      {goingOn(turnsOf(log)) === undefined && (
        <BattlePanel view={view} text={text} words={words} lang={lang} actions={actions} showOdds={showOdds} />
      )}
      {me !== undefined && <PickedPanel {...common} me={me} choose={choose} />}
      {me !== undefined && <Aim {...common} choose={choose} />}
      {hasMap && view.commit !== null && <BesideMap {...props} />}
      {hasMap && <Outlook {...props} />}
      {log.length === 0 && <StoryPanel events={fresh} folded={false} fought={view.battle?.location} text={text} words={words} />}
    </>
  );
};
