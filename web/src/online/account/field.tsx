/** A labelled input with its hint. */
import { type ComponentProps, useId } from 'react';

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
