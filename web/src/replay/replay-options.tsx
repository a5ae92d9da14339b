/** How a replay is shown and what can be made of a position: pace, whose eyes, playing on, its address. */
import type { Seat } from '@stoa/engine';
import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AnyText } from '../games/types.ts';
import { ChoiceRow } from '../shell/choice-row.tsx';
import type { ReplayFrame } from '../table/table-client.ts';
import { PlayOn } from './play-on.tsx';
import type { ReplaySource } from './sources.ts';

/** Milliseconds a position stands while the replay runs. */
export const SPEEDS = { slow: 2200, normal: 1100, fast: 400 } as const;
export type Speed = keyof typeof SPEEDS;

interface Props {
  readonly source: ReplaySource;
  readonly text: AnyText;
  readonly frame: ReplayFrame;
  readonly seat: Seat | 'all';
  readonly onSeat: (seat: Seat | 'all') => void;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

export const ReplayOptions = ({ source, text, frame, seat, onSeat, speed, onSpeed }: Props) => {
  const t = useTranslations('replay');
  const [copied, setCopied] = useState<string>();
  const { seats, over, mode } = source.info;
  const open = seats.flatMap((kind, s) => (kind === 'human' || over ? [s] : []));
  const own = seat === 'all' ? Math.max(0, seats.indexOf('human')) : seat;
  const here = `${frame.n} ${seat}`;
  return (
    <div className="replay-options">
      <ChoiceRow legend={t('speed')} values={['slow', 'normal', 'fast']} value={speed} label={v => t(`speed_${v}`)} onChange={onSpeed} />
      {open.length + (over ? 1 : 0) > 1 && (
        <ChoiceRow
          legend={t('seenBy')}
          values={[...open.map(String), ...(over ? ['all'] : [])]}
          value={String(seat)}
          label={v => (v === 'all' ? t('everything') : text.seat(Number(v)))}
          onChange={v => onSeat(v === 'all' ? 'all' : Number(v))}
        />
      )}
      {mode === 'online' && <p className="muted">{t('seenOnly')}</p>}
      {!frame.outcome && <PlayOn source={source} n={frame.n} seat={own} name={text.seat(own)} />}
      {source.opens !== 'once' && (
        <div className="dock-row">
          <button
            type="button"
            className="button quiet"
            onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(here))}
          >
            <LinkIcon aria-hidden />
            {t('copy')}
          </button>
          <span role="status" className="muted">
            {copied === here ? t(source.opens === 'here' ? 'copiedHere' : 'copied') : ''}
          </span>
        </div>
      )}
    </div>
  );
};
