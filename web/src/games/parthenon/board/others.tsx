/** The other islands at a glance: what stands, what they make and lack, what is public of their stores. */
import { BASICS, type CardId } from '@stoa/parthenon/cards';
import { islandData } from '@stoa/parthenon/reading';
import { CardRow } from '../pieces/cards.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { OUTLINES } from './coast.ts';
import { Skyline } from './skyline.tsx';

export const Others = ({ view, me, text, words }: PaProps & { words: ScreenWords }) => (
  <ul className="pa-others">
    {view.islands
      .filter(i => (i.seat !== me || view.room === '') && i.island !== null)
      .map(i => {
        const data = islandData(view, i.seat);
        const makes: readonly CardId[] = [
          ...((data?.basics ?? []) as readonly CardId[]),
          ...(i.workshops > 0 && data ? [data.rare as CardId] : []),
        ];
        const lacks = BASICS.filter(card => !data?.basics.includes(card));
        return (
          <li key={i.seat} className="pa-other">
            <svg className="pa-outline" viewBox="-6 -6 212 132" aria-hidden="true">
              <path className={`pa-isle owned seat-${i.seat}`} d={i.island === null ? '' : OUTLINES[i.island]} />
            </svg>
            <h3>
              <SeatMark seat={i.seat} /> {i.island !== null && text.names.islands[i.island]} <small>{text.seat(i.seat)}</small>
              {i.seat === view.archon && <span className="pa-tag">{words.archonTag}</span>}
              {i.seat === me && <span className="pa-tag">{words.you}</span>}
            </h3>
            <p className="pa-progress">
              <progress max={16} value={i.structures} aria-label={words.structures(i.structures)} /> <b>{words.structures(i.structures)}</b>
            </p>
            <Skyline island={i} text={text} words={words} />
            <p className="pa-counts">
              <span>
                {words.villages} {words.of(i.villages.length, 6)}
              </span>
              <span>
                {words.workshops} {words.of(i.workshops, 2)}
              </span>
              <span>
                {words.fleets} {words.of(i.fleets.length, 3)}
              </span>
            </p>
            {i.wonders.map(w => (
              <p key={w.wonder} className="pa-other-wonder">
                {words.wonderAt(text.names.wonders[w.wonder]?.name ?? w.wonder, words.stage[w.stage])}
              </p>
            ))}
            {i.philosophies.length > 0 && <p>{i.philosophies.map(p => text.names.philosophies[p]?.name ?? p).join(', ')}</p>}
            <p>
              {words.makes} <CardRow cards={makes} text={text} />
            </p>
            <p>
              {words.mustBuy} <CardRow cards={lacks} text={text} />
            </p>
            <p>
              {words.hand} {i.hand === null ? <b>{text.cards(i.handSize)}</b> : <CardRow cards={i.hand} text={text} />}
              {i.aegis.length + i.aegisAboard.length > 0 && (
                <>
                  {' '}
                  · {words.aegis} <CardRow cards={[...i.aegis, ...i.aegisAboard]} text={text} />
                </>
              )}
            </p>
          </li>
        );
      })}
  </ul>
);
