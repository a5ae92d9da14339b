/** A card that has just been turned up: an event of the year with what it means for me, or the plan of a wonder. */
import { addedFor, stageDue } from '@stoa/parthenon/reading';
import { Picture } from '../../../art/picture.tsx';
import { meaningsFor } from '../board/for-me.ts';
import { PriceRow } from '../pieces/cards.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

type Props = Pick<PaProps, 'view' | 'me' | 'text'> & { words: ScreenWords; event: string };

export const NewEventScene = ({ view, me, text, words, event }: Props) => (
  <div className="pa-loss-scene">
    <div className="pa-turned">
      <Picture gallery="parthenon/events" name={event} live />
      <b>{text.names.events[event]?.name ?? event.replaceAll('_', ' ')}</b>
      <p>{text.names.events[event]?.text}</p>
    </div>
    {me !== undefined && meaningsFor(view, me, event).map(m => <p key={m.code}>{words.meaning(m, text)}</p>)}
  </div>
);

/** PA-14: what building the wonder takes, in two parts. */
const STAGES = ['plan', 'partial'] as const;

export const PlanScene = ({ view, text, words, wonder }: Omit<Props, 'event' | 'me'> & { wonder: string }) => (
  <div className="pa-loss-scene">
    <div className="pa-turned">
      <Picture gallery="parthenon/wonders" name={wonder} live />
      <b>{text.names.wonders[wonder]?.name ?? wonder.replaceAll('_', ' ')}</b>
      <p>{text.names.wonders[wonder]?.text}</p>
    </div>
    <ol className="pa-plan-costs">
      {STAGES.map(stage => {
        const due = stageDue(view, wonder, stage);
        return due === undefined ? null : (
          <li key={stage}>
            <PriceRow price={[...due.price, ...addedFor(view, 'wonder')]} text={text} />{' '}
            {words.paidWhen(due.phase, due.land === null ? null : text.names.lands[due.land as 'athens'])}
          </li>
        );
      })}
    </ol>
  </div>
);
