/** The ten influence tiles on display: the city's shield, its shards, and a Candidate or an Assassin. */
import type { PkView } from '@stoa/perikles';
import { cityOfTile, TILE, type TileId, tileShards, tileSymbol } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import { memo } from 'react';
import { Spot } from '../../spot.tsx';
import { useHasMap } from '../map/use-has-map.ts';
import { Ostrakon, type TileSymbol } from '../pieces/ostrakon.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import { TILES } from '../scroll-targets.ts';
import type { ScreenWords } from '../words.ts';

const symbolOf = (tile: TileId): TileSymbol =>
  cityOfTile(tile) === undefined ? 'plain' : ((['plain', 'candidate', 'assassin'] as const)[tileSymbol(TILE[tile])] ?? 'plain');

const TileFace = memo(({ tile, text, words }: { tile: TileId; text: PkText; words: ScreenWords }) => {
  const city = cityOfTile(tile);
  const symbol = symbolOf(tile);
  const shards = tileShards(TILE[tile]);
  const anyCity = useHasMap() ? words.anyCity : words.anyCityShort;
  return (
    <>
      <Ostrakon city={city} shards={shards} symbol={symbol} />
      <span className="pk-tile-name">{city === undefined ? anyCity : text.cities[city]}</span>
      <small className="pk-tile-does">{symbol === 'plain' ? words.shards(shards) : words.tileDoes[symbol]}</small>
    </>
  );
});

/** The tiles before a player: two shards go first, so they look heavier. */
interface Held {
  readonly tiles: readonly TileId[];
  readonly text: PkText;
}
const isSame = (a: Held, b: Held): boolean => a.text === b.text && a.tiles.join(' ') === b.tiles.join(' ');
export const HeldTiles = memo(
  ({ tiles, text }: Held) => (
    <span className="pk-held">
      {tiles
        .map((tile, i) => ({ tile, key: `${tile} ${tiles.slice(0, i).filter(t => t === tile).length}` }))
        .map(({ tile, key }) => {
          const city = cityOfTile(tile);
          const label = text.tile(tile);
          return (
            <span key={key} className={tileShards(TILE[tile]) === 2 ? 'two' : ''} title={label}>
              {city === undefined ? (
                <span className="pk-brown" role="img" aria-label={label} />
              ) : (
                <PowerShield power={city} label={label} />
              )}
            </span>
          );
        })}
    </span>
  ),
  isSame,
);

export const Influence = ({
  view,
  text,
  words,
  openTile,
  before,
  taken,
  onTile,
}: {
  view: PkView;
  text: PkText;
  words: ScreenWords;
  openTile: (tile: TileId) => boolean;
  /** The row without what is drafted, and the tile drafted from it: its place is kept. */
  before: PkView['display'];
  taken: TileId | undefined;
  onTile: (tile: TileId) => void;
}) => {
  const from = view.display.findIndex((tile, slot) => tile === null && taken !== undefined && before[slot] === taken);
  // A tile that is gone leaves its place empty: the others stay where they are.
  const shown = view.display.map((now, slot) => {
    const tile = slot === from ? taken : now;
    return { tile: tile ?? undefined, key: `${slot}-${tile}`, pressed: slot === from };
  });
  if (shown.every(({ tile }) => tile === undefined)) return null;
  return (
    <section id={TILES} className="pk-influence" aria-labelledby="pk-influence">
      <h2 id="pk-influence">
        {words.tiles} <small className="pk-aside">{words.pile(view.pile)}</small>
      </h2>
      <div className="pk-tiles">
        {shown.map(({ tile, key, pressed }) =>
          tile === undefined ? (
            <span key={key} className="pk-tile-gone" />
          ) : (
            <Spot
              key={key}
              label={text.tile(tile)}
              open={openTile(tile)}
              pressed={pressed}
              className={`pk-tile ${cityOfTile(tile) ?? 'any'}`}
              onTouch={() => onTile(tile)}
            >
              <TileFace tile={tile} text={text} words={words} />
            </Spot>
          ),
        )}
      </div>
    </section>
  );
};
