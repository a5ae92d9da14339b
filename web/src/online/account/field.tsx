/** A labelled input with its hint; the two that every way in asks for. */
import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'use-intl';

export const Field = ({
  label,
  hint,
  onText,
  ...input
}: { label: string; hint?: string; onText: (text: string) => void } & Omit<ComponentProps<'input'>, 'onChange' | 'id'>) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="input"
        required
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        onChange={event => onText(event.target.value)}
      />
      {hint !== undefined && (
        <small id={`${id}-hint`} className="muted">
          {hint}
        </small>
      )}
    </div>
  );
};

interface Known {
  readonly value: string;
  readonly onText: (text: string) => void;
}

export const LoginField = ({ isNew = false, ...known }: Known & { isNew?: boolean }) => {
  const t = useTranslations('online.account');
  const hint = isNew ? { hint: t('loginHint') } : {};
  return (
    <Field
      {...known}
      {...hint}
      label={t('login')}
      pattern="[A-Za-z0-9][A-Za-z0-9._\-]{2,23}"
      autoComplete="username"
      autoCapitalize="none"
    />
  );
};

export const PasswordField = ({ label, isNew = false, ...known }: Known & { label: string; isNew?: boolean }) => {
  const t = useTranslations('online.account');
  const hint = isNew ? { hint: t('passwordHint') } : {};
  const kind = isNew ? 'new-password' : 'current-password';
  return <Field {...known} {...hint} label={label} type="password" minLength={8} maxLength={200} autoComplete={kind} />;
};
