/** The end: how the islands grew, a row of twelve columns for each, the winner's first. */
import type { PaEvent } from '@stoa/parthenon';
import { COMPLETE_STRUCTURES } from '@stoa/parthenon/cards';
import type { CSSProperties } from 'react';
import { useTable } from '../../../table/store.ts';
import type { EndProps } from '../../types.ts';
import { type Lane, raceOf } from '../moments/year-of.ts';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { Pa } from '../types.ts';
import { WORDS } from '../words.ts';
import './end-race.css';

const Row = ({ lane: { seat, stood, wonders }, props: { view, me, text, lang } }: { lane: Lane; props: EndProps<Pa> }) => {
  const words = WORDS[lang];
  const name = seat === me ? words.you : text.seat(seat);
  const island = view.islands[seat]?.island;
  return (
    <li className={`seat-${seat}${seat === me ? ' mine' : ''}`}>
      <span className="pa-race-who">
        <SeatMark seat={seat} />
        <span>
          <b>{name}</b> <small>{island && text.names.islands[island]}</small>
        </span>
      </span>
      <ol role="img" aria-label={words.raceLabel(stood)}>
        {stood.map((n, season) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seasons keep their order.
          <li key={season} style={{ '--stood': n / COMPLETE_STRUCTURES } as CSSProperties}>
            {wonders.includes(season) && <i className="pa-race-wonder" />}
            {n !== stood[season - 1] && <b>{n}</b>}
          </li>
        ))}
      </ol>
    </li>
  );
};

export const EndRace = (props: EndProps<Pa>) => {
  const { view, outcome, lang } = props;
  const words = WORDS[lang];
  const log = useTable(s => s.log) as readonly PaEvent[];
  const lanes = raceOf(
    log,
    view.islands.map(({ structures }) => structures),
  );
  const place = ({ seat }: Lane): number => outcome.places[seat] ?? 0;
  return (
    <section className="pa-race" aria-labelledby="pa-race">
      <h3 id="pa-race">{words.race}</h3>
      <p className="muted">{words.raceHint}</p>
      <ol>
        {lanes
          .toSorted((a, b) => place(a) - place(b))
          .map(lane => (
            <Row key={lane.seat} lane={lane} props={props} />
          ))}
      </ol>
    </section>
  );
};
