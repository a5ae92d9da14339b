/** "What if?": a new game against bots from the position that is shown. The old game stays as it was. */
import type { Seat } from '@stoa/engine';
import { GitFork } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isGameId } from '../games/index.ts';
import { useStart } from '../shell/start.ts';
import type { SeatKind } from '../table/table-client.ts';
import type { ReplaySource } from './sources.ts';

interface Props {
  readonly source: ReplaySource;
  readonly n: number;
  readonly seat: Seat;
  /** The seat's name. */
  readonly name: string;
}

export const PlayOn = ({ source: { info, fork }, n, seat, name }: Props) => {
  const t = useTranslations('replay');
  const { start, starting } = useStart();
  const { game, level } = info;
  if (fork === undefined || !isGameId(game)) return null;
  const seats = info.seats.map((_, other): SeatKind => (other === seat ? 'human' : 'bot'));
  return (
    <>
      <div className="dock-row">
        <button
          type="button"
          className="button"
          disabled={starting}
          onClick={() => void fork(n, seat).then(from => start({ game, mode: 'solo', seats, level, from }))}
        >
          <GitFork aria-hidden />
          {t('playOn', { seat: name })}
        </button>
      </div>
      <p className="muted">{t('playOnHint', { seat: name })}</p>
    </>
  );
};
