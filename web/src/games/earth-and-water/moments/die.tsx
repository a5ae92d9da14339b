/** A die as it fell: the best one stands out, one above the cap wears what it counts. */
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

interface Props {
  readonly value: number;
  readonly cap: number;
  readonly best: boolean;
  readonly label: string;
  /** What the small number means, where the cap lowers the die. */
  readonly counts: string | undefined;
}

export const Die = ({ value, cap, best, label, counts }: Props) => (
  <span className={`ew-die${best ? ' best' : ''}`} title={counts}>
    <svg viewBox="0 0 24 24" role="img" aria-label={counts === undefined ? label : `${label}, ${counts}`}>
      <rect x="1" y="1" width="22" height="22" rx="4.500" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="2.500" />
      ))}
    </svg>
    {value > cap && (
      <span className="ew-die-counts" aria-hidden="true">
        {cap}
      </span>
    )}
  </span>
);
