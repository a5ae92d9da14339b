/** Those at this table whose lines are not shown, and the way back. */
import { useTranslations } from 'use-intl';
import { call } from '../api.ts';
import { useLive } from '../live.ts';
import { useWho } from '../people.tsx';
import { useAct } from '../use-act.ts';

export const Unread = () => {
  const t = useTranslations('online.live');
  const who = useWho();
  const { table, muted, blocked, askChat } = useLive();
  const { busy, act } = useAct();
  if (table === null) return null;
  const readAgain = (seat: number): Promise<boolean> =>
    act(async () => {
      const params = { table: table.table, seat: String(seat) };
      if (muted.includes(seat)) await call('PUT /api/tables/:table/seats/:seat/mute', params, { muted: false });
      if (blocked.includes(seat)) await call('PUT /api/tables/:table/seats/:seat/block', params, { blocked: false });
      await askChat();
    });
  return table.seats
    .filter(({ seat }) => muted.includes(seat) || blocked.includes(seat))
    .map(info => (
      <p key={info.seat} className="chat-unread muted">
        {blocked.includes(info.seat) ? t('chatIsBlocked', { name: who(info) }) : t('chatIsMuted', { name: who(info) })}
        <button type="button" className="button quiet" disabled={busy} onClick={() => void readAgain(info.seat)}>
          {t('chatReadAgain')}
        </button>
      </p>
    ));
};
