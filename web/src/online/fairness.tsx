/** The dice of an online table: the seal, what this browser added, and after the end the check of every draw, here in the page. */
import type { Fairness as Facts, TableInfo } from '@stoa/protocol';
import { Download, ShieldCheck } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Verdict } from '../table/table-client.ts';
import { WorkerLink } from '../table/worker-client.ts';
import { call } from './api.ts';
import { ProblemNote } from './problem.tsx';
import { readRecord, saveRecord } from './record.ts';
import { recall } from './table-memory.ts';
import { useAct } from './use-act.ts';

interface Checked {
  readonly verdict: Verdict | null;
  /** The record's seal is the table's. */
  readonly sameSeal: boolean;
}

const checkRecord = async (id: string, seal: string): Promise<Checked> => {
  const record = await readRecord(id);
  const link = new WorkerLink();
  try {
    const verdict = await link.ask('verify', { record });
    const { header } = JSON.parse(record) as { readonly header?: { readonly commitment?: unknown } };
    return { verdict, sameSeal: header?.commitment === seal };
  } finally {
    link.close();
  }
};

const Result = ({ verdict, sameSeal }: Checked) => {
  const t = useTranslations('online.fair');
  if (verdict === null) return <p className="verdict-bad">{t('unreadable')}</p>;
  return (
    <>
      <p className={verdict.ok ? 'verdict-ok' : 'verdict-bad'}>
        {verdict.ok ? t('ok', { entries: verdict.entries }) : t('bad', { firstBad: verdict.firstBad ?? 0 })}
      </p>
      <p className={verdict.draws === 'verified' ? 'verdict-ok' : 'verdict-bad'}>{t(`draws_${verdict.draws}`)}</p>
      {!sameSeal && <p className="verdict-bad">{t('otherSeal')}</p>}
    </>
  );
};

/** What the seal protects from whom, and what it does not. */
const PROTECTS = ['protectsPlayers', 'protectsServer', 'protectsNot', 'protectsRestore'] as const;

export const Fairness = ({ table }: { table: TableInfo }) => {
  const t = useTranslations('online.fair');
  const format = useFormatter();
  const [facts, setFacts] = useState<Facts | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const { busy, problem, act } = useAct();
  const id = table.table;
  const { entropy, commitment } = recall(id);
  useEffect(() => {
    void act(async () => setFacts(await call('GET /api/tables/:table/fairness', { table: id })));
  }, [id, act]);
  const seal = facts?.commitment ?? table.commitment;
  const isOver = table.state === 'over';
  const check = (): Promise<boolean> => act(async () => setChecked(await checkRecord(id, commitment ?? seal)));
  return (
    <section className="fairness" aria-label={t('title')}>
      <p>{t('lead')}</p>
      <dl>
        <dt>{t('seal')}</dt>
        <dd>
          <code>{seal}</code>
          {commitment !== undefined && (
            <p className={commitment === seal ? 'verdict-ok' : 'verdict-bad'}>{commitment === seal ? t('sealKept') : t('sealChanged')}</p>
          )}
        </dd>
        {table.me !== null && (
          <>
            <dt>{t('added')}</dt>
            <dd>
              {entropy === undefined ? (
                t('addedNone')
              ) : (
                <>
                  <code>{entropy}</code>
                  {facts && (
                    <p className={facts.entropies.includes(entropy) ? 'verdict-ok' : 'verdict-bad'}>
                      {facts.entropies.includes(entropy) ? t('addedIn') : t('addedOut')}
                    </p>
                  )}
                </>
              )}
            </dd>
          </>
        )}
        {facts?.secret && (
          <>
            <dt>{t('secret')}</dt>
            <dd>
              <code>{facts.secret}</code>
            </dd>
          </>
        )}
        {facts?.later.map(({ at, commitment: later, secret }) => (
          <Fragment key={later}>
            <dt>{t('laterSeal', { when: format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' }) })}</dt>
            <dd>
              <code>{later}</code>
            </dd>
            {secret !== null && (
              <>
                <dt>{t('laterSecret')}</dt>
                <dd>
                  <code>{secret}</code>
                </dd>
              </>
            )}
          </Fragment>
        ))}
      </dl>
      {isOver ? (
        <div className="act-row">
          <button type="button" className="button" disabled={busy} onClick={() => void check()}>
            <ShieldCheck aria-hidden />
            {busy ? t('checking') : t('check')}
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => void act(() => saveRecord(id))}>
            <Download aria-hidden />
            {t('download')}
          </button>
        </div>
      ) : (
        <p className="muted">{t('notYet')}</p>
      )}
      <div role="status">{checked && <Result {...checked} />}</div>
      <ProblemNote problem={problem} />
      <ul className="muted">
        {PROTECTS.map(what => (
          <li key={what}>{t(what)}</li>
        ))}
      </ul>
    </section>
  );
};
