/** What is needed rarely at an online table: the dice, the end by agreement, leaving. */
import { Dices, DoorOpen, Handshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { MoreRow } from '../table/more-row.tsx';
import { call } from './api.ts';
import { AutoDecline } from './auto-decline.tsx';
import { Fairness } from './fairness.tsx';
import { useLive } from './live.ts';
import { ProblemNote } from './problem.tsx';
import { useAct } from './use-act.ts';

const Leave = () => {
  const t = useTranslations('online.live');
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const { busy, problem, act } = useAct();
  const table = useLive(s => s.table);
  if (table === null) return null;
  const leave = (): Promise<boolean> =>
    act(async () => {
      await call('POST /api/tables/:table/leave', { table: table.table });
      go('/');
    });
  const what = t('leaveSure', { how: table.onLeave });
  if (!sure) return <MoreRow icon={DoorOpen} label={t('leave')} hint={what} onTouch={() => setSure(true)} />;
  return (
    <div className="more-sure">
      <p role="status">{what}</p>
      <div className="act-row">
        <button type="button" className="button" onClick={() => setSure(false)}>
          {t('leaveNo')}
        </button>
        <button type="button" className="button main" disabled={busy} onClick={() => void leave()}>
          {t('leaveYes')}
        </button>
      </div>
      <ProblemNote problem={problem} />
    </div>
  );
};

export const RareActions = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('online.live');
  const { table, wantEnd } = useLive();
  const dice = useTranslations('online.fair');
  const [fair, setFair] = useState(false);
  if (table === null) return null;
  const plays = table.me !== null && table.state === 'playing';
  const wanted = table.me !== null && (table.seats[table.me]?.wantsEnd ?? false);
  return (
    <>
      <MoreRow icon={Dices} label={t('fair')} hint={t('fairHint')} isExpanded={fair} onTouch={() => setFair(!fair)} />
      {fair && (
        <div className="more-sure">
          <h3>{dice('title')}</h3>
          <Fairness table={table} />
        </div>
      )}
      {plays && <AutoDecline />}
      {plays && (
        <MoreRow
          icon={Handshake}
          label={wanted ? t('endWithdraw') : t('endAsk')}
          hint={t('endAskHint')}
          onTouch={() => {
            void wantEnd(!wanted);
            onClose();
          }}
        />
      )}
      {plays && <Leave />}
    </>
  );
};
