/** The events of the year: what is in force, what it means for me, how often it still acts; the Archon touches the next one. */

import { actsMore } from '@stoa/parthenon/reading';
import { Spot } from '../../spot.tsx';
import { isReconstructed, Reconstructed } from '../provenance.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { type Meaning, meaningsFor } from './for-me.ts';

const Drawing = ({ tone }: { tone: 'good' | 'bad' | 'down' }) => (
  <svg className="pa-event-drawing" viewBox="0 0 120 40" aria-hidden="true">
    {tone === 'down' ? (
      <path className="line" d="M6 34V8H24V26H14V18H18M34 34V8H52V26H42V18H46M62 34V8H80V26H70V18H74M90 34V8H108V26H98V18H102" />
    ) : tone === 'good' ? (
      <path
        className="line"
        d="M10 34C20 10 34 6 60 6S100 10 110 34M60 34V14M60 22C52 22 48 16 48 12C55 12 60 16 60 22zM60 22C68 22 72 16 72 12C65 12 60 16 60 22zM60 32C52 32 48 26 48 22C55 22 60 26 60 32zM60 32C68 32 72 26 72 22C65 22 60 26 60 32z"
      />
    ) : (
      <path className="line" d="M8 30q8-8 16 0t16 0t16 0t16 0t16 0t16 0M62 2L52 16H60L54 28L70 12H61L68 2z" />
    )}
  </svg>
);
/** Neither good nor bad: what I decide, and what I could do if I held the cards. */
const isPlain = (m: Meaning): boolean => m.code === 'names-gain' || m.code === 'names-harm' || (m.code === 'may' && !m.able);
const BAD: ReadonlySet<Meaning['code']> = new Set(['cannot-pay', 'named-harm', 'dearer', 'more-hazards']);

export const Events = ({ view, me, text, actions, draft, words, choose, askWhy }: PaProps & { words: ScreenWords }) => (
  <ol className="pa-events">
    {view.row.map((place, n) => {
      const key = `place ${n}`;
      if (place.event === null)
        return (
          <li key={key} className="pa-event down">
            <Drawing tone="down" />
            <p className="muted">{words.faceDown(n + 1)}</p>
          </li>
        );
      const { event } = place;
      const card = text.names.events[event];
      const action = actions.find(a => a.do === 'resolve-event' && a.event === event);
      const meanings = me === undefined ? [] : meaningsFor(view, me, event);
      const isNow = view.event?.event === event;
      const pressed = draft.some(a => a.do === 'resolve-event' && a.event === event);
      const name = card?.name ?? event.replaceAll('_', ' ');
      return (
        <li key={key} className={`pa-event${place.isDone ? ' done' : ''}${isNow ? ' now' : ''}`}>
          <Drawing tone={meanings.some(m => BAD.has(m.code) || m.code === 'can-pay' || m.code === 'nothing-to-lose') ? 'bad' : 'good'} />
          <h3>
            {name}
            <Reconstructed is={isReconstructed(view, 'events', event)} label={words.reconstructed} />
          </h3>
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
