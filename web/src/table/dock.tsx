/** The place of decisions: what is drafted with confirm and change, else the choices; undo in a line with confirm, or alone in a low one. */
import { Check, ChevronsRight, SkipForward, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardProps } from '../games/types.ts';
import { useSettings } from '../settings.ts';
import { Choices } from './choices.tsx';
import { useTable } from './store.ts';
import { useConfirmFocus } from './use-focus.ts';
import type { Words } from './use-words.ts';

export const Dock = ({ words, inWords, props }: { words: Words; inWords: boolean; props: BoardProps }) => {
  const t = useTranslations('table');
  const { screen, text } = words;
  const { message, draft, sending, looking, held, client, confirm, keepDraft, undo } = useTable();
  const pace = useSettings(s => s.pace);
  const confirmButton = useRef<HTMLButtonElement>(null);
  useConfirmFocus(confirmButton, props.complete);
  if (message === null) return null;
  const { complete, actions, view, choose, me } = props;
  const lacking = !complete && !looking && actions.length > 0;
  const offered = complete ? [] : actions;
  const shown = inWords ? offered : offered.filter(action => !screen.draft.onBoard?.(action));
  const { DraftTools } = screen.parts;
  const mine = message.decision !== null;
  const drafting = draft.length > 0;
  const isOnBoardOnly = mine && !inWords && !drafting && !looking && offered.length > 0 && shown.length === 0;
  const maySkip = !mine && message.outcome === null && client?.info.mode === 'solo' && pace !== 'skip';
  const undoButton = (
    <button
      type="button"
      className={`button quiet${drafting ? ' icon' : ''}`}
      disabled={!message.undo || drafting}
      aria-label={drafting ? t('undo') : undefined}
      onClick={() => void undo()}
    >
      <Undo2 aria-hidden />
      {!drafting && t('undo')}
    </button>
  );
  return (
    <div className={`dock${inWords ? '' : ' compact'}${drafting || shown.length > 0 ? '' : ' low'}`} aria-busy={looking || sending}>
      {drafting && (
        <div className="draft" role="group" aria-label={t('chosen')}>
          <p>
            <span className="muted">{t('chosen')}</span> {draft.map(action => text.action(action, message.view)).join(' · ')}
          </p>
          {DraftTools && <DraftTools {...props} />}
          {lacking && (
            <p className="lacking" id="lacking">
              <span className="muted">{t('lacking')}</span> {text.prompt(view, me)}
            </p>
          )}
          <div className="dock-row">
            <button
              type="button"
              ref={confirmButton}
              className="button main confirm"
              disabled={!complete || sending}
              aria-describedby={lacking ? 'lacking' : undefined}
              onClick={() => void confirm()}
            >
              <Check aria-hidden />
              {t('confirm')}
            </button>
            <button type="button" className="button" disabled={sending} onClick={() => void keepDraft(draft.length - 1)}>
              {t('change')}
            </button>
            {undoButton}
          </div>
        </div>
      )}
      {shown.length > 0 && (
        <Choices
          actions={shown}
          all={offered}
          view={view}
          text={text}
          choose={choose}
          disabled={sending}
          headings={inWords}
          givesUp={action => screen.draft.givesUp?.(action, view) ?? false}
        />
      )}
      {isOnBoardOnly && !screen.phone.boardShowsHint?.(view) && <p className="muted">{t('touchLit')}</p>}
      {(!drafting || held || maySkip) && (
        <div className="dock-row minor">
          {!drafting && undoButton}
          {held && (
            <button type="button" className="button" onClick={() => client?.next()}>
              <SkipForward aria-hidden />
              {t('next')}
            </button>
          )}
          {maySkip && (
            <button type="button" className="button quiet" onClick={() => client.skip()}>
              <ChevronsRight aria-hidden />
              {t('skip')}
            </button>
          )}
          {me !== undefined && (
            <span className={`me-chip side-${me} seat-${me}`}>
              {text.seat(me)} <small>{t('you')}</small>
            </span>
          )}
        </div>
      )}
      {inWords && shown.length === 0 && !drafting && <p className="muted">{t('noChoices')}</p>}
    </div>
  );
};
