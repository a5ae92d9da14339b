/** An event that strikes the reader: its card, and what is gone. */
import type { CardId } from '@stoa/parthenon/cards';
import { CardRow } from '../pieces/cards.tsx';
import type { PaProps } from '../types.ts';
import { CardWords, Frieze } from './frieze.tsx';

/** Words before the cards, or after them. */
type Props = Pick<PaProps, 'text'> & { event: string; before?: string; after?: string; lost: readonly CardId[] };

export const EventScene = ({ text, event, before, after, lost }: Props) => (
  <Frieze gallery="parthenon/events" name={event}>
    <CardWords card={text.names.events[event]} id={event} />
    <p className="pa-frieze-mine">
      {before}
      <span className="pa-struck">
        <CardRow cards={lost} text={text} />
      </span>
      {after}
    </p>
  </Frieze>
);
