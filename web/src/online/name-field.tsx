/** The name others see. Optional; a guest without one plays as well. */
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMe, useIdentity } from './identity.ts';
import { ProblemNote } from './problem.tsx';
import { useAct } from './use-act.ts';

export const NameInput = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const t = useTranslations('online.wait');
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('name')}</label>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={24}
        autoComplete="nickname"
        aria-describedby={`${id}-hint`}
        onChange={event => onChange(event.target.value)}
      />
      <small id={`${id}-hint`} className="muted">
        {t('nameHint')}
      </small>
    </div>
  );
};

export const NameForm = () => {
  const t = useTranslations('online.wait');
  const account = useIdentity(s => s.account);
  const [name, setName] = useState(account?.name ?? '');
  const [saved, setSaved] = useState(false);
  const { busy, problem, act } = useAct();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSaved(await act(() => callMe(name)));
  };
  return (
    <form className="name-form" onSubmit={event => void save(event)}>
      <NameInput
        value={name}
        onChange={next => {
          setName(next);
          setSaved(false);
        }}
      />
      <button type="submit" className="button" disabled={busy || name.trim() === '' || name.trim() === account?.name}>
        {t('nameSave')}
      </button>
      <p role="status" className="muted">
        {saved && t('nameSaved')}
      </p>
      <ProblemNote problem={problem} />
    </form>
  );
};
