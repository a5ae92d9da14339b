/** The ten influence tiles on display: the city's shield, its shards, and a Candidate or an Assassin. */
import type { PkView } from '@stoa/perikles';
import { cityOfTile, TILE, type TileId, tileShards, tileSymbol } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import { Spot } from '../../spot.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import { TILES } from '../scroll-targets.ts';
import type { ScreenWords } from '../words.ts';

const SHARD = 'M-5 4L-3-5L3-4L5 3L1 5z';
const BALLOT = 'M-6 6L-4-6H4L6 6zM-3-6L0-10L3-6';
const DAGGER = 'M0 10L-2 0H2zM-5 0H5V-2H-5zM-1.500-2H1.500V-8H-1.500z';

export const symbolOf = (tile: TileId): 'plain' | 'candidate' | 'assassin' =>
  cityOfTile(tile) === undefined ? 'plain' : ((['plain', 'candidate', 'assassin'] as const)[tileSymbol(TILE[tile])] ?? 'plain');

export const TileFace = ({ tile, text, words }: { tile: TileId; text: PkText; words: ScreenWords }) => {
  const city = cityOfTile(tile);
  const symbol = symbolOf(tile);
  const second = symbol !== 'plain' || tileShards(TILE[tile]) === 2;
  return (
    <>
      <span className="pk-tile-top">
        {city === undefined ? <span className="pk-brown" aria-hidden="true" /> : <PowerShield power={city} />}
        <svg className="pk-tile-marks" viewBox="-14 -12 28 24" aria-hidden="true">
          <path className="shard" d={SHARD} transform={second ? 'translate(-6 0)' : ''} />
          {second && (
            <g transform="translate(7 1)">
              {symbol === 'candidate' ? (
                <path className="ballot" d={BALLOT} />
              ) : symbol === 'assassin' ? (
                <path className="dagger" d={DAGGER} />
              ) : (
                <path className="shard" d={SHARD} transform="rotate(40)" />
              )}
            </g>
          )}
        </svg>
      </span>
      <span className="pk-tile-name">{city === undefined ? words.anyCity : text.cities[city]}</span>
      <small className="pk-tile-does">{symbol === 'plain' ? words.shards(tileShards(TILE[tile])) : words.tileDoes[symbol]}</small>
    </>
  );
};

/** The tiles before a player: two shards go first, so they look heavier. */
export const HeldTiles = ({ tiles, text }: { tiles: readonly TileId[]; text: PkText }) => (
  <span className="pk-held">
    {tiles
      .map((tile, i) => ({ tile, key: `${tile} ${tiles.slice(0, i).filter(t => t === tile).length}` }))
      .map(({ tile, key }) => {
        const city = cityOfTile(tile);
        const label = text.tile(tile);
        return (
          <span key={key} className={tileShards(TILE[tile]) === 2 ? 'two' : ''} title={label}>
            {city === undefined ? <span className="pk-brown" role="img" aria-label={label} /> : <PowerShield power={city} label={label} />}
          </span>
        );
      })}
  </span>
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
  const shown = view.display.flatMap((now, slot) => {
    const tile = slot === from ? taken : now;
    return tile == null ? [] : [{ tile, key: `${slot}-${tile}`, pressed: slot === from }];
  });
  if (shown.length === 0) return null;
  return (
    <section id={TILES} className="pk-influence" aria-labelledby="pk-influence">
      <h2 id="pk-influence">
        {words.tiles} <small className="pk-aside">{words.pile(view.pile)}</small>
      </h2>
      <div className="pk-tiles">
        {shown.map(({ tile, key, pressed }) => (
          <Spot
            key={key}
            label={text.tile(tile)}
            open={openTile(tile)}
            pressed={pressed}
            className={`pk-tile ${symbolOf(tile)}`}
            onTouch={() => onTile(tile)}
          >
            <TileFace tile={tile} text={text} words={words} />
          </Spot>
        ))}
      </div>
    </section>
  );
};
