/** The reader's tables on the home page, those of this browser and those of the server, by what they wait for. */
import type { ReactNode } from 'react';
import { create } from 'zustand';

export const GROUPS = ['mine', 'going-on', 'over'] as const;
/** It waits for the reader, it goes on without, or it is over. */
export type Group = (typeof GROUPS)[number];

export interface HomeRow {
  readonly key: string;
  readonly group: Group;
  /** When it was moved at last. */
  readonly at: number;
  /** How much time a clock leaves the reader; the most urgent table stands first. */
  readonly left?: number | undefined;
  readonly row: ReactNode;
}

interface HomeRows {
  /** Null: not read yet. */
  readonly kept: readonly HomeRow[] | null;
  readonly online: readonly HomeRow[];
}
export const useHomeRows = create<HomeRows>()(() => ({ kept: null, online: [] }));

const urgency = ({ left = Number.POSITIVE_INFINITY }: HomeRow): number => left;

export const rowsOf = ({ kept, online }: HomeRows, group: Group): readonly HomeRow[] =>
  [...online, ...(kept ?? [])]
    .filter(row => row.group === group)
    .sort((a, b) => (urgency(a) === urgency(b) ? b.at - a.at : urgency(a) - urgency(b)));
