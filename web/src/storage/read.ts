/** How much of a local table's log each person here had seen when they last decided, so that a later visit can tell what came after. */
const KEY = 'stoa-read';
/** Old tables are forgotten, oldest first. */
const MOST = 120;

const all = (): Record<string, number> => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
};

export const readTo = (table: string, seat: number): number | undefined => all()[`${table}/${seat}`];

export const keepRead = (table: string, seat: number, events: number): void => {
  const { [`${table}/${seat}`]: _, ...others } = all();
  const kept = Object.entries(others).slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [`${table}/${seat}`]: events }));
};
