/** How much time a player has: in words, short on a plate, counting down. */
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** 12:05 under an hour, then hours, then days. */
export const useTimeWords = (): ((ms: number) => string) => {
  const format = useFormatter();
  return ms => {
    const unit = (n: number, name: 'day' | 'hour' | 'minute'): string =>
      format.number(n, { style: 'unit', unit: name, unitDisplay: 'short' });
    if (ms >= DAY) return `${unit(Math.floor(ms / DAY), 'day')} ${unit(Math.floor((ms % DAY) / HOUR), 'hour')}`;
    if (ms >= HOUR) return `${unit(Math.floor(ms / HOUR), 'hour')} ${unit(Math.floor((ms % HOUR) / MINUTE), 'minute')}`;
    const seconds = Math.max(0, Math.ceil(ms / SECOND));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };
};

/** On a plate: 2d, 1d 5h, 7h 20m, 12:05. */
const usePlateTime = (): ((ms: number) => string) => {
  const format = useFormatter();
  const words = useTimeWords();
  return ms => {
    if (ms < HOUR) return words(ms);
    const unit = (n: number, name: 'day' | 'hour' | 'minute'): string =>
      n === 0 ? '' : format.number(n, { style: 'unit', unit: name, unitDisplay: 'narrow' });
    const days = Math.floor(ms / DAY);
    const hours = Math.floor((ms % DAY) / HOUR);
    const parts =
      days > 1
        ? [unit(days, 'day')]
        : days === 1
          ? [unit(1, 'day'), unit(hours, 'hour')]
          : [unit(hours, 'hour'), unit(Math.floor((ms % HOUR) / MINUTE), 'minute')];
    return parts.filter(Boolean).join(' ');
  };
};

interface CountdownProps {
  readonly left: number;
  readonly at: number;
  readonly running: boolean;
  /** There is little room. */
  readonly isShort?: boolean;
}
/** Counts down from what the server said. */
export const Countdown = ({ left, at, running, isShort = false }: CountdownProps) => {
  const t = useTranslations('online.live');
  const words = useTimeWords();
  const plateTime = usePlateTime();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), left > DAY ? MINUTE : SECOND);
    return () => clearInterval(timer);
  }, [running, left]);
  const rest = Math.max(0, running ? left - Math.max(0, now - at) : left);
  const time = words(rest);
  return (
    <span className={`clock${running ? ' running' : ''}${running && rest < MINUTE ? ' short' : ''}`}>
      <span className="unseen">{t('clock', { time })}</span>
      <span aria-hidden>{isShort ? plateTime(rest) : time}</span>
    </span>
  );
};
