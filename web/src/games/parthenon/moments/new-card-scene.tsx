/** A card that has just been turned up: an event of the year with what it means for me, or the plan of a wonder. */
import { addedFor, stageDue } from '@stoa/parthenon/reading';
import { meaningsFor } from '../board/for-me.ts';
import { PriceRow } from '../pieces/cards.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { CardWords, Frieze } from './frieze.tsx';

type Props = Pick<PaProps, 'view' | 'me' | 'text'> & { words: ScreenWords; event: string };

export const NewEventScene = ({ view, me, text, words, event }: Props) => (
  <Frieze gallery="parthenon/events" name={event}>
    <CardWords card={text.names.events[event]} id={event} />
    {me !== undefined &&
      meaningsFor(view, me, event).map(m => (
        <p key={m.code} className="pa-frieze-mine">
          {words.meaning(m, text)}
        </p>
      ))}
  </Frieze>
);

/** PA-14: what building the wonder takes, in two parts. */
const STAGES = ['plan', 'partial'] as const;

export const PlanScene = ({ view, text, words, wonder }: Omit<Props, 'event' | 'me'> & { wonder: string }) => (
  <Frieze gallery="parthenon/wonders" name={wonder}>
    <CardWords card={text.names.wonders[wonder]} id={wonder} />
    <ol className="pa-frieze-costs">
      {STAGES.map((stage, n) => {
        const due = stageDue(view, wonder, stage);
        return due === undefined ? null : (
          <li key={stage}>
            <b>{words.part(n)}</b>
            <PriceRow price={[...due.price, ...addedFor(view, 'wonder')]} text={text} />
            <small>{words.paidWhen(due.phase, due.land === null ? null : text.names.lands[due.land as 'athens'])}</small>
          </li>
        );
      })}
    </ol>
  </Frieze>
);
