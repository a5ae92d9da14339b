/** The events of the year: what is in force, what it means for me, how often it still acts; the Archon touches the next one. */

import { actsMore } from '@stoa/parthenon/reading';
import { Picture } from '../../../art/picture.tsx';
import { Spot } from '../../spot.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { type Meaning, meaningsFor } from './for-me.ts';

/** Neither good nor bad: what I decide, and what I could do if I held the cards. */
const isPlain = (m: Meaning): boolean => m.code === 'names-gain' || m.code === 'names-harm' || (m.code === 'may' && !m.able);
/** What goes on for the rest of the season; of an event that is done nothing else can be done. */
const STANDING: ReadonlySet<Meaning['code']> = new Set(['dearer', 'cheaper', 'boost', 'redraw', 'more-hazards']);
/** Whom it strikes: said until the Archon has named the islands. */
const NAMING: ReadonlySet<Meaning['code']> = new Set(['names-gain', 'names-harm', 'named-gain', 'named-harm']);
const BAD: ReadonlySet<Meaning['code']> = new Set(['cannot-pay', 'named-harm', 'dearer', 'more-hazards']);

export const Events = ({ view, me, text, actions, draft, words, choose, askWhy }: PaProps & { words: ScreenWords }) => (
  <ol className="pa-events">
    {view.row.map((place, n) => {
      const key = `place ${n}`;
      if (place.event === null)
        return (
          <li key={key} className="pa-event down">
            {/* Only an oracle knows what is to come. */}
            <Picture gallery="parthenon/wonders" name="oracle" crop="square" />
            <p className="muted">{words.faceDown(n + 1)}</p>
          </li>
        );
      const { event } = place;
      const card = text.names.events[event];
      const action = actions.find(a => a.do === 'resolve-event' && a.event === event);
      const isNow = view.event?.event === event;
      const isNamed = isNow && view.room !== 'event-target';
      const meanings =
        me === undefined
          ? []
          : meaningsFor(view, me, event).filter(({ code }) => (!place.isDone || STANDING.has(code)) && !(isNamed && NAMING.has(code)));
      const pressed = draft.some(a => a.do === 'resolve-event' && a.event === event);
      const name = card?.name ?? event.replaceAll('_', ' ');
      return (
        <li key={key} className={`pa-event${place.isDone ? ' done' : ''}${isNow ? ' now' : ''}`}>
          <Picture gallery="parthenon/events" name={event} />
          <h3>{name}</h3>
          <p>{card?.text}</p>
          {meanings.map(meaning => (
            <p key={meaning.code} className={`pa-meaning ${isPlain(meaning) ? 'plain' : BAD.has(meaning.code) ? 'bad' : 'good'}`}>
              {words.meaning(meaning, text)}
            </p>
          ))}
          <p className="pa-times">
            {isNow ? words.carriedOut : place.isDone ? words.doneThisSeason : ''} {words.actsMore(actsMore(view, place))}
          </p>
          {view.room === 'events' && !place.isDone && (
            <Spot
              className="pa-act"
              label={words.carryOut(name)}
              open={action !== undefined}
              pressed={pressed}
              onTouch={() => (action ? choose(action) : askWhy({ do: 'resolve-event', event }))}
            >
              {words.carryOut(name)}
            </Spot>
          )}
        </li>
      );
    })}
  </ol>
);
