/** Between two people at one screen: nothing of the table shows until the next one says so. */
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Picture } from '../art/picture.tsx';

export const HandOver = ({ seat, onReady }: { seat: string; onReady: () => void }) => {
  const t = useTranslations('table');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="hand-over">
      <Picture gallery="house/moments" name="at-the-board" />
      <h1>{t('handOver', { seat })}</h1>
      <p>{t('handOverLead', { seat })}</p>
      <button type="button" ref={button} className="button main" onClick={onReady}>
        {t('handOverReady', { seat })}
      </button>
      <Link href="/">{t('toHome')}</Link>
    </main>
  );
};
