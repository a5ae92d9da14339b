import { SPECIALS } from '@stoa/perikles/box';
import { aliveOf } from './army.ts';
import { dataOf } from './board/location-card.tsx';
import { Pile } from './pieces/pile.tsx';
import { PowerShield } from './pieces/power-shield.tsx';
import { SeatMark } from './pieces/seat-mark.tsx';
import type { PkProps } from './types.ts';
import { type ScreenWords, WORDS } from './words.ts';

const HiddenPile = ({ n, words }: { n: number; words: ScreenWords }) => (n === 0 ? <span className="muted">–</span> : words.faceDown(n));

interface Props {
  readonly view: PkProps['view'];
  readonly text: PkProps['text'];
  readonly words: ScreenWords;
}

const Specials = ({ view, text, words }: Props) => {
  const used = new Map(view.special.used.map(u => [u.tile, u.seat]));
  return (
    <section>
      <h3>{words.special}</h3>
      <ul>
        {SPECIALS.map(tile => {
          const by = used.get(tile);
          return (
            <li key={tile} className={by === undefined ? '' : 'muted'}>
              <b>{text.specials[tile].name}</b> {text.specials[tile].text}
              {by !== undefined && ` (${words.used(text.seat(by))})`}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Forces = ({ view, text, words }: Props) => (
  <section>
    <h3>{words.forces}</h3>
    <p className="muted">{words.aliveHint}</p>
    <div className="pk-force-table">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.forces}</span>
            </th>
            <th scope="col">{words.alive}</th>
            <th scope="col">{words.atHome}</th>
            <th scope="col">{words.inHand}</th>
            <th scope="col">{words.dead}</th>
          </tr>
        </thead>
        <tbody>
          {view.powers.map(p => (
            <tr key={p.power}>
              <th scope="row">
                <PowerShield power={p.power} /> {text.powers[p.power]}
              </th>
              <td>
                <Pile piles={aliveOf(p)} words={words} />
              </td>
              <td>
                <Pile piles={p.home} words={words} />
              </td>
              <td>
                {p.hand.hoplites.strengths && p.hand.triremes.strengths ? (
                  <Pile piles={[p.hand.hoplites.strengths, p.hand.triremes.strengths]} words={words} />
                ) : (
                  <HiddenPile n={p.hand.hoplites.counters + p.hand.triremes.counters} words={words} />
                )}
              </td>
              <td>
                <Pile piles={p.dead} words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const Owned = ({ view, text, words }: Props) => (
  <section>
    <h3>{words.owned}</h3>
    {view.owned.length === 0 && <p className="muted">{words.none}</p>}
    <ul>
      {view.owned.map(o => (
        <li key={o.location}>
          {o.seats.map(seat => (
            <SeatMark key={seat} seat={seat} label={text.seat(seat)} />
          ))}{' '}
          {text.locations[o.location]}, {words.points(dataOf(o.location).vp)}
        </li>
      ))}
    </ul>
    {view.setAside.length > 0 && (
      <p className="muted">
        {words.setAside}: {view.setAside.map(l => text.locations[l]).join(', ')}
      </p>
    )}
  </section>
);

export const Overview = ({ view, text, lang }: Pick<PkProps, 'view' | 'text' | 'lang'>) => {
  const words = WORDS[lang];
  const common = { view, text, words };
  return (
    <div className="pk-overview">
      <Forces {...common} />
      <Specials {...common} />
      <section>
        <h3>{words.score}</h3>
        <ul>
          {view.scores.map((s, seat) => (
            <li key={text.seat(seat)}>
              <SeatMark seat={seat} /> {words.scoreOf(text.seat(seat), s.cubes + s.locations + s.statues, s.cubes, s.locations, s.statues)}
            </li>
          ))}
        </ul>
      </section>
      <Owned {...common} />
      {view.discard.length > 0 && (
        <section>
          <h3>{words.discarded}</h3>
          <p>{view.discard.map(text.tile).join(' · ')}</p>
        </section>
      )}
    </div>
  );
};
