/** About another player's line: tell the operator, or mute that player here or anywhere. */
import type { ChatLine } from '@stoa/protocol';
import { BellOff, Flag, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../shell/dialog.tsx';
import { call } from '../api.ts';
import { useLive } from '../live.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';

export const LineDialog = ({ line, onClose }: { line: ChatLine; onClose: () => void }) => {
  const t = useTranslations('online.live');
  const { table, askChat } = useLive();
  const [told, setTold] = useState(false);
  const { busy, problem, act } = useAct();
  if (table === null) return null;
  const { seat } = line;
  const name = line.name ?? t('guest');
  const report = async (): Promise<void> =>
    setTold(await act(() => call('POST /api/tables/:table/chat/:n/report', { table: table.table, n: String(line.n) })));
  const shun = async (how: 'mute' | 'block'): Promise<void> => {
    const params = { table: table.table, seat: String(seat) };
    const done = await act(() =>
      how === 'mute'
        ? call('PUT /api/tables/:table/seats/:seat/mute', params, { muted: true })
        : call('PUT /api/tables/:table/seats/:seat/block', params, { blocked: true }),
    );
    if (!done) return;
    await askChat();
    onClose();
  };
  return (
    <Dialog title={name} onClose={onClose}>
      <blockquote className="chat-quote">{line.text}</blockquote>
      <div className="stack">
        <button type="button" className="button" disabled={busy || told} onClick={() => void report()}>
          <Flag aria-hidden />
          {t('chatReport')}
        </button>
        {seat !== null && (
          <>
            <button type="button" className="button" disabled={busy} onClick={() => void shun('mute')}>
              <BellOff aria-hidden />
              {t('chatMute', { name })}
            </button>
            <button type="button" className="button" disabled={busy} onClick={() => void shun('block')}>
              <UserX aria-hidden />
              {t('chatBlock', { name })}
            </button>
          </>
        )}
      </div>
      <p role="status">{told && t('chatReported')}</p>
      <ProblemNote problem={problem} />
    </Dialog>
  );
};
