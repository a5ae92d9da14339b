/** An event that takes cards at random: its card, and what is gone. */
import type { PaEvent } from '@stoa/parthenon';
import { Picture } from '../../../art/picture.tsx';
import { CardRow } from '../pieces/cards.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

type Props = Pick<PaProps, 'text'> & { words: ScreenWords; event: string; lost: Extract<PaEvent, { e: 'lost' }>['cards'] };

export const EventScene = ({ text, words, event, lost }: Props) => (
  <div className="pa-loss-scene">
    <div className="pa-turned">
      <Picture gallery="parthenon/events" name={event} live />
      <b>{text.names.events[event]?.name ?? event.replaceAll('_', ' ')}</b>
      <p>{text.names.events[event]?.text}</p>
    </div>
    <p>
      {words.lost}{' '}
      <span className="pa-struck">
        <CardRow cards={lost} text={text} />
      </span>
    </p>
  </div>
);
