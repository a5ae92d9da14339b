/** A player's sheet: where the points come from, which cities are led, where cubes and statues stand, which tiles are held. */
import type { PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { dataOf } from '../board/location-card.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import type { PkProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';

interface Rows {
  readonly view: PkView;
  readonly seat: number;
  readonly text: PkText;
  readonly words: ScreenWords;
}

const Cities = ({ view, seat, text, words }: Rows) => (
  <table className="pk-sheet-cities">
    <thead>
      <tr>
        <th scope="col">{words.decks.cities}</th>
        <th scope="col">{words.sources.cubes}</th>
        <th scope="col">{words.sources.statues}</th>
      </tr>
    </thead>
    <tbody>
      {view.cities.map(({ city, cubes, statues, leader, value }) => (
        <tr key={city}>
          <th scope="row">
            <PowerShield power={city} /> {text.cities[city]} {leader === seat && <small>{words.leads}</small>}
          </th>
          <td>{cubes[seat] ?? 0}</td>
          <td>{(statues[seat] ?? 0) === 0 ? '–' : `${statues[seat]} × ${value}`}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const List = ({ name, items, words }: { name: string; items: readonly string[]; words: ScreenWords }) => (
  <section>
    <h3>{name}</h3>
    <p>{items.length === 0 ? words.none : items.join(' · ')}</p>
  </section>
);

export const SeatSheet = ({ view, seat, text, lang }: Pick<PkProps, 'view' | 'text' | 'lang'> & { seat: number }) => {
  const words = WORDS[lang];
  const won = view.owned.filter(({ seats }) => seats.includes(seat));
  const played = view.special.used.filter(used => used.seat === seat);
  return (
    <div className="pk-sheet">
      <p>{words.inSupply(view.supply[seat] ?? 0)}</p>
      <Cities view={view} seat={seat} text={text} words={words} />
      <List name={words.tiles} items={(view.held[seat] ?? []).map(tile => text.tile(tile))} words={words} />
      <List
        name={words.owned}
        items={won.map(({ location }) => `${text.locations[location]}, ${words.points(dataOf(location).vp)}`)}
        words={words}
      />
      {played.length > 0 && <List name={words.special} items={played.map(({ tile }) => text.specials[tile].name)} words={words} />}
    </div>
  );
};
