/** What is needed rarely at an online table: the dice, the end by agreement, leaving. */
import { Dices, DoorOpen, Handshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
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
  if (!sure)
    return (
      <button type="button" className="button" onClick={() => setSure(true)}>
        <DoorOpen aria-hidden />
        {t('leave')}
      </button>
    );
  return (
    <div className="act-row">
      <p role="status">{t('leaveSure', { how: table.onLeave })}</p>
      <button type="button" className="button main" disabled={busy} onClick={() => void leave()}>
        {t('leaveYes')}
      </button>
      <button type="button" className="button" onClick={() => setSure(false)}>
        {t('leaveNo')}
      </button>
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
      <div className="act-row">
        <button type="button" className="button" aria-expanded={fair} onClick={() => setFair(!fair)}>
          <Dices aria-hidden />
          {t('fair')}
        </button>
        {plays && (
          <button
            type="button"
            className="button"
            onClick={() => {
              void wantEnd(!wanted);
              onClose();
            }}
          >
            <Handshake aria-hidden />
            {wanted ? t('endWithdraw') : t('endAsk')}
          </button>
        )}
        {plays && <Leave />}
      </div>
      {plays && <AutoDecline />}
      {fair && (
        <>
          <h3>{dice('title')}</h3>
          <Fairness table={table} />
        </>
      )}
    </>
  );
};
