export const plural = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
