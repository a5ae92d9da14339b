/** One thing that could be built: its price, what is missing, and the sources of that when looked at closely. */
import type { PaAction } from '@stoa/parthenon';
import { type Building, billFor, islandData, missingOf, NO_SAVING, type Price, raisedBy, savingFor } from '@stoa/parthenon/reading';
import { Spot } from '../../spot.tsx';
import type { Counts } from '../counts.ts';
import { PriceRow } from '../pieces/cards.tsx';
import { usePlan } from '../plan.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { Sources } from './sources.tsx';

/** What every part of my island gets. */
export type MyProps = PaProps & { words: ScreenWords; me: number };

export interface TileProps {
  readonly props: MyProps;
  readonly id: string;
  readonly name: string;
  readonly mark: React.ReactNode;
  /** Under the drawing: what it yields. */
  readonly badge?: React.ReactNode;
  readonly gives?: React.ReactNode;
  readonly price: Price;
  readonly have: Counts;
  /** As what events and powers change its price. */
  readonly kind?: Building;
  /** It is paid in the building phase. */
  readonly inBuild?: boolean;
  readonly action: PaAction | undefined;
  /** What touching it would mean, to ask why not. */
  readonly meant: PaAction;
  readonly built: boolean;
  /** Of two alike only one is paid at a time. */
  readonly isNext?: boolean;
  readonly note?: string | undefined;
  readonly isBad?: boolean;
  readonly tag?: React.ReactNode;
}

interface Shown {
  /** It is being paid card by card: the matter says what is left to lay down. */
  readonly isBegun: boolean;
  readonly missing: readonly number[];
  readonly state: string;
  /** What events add to the price, in words. */
  readonly raised: readonly string[];
}

const raisedIn = ({ props: { view, text, words }, built, kind }: TileProps): readonly string[] =>
  built || kind === undefined
    ? []
    : raisedBy(view, kind).map(by => words.raised(text.price(by.added), text.names.events[by.id]?.name ?? by.id.replaceAll('_', ' ')));

const shownOf = (tile: TileProps): Shown => {
  const { props, price, have, kind, inBuild = true, action, meant, built, isNext = true } = tile;
  const { view, me, words } = props;
  const isBegun = !built && isNext && JSON.stringify(view.draft?.begun) === JSON.stringify(meant) && billFor(view) !== undefined;
  const saving = kind === undefined ? NO_SAVING : savingFor(view, me, kind, inBuild);
  const missing = built || isBegun ? [] : missingOf(have, price, islandData(view, me)?.basics ?? [], saving);
  const lacks = missing.reduce((sum, n) => sum + n, 0);
  const toBuild = lacks === 0 ? words.haveAll : words.lacks(lacks);
  const state = built ? words.stands : isBegun ? words.beingPaid : action !== undefined ? words.canNow : toBuild;
  return { isBegun, missing, state, raised: raisedIn(tile) };
};

const TileWords = ({ tile, shown }: { tile: TileProps; shown: Shown }) => {
  const { props, name, price, gives, built, action, note, isBad = false } = tile;
  const { text, words } = props;
  const { isBegun, missing, state, raised } = shown;
  return (
    <span className="pa-tile-words">
      <b>{name}</b>
      {!built && price.length > 0 && (
        <span className="pa-row">
          <small>{words.cost}</small> <PriceRow price={price} missing={missing} text={text} />
        </span>
      )}
      {raised.map(line => (
        <small key={line} className="pa-raised">
          {line}
        </small>
      ))}
      {gives}
      <small className={isBad ? 'bad' : built ? 'good' : action !== undefined || isBegun ? 'can' : ''}>
        {isBegun ? state : (note ?? state)}
      </small>
    </span>
  );
};

export const Tile = (tile: TileProps) => {
  const { props, id, name, mark, badge, price, action, meant, built, note, isBad = false, tag } = tile;
  const { text, draft, words, choose, askWhy } = props;
  const { close, set } = usePlan();
  const shown = shownOf(tile);
  const { isBegun, missing, state, raised } = shown;
  const pressed = action !== undefined && draft.some(a => JSON.stringify(a) === JSON.stringify(action));
  const isClose = close === id;
  const label = [
    `${name}: ${isBad && note !== undefined ? note : state}`,
    ...(built || price.length === 0 ? [] : [words.costs(text.price(price))]),
    ...raised,
  ].join('; ');
  return (
    <li
      className={`pa-tile${built ? ' built' : ''}${isBegun ? ' begun' : ''}${action !== undefined ? ' can' : ''}${isClose ? ' close' : ''}`}
    >
      <Spot
        className="pa-tile-spot"
        label={label}
        open={action !== undefined}
        pressed={pressed}
        onTouch={() => {
          set({ close: isClose || action !== undefined ? null : id });
          if (action) choose(action);
          else if (!isClose) askWhy(meant);
        }}
      >
        <span className="pa-tile-mark">
          {mark}
          {badge}
        </span>
        <TileWords tile={tile} shown={shown} />
      </Spot>
      {tag}
      {isClose && !built && <Sources props={props} price={price} missing={missing} />}
    </li>
  );
};
