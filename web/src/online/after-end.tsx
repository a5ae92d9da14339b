/** After an online game: again with seats changed, the replay, the check of the dice, the record. */
import { Dices, Download, History, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { onlineReplay } from '../replay/sources.ts';
import { keepUploaded } from '../replay/uploaded.ts';
import { Dialog } from '../shell/dialog.tsx';
import { addEntropy } from './add-entropy.ts';
import { call } from './api.ts';
import { Fairness } from './fairness.tsx';
import { useLive } from './live.ts';
import { ProblemNote } from './problem.tsx';
import { readRecord, saveRecord } from './record.ts';
import { useAct } from './use-act.ts';
import { ASKED } from './waiting-room.tsx';
import { usePeople } from './who.tsx';

export const AfterEnd = () => {
  const t = useTranslations('online.live');
  const fair = useTranslations('online.fair');
  const table = useLive(s => s.table);
  const [, go] = useLocation();
  const [dice, setDice] = useState(false);
  const { busy, problem, act } = useAct();
  const people = usePeople();
  if (table === null) return null;
  const id = table.table;
  const again = (): Promise<boolean> =>
    act(async () => {
      const next = await call('POST /api/tables/:table/rematch', { table: id }, { entropy: 'later' });
      await addEntropy(next.table);
      go(`/table/${next.table.table}`, { state: ASKED });
    });
  const replay = (): Promise<boolean> =>
    act(async () => {
      keepUploaded(`online-${id}`, await readRecord(id), { people, back: `/table/${id}` });
      go(onlineReplay(id));
    });
  return (
    <>
      {table.rematch !== null && <p role="status">{t('rematchReady')}</p>}
      <div className="act-row">
        {table.me !== null && (
          <button type="button" className="button main" disabled={busy} onClick={() => void again()}>
            <RotateCcw aria-hidden />
            {table.rematch === null ? t('rematch') : t('rematchGo')}
          </button>
        )}
        <button type="button" className="button" disabled={busy} onClick={() => void replay()}>
          <History aria-hidden />
          {t('replay')}
        </button>
        <button type="button" className="button" onClick={() => setDice(true)}>
          <Dices aria-hidden />
          {fair('title')}
        </button>
        <button type="button" className="button quiet" disabled={busy} onClick={() => void act(() => saveRecord(id))}>
          <Download aria-hidden />
          {fair('download')}
        </button>
      </div>
      <ProblemNote problem={problem} />
      {dice && (
        <Dialog title={fair('title')} onClose={() => setDice(false)}>
          <Fairness table={table} />
        </Dialog>
      )}
    </>
  );
};
