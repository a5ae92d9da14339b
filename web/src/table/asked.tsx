/** The ledge's sentence at a live table: what a moment says, or the prompt with the draft, a refusal, or who is awaited below it. */
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { StageMoment } from '../games/types.ts';
import { useOutcomeWords } from './outcome-words.ts';
import type { Dialogs, PartProps } from './ready.ts';
import { RefusalNote } from './refusal.tsx';
import { Say } from './say.tsx';
import { Waiting } from './waiting.tsx';

interface Sentence {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly show: (dialog: Dialogs) => void;
}
export type LedgeProps = PartProps & {
  readonly moment: StageMoment | undefined;
  /** The result lies over the board: it says how the game ended. */
  readonly isResultOpen: boolean;
};

const Prompt = ({ ready, props, isResultOpen, heading, show }: Omit<LedgeProps, 'moment'> & Sentence) => {
  const t = useTranslations('table');
  const outcomeWords = useOutcomeWords();
  const { table, info, message, words, slots, inWords } = ready;
  const { viewer, draft, refusal } = table;
  const { text, screen, lang } = words;
  const { Note } = slots;
  const mine = message.decision !== null;
  // Where a lesson only tells, no seat is asked: a role has the line say whose decision it is, and without roles it leads back to the lesson.
  const isShown = info.mode === 'lesson' && !mine;
  const reader = isShown && !screen.byName ? undefined : viewer;
  const isOnlyTold = isShown && screen.byName === true && viewer !== undefined && message.waiting.includes(viewer);
  const hint = mine && !inWords ? screen.draft.hint?.(props.view, props.actions, lang) : undefined;
  const isOnBoardOnly = mine && !inWords && draft.length === 0 && props.actions.length > 0 && !screen.phone.boardShowsHint?.(props.view);
  const narrowed = screen.draft.useAsks?.(props);
  const prompt = message.outcome
    ? isResultOpen
      ? t('end')
      : outcomeWords(message.outcome, text, info.mode === 'hot-seat' ? undefined : viewer)
    : isOnlyTold
      ? t('lessonGoesOn')
      : (narrowed ?? text.prompt(props.view, reader));
  return (
    <Say prompt={prompt} heading={heading} mine={mine} me={viewer}>
      {Note && <Note />}
      {refusal ? (
        <RefusalNote refusal={refusal} text={text} onRule={rule => show({ rules: [rule] })} onClose={table.clearRefusal} />
      ) : draft.length > 0 ? (
        <p className="said-note" id="said-note">
          {t('chosen')} {draft.map(action => text.action(action, message.view)).join(' · ')}
          {hint !== undefined && !props.complete && `. ${hint}`}
        </p>
      ) : isShown ? (
        !isOnlyTold && <p className="said-note">{t('lessonGoesOn')}</p>
      ) : !mine ? (
        <Waiting message={message} me={viewer} nameOf={text.seat} prompt={prompt} />
      ) : hint !== undefined ? (
        <p className="said-note">{hint}</p>
      ) : (
        isOnBoardOnly && props.actions.every(action => screen.draft.onBoard?.(action)) && <p className="said-note">{t('touchLit')}</p>
      )}
    </Say>
  );
};

export const Asked = ({ ready, props, moment, isResultOpen, heading, show }: LedgeProps & Sentence) =>
  moment?.say ? (
    <Say prompt={moment.say.prompt} heading={heading} mine={false} me={ready.table.viewer}>
      {moment.say.note && <p className="said-note">{moment.say.note}</p>}
    </Say>
  ) : (
    <Prompt ready={ready} props={props} isResultOpen={isResultOpen} heading={heading} show={show} />
  );
