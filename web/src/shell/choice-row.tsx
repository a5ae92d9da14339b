/** A row of alternatives of which one holds: radio buttons that look like segments. */
import { useId } from 'react';

export const ChoiceRow = <V extends string>({
  legend,
  hideLegend = false,
  values,
  value,
  label,
  onChange,
}: {
  legend: string;
  hideLegend?: boolean;
  values: readonly V[];
  value: V;
  label: (value: V) => string;
  onChange: (value: V) => void;
}) => {
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLegend ? 'unseen' : undefined}>{legend}</legend>
      <div className="segments">
        {values.map(v => (
          <label key={v}>
            <input type="radio" name={name} value={v} checked={v === value} onChange={() => onChange(v)} />
            <span className="segment">{label(v)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
