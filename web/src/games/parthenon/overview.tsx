/** Everything in the box: events out and still to come, hazards and harbor cards used and left, wonders, philosophies, rates. */
import { packOf } from '@stoa/parthenon/reading';
import { PriceRow } from './pieces/cards.tsx';
import { SeatMark } from './pieces/seat-mark.tsx';
import { isReconstructed, Reconstructed } from './provenance.tsx';
import type { PaProps } from './types.ts';
import { WORDS } from './words.ts';

export const Overview = ({ view, text, lang }: Pick<PaProps, 'view' | 'text' | 'lang'>) => {
  const words = WORDS[lang];
  const pack = packOf(view);
  const out = new Set(view.row.map(place => place.event));
  return (
    <div className="pa-overview">
      <section>
        <h3>{words.eventsOf(view.year)}</h3>
        <ul>
          {pack.events
            .filter(e => e.year === view.year)
            .map(({ id }) => (
              <li key={id} className={out.has(id) ? '' : 'muted'}>
                <b>{text.names.events[id]?.name ?? id}</b> {text.names.events[id]?.text}
                <Reconstructed is={isReconstructed(view, 'events', id)} label={words.reconstructed} />
                {out.has(id) && ` (${words.isOut})`}
              </li>
            ))}
        </ul>
      </section>
      <section>
        <h3>{words.hazardDeck}</h3>
        <ul>
          {pack.hazards.map(({ id, copies }, i) => (
            <li key={id}>
              <b>{text.names.hazards[id]?.name ?? id}</b> {words.left(view.hazardDeck[i] ?? 0, copies)} {text.names.hazards[id]?.text}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{words.harborDeck}</h3>
        <ul>
          {pack.harborStatus.map(({ id, copies }) => (
            <li key={id}>
              <b>{text.names.harbors[id]?.name ?? id}</b> {words.copies(copies)} {text.names.harbors[id]?.text}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{words.wonders}</h3>
        <ul>
          {pack.wonders.map(({ id, plan, partial }) => {
            const owner = view.islands.find(i => i.wonders.some(w => w.wonder === id));
            return (
              <li key={id}>
                <b>{text.names.wonders[id]?.name ?? id}</b> <PriceRow price={plan.cost} text={text} /> +{' '}
                <PriceRow price={partial.cost} text={text} /> {text.names.wonders[id]?.text}{' '}
                {owner && <SeatMark seat={owner.seat} label={text.seat(owner.seat)} />}
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h3>{words.philosophies}</h3>
        <ul>
          {pack.philosophies.map(({ id }) => (
            <li key={id}>
              <b>{text.names.philosophies[id]?.name ?? id}</b> {text.names.philosophies[id]?.text}{' '}
              {view.islands
                .filter(i => i.philosophies.includes(id))
                .map(i => (
                  <SeatMark key={i.seat} seat={i.seat} label={text.seat(i.seat)} />
                ))}
            </li>
          ))}
        </ul>
      </section>
      <p className="pa-footnote">◊ {words.reconstructed}</p>
    </div>
  );
};
