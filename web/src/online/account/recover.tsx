/** Back in with a recovery code and a new password. What else opens the account is shown first, all of it ticked to be ended. */
import type { ApiReply } from '@stoa/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '../api.ts';
import { useIdentity } from '../identity.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import { Field, LoginField, PasswordField } from './field.tsx';

type Ways = ApiReply<'POST /api/session/recover/look'>;

/** Codes are four groups of four; capitals and spaces are forgiven. */
const codeOf = (typed: string): string => typed.trim().toLowerCase().replaceAll(/\s+/g, '-');

const WaysIn = ({ ways, kept, onKept }: { ways: Ways; kept: ReadonlySet<string>; onKept: (kept: ReadonlySet<string>) => void }) => {
  const t = useTranslations('online.account');
  const format = useFormatter();
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => legend.current?.focus(), []);
  const tick = (id: string, isTicked: boolean): void => {
    const next = new Set(kept);
    if (isTicked) next.delete(id);
    else next.add(id);
    onKept(next);
  };
  const rows = [
    ...ways.passkeys.map(way => ({ ...way, name: t('wayPasskey', { label: way.label }) })),
    ...ways.tokens.map(way => ({ ...way, name: t('wayToken', { label: way.label }) })),
  ];
  return (
    <fieldset className="stack ways">
      <legend ref={legend} tabIndex={-1}>
        {t('ways')}
      </legend>
      <p className="muted">{t('waysLead')}</p>
      {rows.map(({ id, name, createdAt }) => (
        <label key={id} className="check">
          <input type="checkbox" checked={!kept.has(id)} onChange={event => tick(id, event.target.checked)} />
          <span>
            {name} <small className="muted">{t('wayMade', { when: format.relativeTime(createdAt, Date.now()) })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

export const Recover = () => {
  const t = useTranslations('online.account');
  const wrong = useTranslations('online.problem');
  const know = useIdentity(s => s.know);
  const [login, setLogin] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [ways, setWays] = useState<Ways | null>(null);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const { busy, problem, act } = useAct();
  /** What was listed belongs to another name and code. */
  const changing =
    (set: (text: string) => void) =>
    (text: string): void => {
      set(text);
      setWays(null);
      setKept(new Set());
    };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act(async () => {
      const who = { login, code: codeOf(code) };
      const shown = ways ?? (await call('POST /api/session/recover/look', {}, who));
      if (ways === null && shown.passkeys.length + shown.tokens.length > 0) {
        setWays(shown);
        return;
      }
      const keptOf = (rows: readonly { readonly id: string }[]): string[] => rows.flatMap(({ id }) => (kept.has(id) ? id : []));
      const keep = { passkeys: keptOf(shown.passkeys), tokens: keptOf(shown.tokens) };
      know((await call('POST /api/session/recover', {}, { ...who, password, keep })).account);
    });
  };
  const isWrong = problem?.code === 'wrong-credentials' || problem?.code === 'malformed';
  return (
    <details className="panel more-choices">
      <summary>{t('recover')}</summary>
      <form className="stack" onSubmit={submit} aria-label={t('recover')}>
        <LoginField value={login} onText={changing(setLogin)} />
        <Field label={t('code')} value={code} onText={changing(setCode)} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        <PasswordField isNew label={t('newPassword')} value={password} onText={setPassword} />
        {ways && <WaysIn ways={ways} kept={kept} onKept={setKept} />}
        {isWrong ? (
          <p className="problem" role="alert">
            {wrong('wrongCode')}
          </p>
        ) : (
          <ProblemNote problem={problem} />
        )}
        <button type="submit" className="button start" disabled={busy}>
          {ways ? t('recoverDo') : t('signIn')}
        </button>
      </form>
    </details>
  );
};
