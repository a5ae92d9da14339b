/** What happened since I last decided, whole, newest last, with the door to the chronicle; on coming back, what was missed. */
import { BookOpenText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type LogLine, lineClass } from './log.tsx';

interface Props {
  readonly lines: readonly LogLine[];
  readonly freshFrom: number;
  readonly onLight: (places: readonly string[]) => void;
  readonly onChronicle: () => void;
}

export const Story = ({ lines, freshFrom, onLight, onChronicle }: Props) => {
  const t = useTranslations('table');
  const list = useRef<HTMLUListElement>(null);
  const fresh = lines.filter(line => line.at >= freshFrom);
  const { length } = fresh;
  useEffect(() => {
    const region = list.current?.closest('.story');
    if (length > 0 && region) region.scrollTop = region.scrollHeight;
  }, [length]);
  return (
    <>
      <header className="story-head">
        <h2>{t('newsTitle')}</h2>
        <button type="button" className="button quiet" onClick={onChronicle}>
          <BookOpenText aria-hidden />
          {t('chronicle')}
        </button>
      </header>
      <ul className="news" ref={list}>
        {length === 0 && <li className="muted">{t('logEmpty')}</li>}
        {fresh.map(({ at, words, places, toMe }) => (
          <li key={at} className={lineClass(toMe, false)} onPointerEnter={() => onLight(places)} onPointerLeave={() => onLight([])}>
            {words}
          </li>
        ))}
      </ul>
    </>
  );
};
