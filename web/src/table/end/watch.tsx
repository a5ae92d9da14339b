/** A way into the replay of the game that is over, at a step. The record of an online table is fetched first. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { keepUploaded } from '../../replay/uploaded.ts';
import type { Ended } from './ended.ts';

interface Props {
  readonly ended: Ended;
  /** The position from which it is shown. */
  readonly from: number;
  readonly className: string;
  /** What it is called, where its content does not say it. */
  readonly label?: string;
  readonly children: ReactNode;
}
export const Watch = ({ ended: { info, outcome, text, readRecord }, from, className, label, children }: Props) => {
  const [, go] = useLocation();
  if (readRecord === undefined)
    return (
      <Link href={`/replay/${info.id}?at=${from}`} className={className} aria-label={label}>
        {children}
      </Link>
    );
  const watch = async (): Promise<void> => {
    const name = `online-${info.id}`;
    const people = outcome.places.map((_, seat) => text.called(seat, undefined));
    keepUploaded(name, await readRecord(info.id), { people, back: `/table/${info.id}` });
    go(`/replay/${name}?at=${from}`);
  };
  return (
    <button type="button" className={`button quiet ${className}`} aria-label={label} onClick={() => void watch()}>
      {children}
    </button>
  );
};
