/** Two dice of one side as they fell, and whether they made the number. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export const Dice = ({ values, made, label }: { values: readonly [number, number]; made: boolean; label: string }) => (
  <svg className={`pk-dice${made ? ' made' : ''}`} viewBox="0 0 50 24" role="img" aria-label={label}>
    {values.map((value, i) => (
      <g key={i === 0 ? 'first' : 'second'} transform={`translate(${12 + i * 26} 12)`}>
        <rect x="-11" y="-11" width="22" height="22" rx="4" />
        {(PIPS[value] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x * 6} cy={y * 6} r="2.300" />
        ))}
      </g>
    ))}
  </svg>
);
