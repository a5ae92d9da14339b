/** A die as it fell; one above the cap shows what it counts. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [6, 6],
    [18, 18],
  ],
  3: [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  4: [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  5: [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  6: [
    [6, 6],
    [18, 6],
    [6, 12],
    [18, 12],
    [6, 18],
    [18, 18],
  ],
};

export const Die = ({
  value,
  cap,
  best,
  label,
  counts,
}: {
  value: number;
  cap: number;
  best: boolean;
  label: string;
  /** What the small number means, where the cap lowers the die. */
  counts: string | undefined;
}) => (
  <span className={`ew-die${best ? ' best' : ''}${value > cap ? ' capped' : ''}`} title={counts}>
    <svg viewBox="0 0 24 24" role="img" aria-label={counts === undefined ? label : `${label}, ${counts}`}>
      <rect x="1" y="1" width="22" height="22" rx="4" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="2.400" />
      ))}
    </svg>
    {value > cap && (
      <span className="ew-die-counts" aria-hidden="true">
        {cap}
      </span>
    )}
  </span>
);
