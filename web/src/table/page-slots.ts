/** What an online table or a lesson adds to the common screen. A local table adds nothing. */
import type { Seat } from '@stoa/engine';
import type { ComponentType } from 'react';

export interface TableSlots {
  /** Under the bar: the connection, proposals of others, what a lesson says. */
  readonly StatusBar?: ComponentType;
  /** Who sits there, in place of "you" and "bot". */
  readonly Who?: ComponentType<{ seat: Seat; called: string }>;
  /** By what names people sit there; the same array while they stay. */
  readonly usePeople?: () => readonly (string | null)[];
  /** Under the log. */
  readonly BelowLog?: ComponentType;
  /** In the dialog of what is needed rarely. */
  readonly RareActions?: ComponentType<{ onClose: () => void }>;
  /** What to do after the end, in place of "same again". */
  readonly AfterEnd?: ComponentType;
  /** Places of the board that are pointed at. */
  readonly lit?: readonly string[];
}
