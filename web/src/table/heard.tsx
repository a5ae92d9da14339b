/** For readers: what others did, once for each player, and that it is the reader's turn. */
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardProps } from '../games/types.ts';
import { linesOf } from './log.tsx';
import { deedsOf } from './story.tsx';
import type { Words } from './use-words.ts';

interface HeardProps {
  readonly words: Words;
  readonly props: BoardProps;
  readonly isMine: boolean;
}
const Heard = memo(({ words: { text, screen }, props, isMine }: HeardProps) => {
  const t = useTranslations('table');
  const deeds = deedsOf(linesOf(props.news, text, screen, props.me), props.me);
  return (
    <>
      <div className="unseen" role="status" aria-live="polite">
        {deeds.map(({ lines }) => lines.map(line => line.words).join(' ')).join(' ')}
      </div>
      <div className="unseen" aria-live="assertive">
        {isMine && `${t('yourTurn')}: ${text.prompt(props.view, props.me)}`}
      </div>
    </>
  );
});
/** A moment after what is asked. */
export const HeardSoon = ({ words, props, isMine }: HeardProps) => {
  const heard = useMemo((): HeardProps => ({ words, props, isMine }), [words, props, isMine]);
  return <Heard {...useDeferredValue(heard)} />;
};
