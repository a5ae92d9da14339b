/** Asks a member to a table by sign-in name: the invitation stands on that member's home page. */
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from './api.ts';
import { ProblemNote } from './problem.tsx';
import { useAct } from './use-act.ts';

export const AskByName = ({ table }: { table: string }) => {
  const t = useTranslations('online.wait');
  const id = useId();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const { busy, problem, act } = useAct();
  const to = name.trim();
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(null);
    if (!(await act(() => call('POST /api/tables/:table/invitations', { table }, { to })))) return;
    setAsked(to);
    setName('');
  };
  return (
    <form className="name-form" onSubmit={event => void ask(event)}>
      <div className="field">
        <label htmlFor={id}>{t('byName')}</label>
        <input id={id} className="input" value={name} maxLength={24} autoComplete="off" onChange={event => setName(event.target.value)} />
      </div>
      <button type="submit" className="button" disabled={busy || to === ''}>
        {t('ask')}
      </button>
      <p role="status" className="muted">
        {asked !== null && t('asked', { name: asked })}
      </p>
      {problem?.code === 'unknown' || problem?.code === 'malformed' ? (
        <p role="alert">{t('noSuchName')}</p>
      ) : (
        <ProblemNote problem={problem} />
      )}
    </form>
  );
};
