/** An event that strikes the reader: its card, and what is gone. */
import type { CardId } from '@stoa/parthenon/cards';
import { Picture } from '../../../art/picture.tsx';
import { CardRow } from '../pieces/cards.tsx';
import type { PaProps } from '../types.ts';

type Props = Pick<PaProps, 'text'> & { event: string; what: string; lost: readonly CardId[] };

export const EventScene = ({ text, event, what, lost }: Props) => (
  <div className="pa-loss-scene">
    <div className="pa-turned">
      <Picture gallery="parthenon/events" name={event} live />
      <b>{text.names.events[event]?.name ?? event.replaceAll('_', ' ')}</b>
      <p>{text.names.events[event]?.text}</p>
    </div>
    <p>
      {what}{' '}
      <span className="pa-struck">
        <CardRow cards={lost} text={text} />
      </span>
    </p>
  </div>
);
