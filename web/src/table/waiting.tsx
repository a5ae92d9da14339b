/** While others decide: for whom the table waits, in words. */
import { useFormatter, useTranslations } from 'use-intl';
import type { SeatMessage } from './table-client.ts';

interface Props {
  readonly message: Pick<SeatMessage, 'waiting' | 'chairs' | 'decision' | 'outcome'>;
  readonly me: number | undefined;
  readonly nameOf: (seat: number) => string;
  /** What the ledge says above: who is named there is not named again. */
  readonly prompt: string;
}

export const Waiting = ({ message: { waiting, chairs, decision, outcome }, me, nameOf, prompt }: Props) => {
  const t = useTranslations('table');
  const format = useFormatter();
  // Chance is no one to wait for, nor is the reader, whom a lesson does not ask.
  const seats = waiting.filter(actor => chairs[actor] !== undefined && actor !== me);
  const first = seats[0];
  if (decision !== null || outcome !== null || first === undefined) return null;
  // The line keeps its place, so that the sentence above it does.
  if (seats.every(seat => prompt.includes(nameOf(seat)))) return <p className="said-note">{'\u00a0'}</p>;
  return (
    <p className="said-note">
      {seats.length === 1 && chairs[first] === 'bot'
        ? t('botThinks', { name: nameOf(first) })
        : t('waitingFor', { seats: format.list(seats.map(nameOf)) })}
    </p>
  );
};
