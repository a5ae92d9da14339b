/** The ways on, at the right or lower end of the ledge: undo, another way, and last the main button. */
import type { Action } from '@stoa/engine';
import { Check, ChevronsRight, SkipForward, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardProps } from '../games/types.ts';
import { useSettings } from '../settings.ts';
import type { Offer } from './offer.ts';
import { Offered } from './offered.tsx';
import { useTable } from './store.ts';
import type { Armed } from './use-armed.ts';
import { useConfirmFocus } from './use-focus.ts';
import type { Words } from './use-words.ts';

interface Props {
  readonly words: Words;
  readonly props: BoardProps;
  readonly offer: Offer;
  /** The only answer is about to be given by itself: a bar on the button shows how soon. */
  readonly lone: boolean;
  readonly armed: Armed;
  /** The game is over: opens the result, or shows the board again where it is open. */
  readonly result: { readonly isOpen: boolean; readonly toggle: () => void } | undefined;
}

const UndoButton = ({ words: { screen, text }, props }: Pick<Props, 'words' | 'props'>) => {
  const t = useTranslations('table');
  const { message, undo } = useTable();
  const back = screen.draft.takesBack?.(props.actions);
  // Where nothing can be taken back the button still answers: it says why.
  const isShut = back === undefined && !message?.undo;
  return (
    <button
      type="button"
      className={`button quiet undo${isShut ? ' shut' : ''}`}
      aria-disabled={isShut}
      aria-label={back === undefined ? t('undo') : text.action(back, props.view)}
      onClick={() => (back === undefined ? void undo() : props.choose(back))}
    >
      <Undo2 aria-hidden />
      <span className="wide-only">{t('undo')}</span>
    </button>
  );
};

/** While others decide: the next step of a bot, or straight on to my own decision. */
const Onward = () => {
  const t = useTranslations('table');
  const { message, held, client } = useTable();
  const pace = useSettings(s => s.pace);
  const maySkip = message?.decision === null && message.outcome === null && client?.info.mode === 'solo' && pace !== 'skip';
  return (
    <>
      {maySkip && (
        <button type="button" className="button quiet" onClick={() => client.skip()}>
          <ChevronsRight aria-hidden />
          {t('skip')}
        </button>
      )}
      {held && (
        <button
          type="button"
          // Beside a decision of the reader's own it is not the main way on.
          className={message?.decision === null ? 'button main' : 'button quiet'}
          aria-label={t('next')}
          onClick={() => client?.next()}
        >
          <SkipForward aria-hidden />
          <span className={message?.decision === null ? undefined : 'wide-only'}>{t('next')}</span>
        </button>
      )}
    </>
  );
};

const Change = () => {
  const t = useTranslations('table');
  const { draft, sending, keepDraft } = useTable();
  return (
    <button type="button" className="button change" disabled={sending} onClick={() => void keepDraft(draft.length - 1)}>
      {t('change')}
    </button>
  );
};

const Confirm = ({ words: { screen }, props }: Pick<Props, 'words' | 'props'>) => {
  const t = useTranslations('table');
  const { sending, confirm } = useTable();
  const button = useRef<HTMLButtonElement>(null);
  useConfirmFocus(button, props.complete);
  // Where the next touch decides there is nothing to confirm; the place stays empty, so that nothing else comes to lie there.
  const decides = !props.complete && props.actions.every(a => screen.draft.commitMode?.(a, props.actions) === 'at-once');
  return decides ? (
    <span className="main-place" aria-hidden="true" />
  ) : (
    <button
      type="button"
      ref={button}
      className="button main confirm"
      disabled={!props.complete || sending}
      aria-describedby="said-note"
      onClick={() => void confirm()}
    >
      <Check aria-hidden />
      {screen.draft.deed?.(props) ?? t('confirm')}
    </button>
  );
};

export const Dock = ({ words, props, offer, lone, armed, result }: Props) => {
  const t = useTranslations('table');
  const { draft, sending, looking } = useTable();
  const { Ways } = words.screen.parts;
  const isDrafting = draft.length > 0;
  const isOffered = offer.inLedge && offer.shown.length > 0;
  const { givesUp } = words.screen.draft;
  const isGivenUp = (action: Action): boolean => givesUp?.(action, props.view) ?? false;
  // What gives something up does not lie where a deed was confirmed the moment before.
  const keepsPlace = isOffered && offer.shown.every(isGivenUp) && !offer.all.every(isGivenUp);
  if (result)
    return (
      <div className="dock">
        <button type="button" className={`button to-result${result.isOpen ? '' : ' main'}`} onClick={result.toggle}>
          {result.isOpen ? t('toBoard') : t('result')}
        </button>
      </div>
    );
  return (
    <div className="dock" aria-busy={looking || sending || !armed.armed} data-lone={lone || undefined} onClickCapture={armed.guard}>
      {!isDrafting && props.me !== undefined && <UndoButton words={words} props={props} />}
      <Onward />
      {Ways && !isDrafting && <Ways {...props} />}
      {isDrafting && <Change />}
      {offer.inLedge && <Offered words={words} props={props} offer={offer} headings={false} />}
      {keepsPlace && <span className="kept-place" aria-hidden="true" />}
      {isDrafting && !isOffered && <Confirm words={words} props={props} />}
    </div>
  );
};
