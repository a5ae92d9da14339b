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

/** What this browser added to the dice, and whether it is among what the server lists. */
const Added = ({ entropy, facts }: { entropy: string | undefined; facts: Facts | null }) => {
  const t = useTranslations('online.fair');
  if (entropy === undefined) return <dd>{t('addedNone')}</dd>;
  const isIn = facts?.entropies.includes(entropy);
  return (
    <dd>
      <code>{entropy}</code>
      {isIn !== undefined && <p className={isIn ? 'verdict-ok' : 'verdict-bad'}>{isIn ? t('addedIn') : t('addedOut')}</p>}
    </dd>
  );
};

/** Seals that a restored server made later, with their secrets once the game is over. */
const LaterSeals = ({ later }: Pick<Facts, 'later'>) => {
  const t = useTranslations('online.fair');
  const format = useFormatter();
  return later.map(({ at, commitment, secret }) => (
    <Fragment key={commitment}>
      <dt>{t('laterSeal', { when: format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' }) })}</dt>
      <dd>
        <code>{commitment}</code>
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
  ));
};

const Seals = ({ table, facts }: { table: TableInfo; facts: Facts | null }) => {
  const t = useTranslations('online.fair');
  const { entropy, commitment } = recall(table.table);
  const seal = facts?.commitment ?? table.commitment;
  return (
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
          <Added entropy={entropy} facts={facts} />
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
      {facts && <LaterSeals later={facts.later} />}
    </dl>
  );
};

export const Fairness = ({ table }: { table: TableInfo }) => {
  const t = useTranslations('online.fair');
  const [facts, setFacts] = useState<Facts | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const { busy, problem, act } = useAct();
  const id = table.table;
  useEffect(() => {
    void act(async () => setFacts(await call('GET /api/tables/:table/fairness', { table: id })));
  }, [id, act]);
  /** The seal as this browser saw it first, if it did. */
  const seal = recall(id).commitment ?? facts?.commitment ?? table.commitment;
  const check = (): Promise<boolean> => act(async () => setChecked(await checkRecord(id, seal)));
  return (
    <section className="fairness" aria-label={t('title')}>
      <p>{t('lead')}</p>
      <Seals table={table} facts={facts} />
      {table.state === 'over' ? (
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
