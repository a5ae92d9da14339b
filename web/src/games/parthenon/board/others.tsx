/** The other islands at a glance: what stands, what they make and lack, what is public of their stores. */
import type { IslandView } from '@stoa/parthenon';
import { BASICS, type CardId } from '@stoa/parthenon/cards';
import { islandData } from '@stoa/parthenon/reading';
import { CardRow } from '../pieces/cards.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { OUTLINES } from './coast.ts';
import { Skyline } from './skyline.tsx';

type Props = Pick<PaProps, 'view' | 'me' | 'text'> & { words: ScreenWords; island: IslandView };

/** Wonders and philosophies, each with what it does. */
const Powers = ({ island, text, words }: Props) => (
  <>
    {island.wonders.map(({ wonder, stage }) => {
      const card = text.names.wonders[wonder];
      return (
        <p key={wonder} className="pa-other-wonder">
          <b>{words.wonderAt(card?.name ?? wonder, words.stage[stage])}</b> <small>{card?.text}</small>
        </p>
      );
    })}
    {island.philosophies.map(id => (
      <p key={id} className="pa-other-wonder">
        <b>{text.names.philosophies[id]?.name ?? id}</b> <small>{text.names.philosophies[id]?.text}</small>
      </p>
    ))}
  </>
);

/** What it makes and lacks, and what is public of its stores. */
const Goods = ({ island, view, text, words }: Props) => {
  const data = islandData(view, island.seat);
  const makes = [...(data?.basics ?? []), ...(island.workshops > 0 && data ? [data.rare] : [])] as readonly CardId[];
  const aegis = [...island.aegis, ...island.aegisAboard];
  return (
    <>
      <p>
        {words.makes} <CardRow cards={makes} text={text} />
      </p>
      <p>
        {words.mustBuy} <CardRow cards={BASICS.filter(card => !data?.basics.includes(card))} text={text} />
      </p>
      <p>
        {words.hand} {island.hand === null ? <b>{text.cards(island.handSize)}</b> : <CardRow cards={island.hand} text={text} />}
        {aegis.length > 0 && (
          <>
            {' '}
            · {words.aegis} <CardRow cards={aegis} text={text} />
          </>
        )}
      </p>
    </>
  );
};

const Other = (props: Props) => {
  const { island, view, me, text, words } = props;
  return (
    <li className="pa-other">
      <svg className="pa-outline" viewBox="-6 -6 212 132" aria-hidden="true">
        <path className={`pa-isle owned seat-${island.seat}`} d={island.island === null ? '' : OUTLINES[island.island]} />
      </svg>
      <h3>
        <SeatMark seat={island.seat} /> {island.island !== null && text.names.islands[island.island]}{' '}
        <small>{text.seat(island.seat)}</small>
        {island.seat === view.archon && <span className="pa-tag">{words.archonTag}</span>}
        {island.seat === me && <span className="pa-tag">{words.you}</span>}
      </h3>
      <p className="pa-progress">
        <progress max={16} value={island.structures} aria-label={words.structures(island.structures)} />{' '}
        <b>{words.structures(island.structures)}</b>
      </p>
      <Skyline island={island} text={text} words={words} />
      <p className="pa-counts">
        <span>
          {words.villages} {words.of(island.villages.length, 6)}
        </span>
        <span>
          {words.workshops} {words.of(island.workshops, 2)}
        </span>
        <span>
          {words.fleets} {words.of(island.fleets.length, 3)}
        </span>
      </p>
      <Powers {...props} />
      <Goods {...props} />
    </li>
  );
};

export const Others = ({ view, me, text, words }: PaProps & { words: ScreenWords }) => (
  <ul className="pa-others">
    {view.islands
      .filter(i => (i.seat !== me || view.room === '') && i.island !== null)
      .map(island => (
        <Other key={island.seat} island={island} view={view} me={me} text={text} words={words} />
      ))}
  </ul>
);
