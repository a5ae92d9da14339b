/** Words to the terminal: results on stdout, everything else on stderr. */

/** Bad arguments: one clear line, exit 2. */
export const refuse = (command: string, problem: string): number => {
  process.stderr.write(`stoa ${command}: ${problem}\n`);
  return 2;
};

/** Something went wrong or a failure was found: exit 1. */
export const fail = (command: string, problem: string): number => {
  process.stderr.write(`stoa ${command}: ${problem}\n`);
  return 1;
};

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** `--json` prints exactly one object. */
export const printJson = (value: object): void => print(JSON.stringify(value));

const grouped = new Intl.NumberFormat('en');
export const whole = (n: number): string => grouped.format(Math.round(n));

/** Columns padded to their widest cell, two spaces apart. */
export const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows.map(row =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
};
