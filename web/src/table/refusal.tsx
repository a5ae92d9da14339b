/** Why not: the sentence and the rule behind it. It goes with the next touch outside its buttons, and by itself after a while; a mouse may rest on it. */
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { AnyText } from '../games/types.ts';
import type { LiveTable } from './store.ts';

/** Milliseconds, unless the reader is inside it. */
const SHOWN = 6000;

/** A phone's slate lies below it: what was touched next must not wait for the note, and a finger on the note clears it away. */
const useGoesAway = (note: RefObject<HTMLElement | null>, onClose: () => void): void => {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    // A finger leaves its hover where it last touched.
    const inside = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';
    const isInside = (): boolean => note.current?.matches(inside) ?? false;
    const timer = setInterval(() => !isInside() && close.current(), SHOWN);
    const touch = ({ target, pointerType }: PointerEvent): void => {
      if (!(target instanceof Element)) return;
      const isRead = note.current?.contains(target) && (pointerType === 'mouse' || target.closest('button') !== null);
      if (!isRead) close.current();
    };
    addEventListener('pointerdown', touch);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', touch);
    };
  }, [note]);
};

export const RefusalNote = ({
  refusal,
  text,
  onRule,
  onClose,
}: {
  refusal: NonNullable<LiveTable['refusal']>;
  text: AnyText;
  onRule: (rule: string) => void;
  onClose: () => void;
}) => {
  const t = useTranslations('table');
  const shell = useTranslations('shell');
  const note = useRef<HTMLDivElement>(null);
  useGoesAway(note, onClose);
  const { illegal, bar, refused } = refusal;
  const sentence =
    illegal !== undefined
      ? text.refusal(illegal)
      : bar !== undefined
        ? t('undoBarred', { why: bar === 'later-entry' ? 'laterEntry' : bar })
        : refused === 'stale'
          ? t('gone')
          : t('refused');
  return (
    <div className="refusal" role="alert" ref={note}>
      <p>
        <strong>{t('why')}</strong> {sentence}
      </p>
      {illegal !== undefined && text.rule(illegal.rule) !== undefined && (
        <button type="button" className="button quiet" onClick={() => onRule(illegal.rule)}>
          {t('ruleLink', { rule: illegal.rule })}
        </button>
      )}
      <button type="button" className="button quiet icon" onClick={onClose} aria-label={shell('close')}>
        <X aria-hidden />
      </button>
    </div>
  );
};
