/** One thing that could be built: its price, what is missing, and the sources of that when looked at closely. */
import type { PaAction } from '@stoa/parthenon';
import { type Building, billFor, islandData, missingOf, NO_SAVING, type Price, raisedBy, savingFor } from '@stoa/parthenon/reading';
import { Spot } from '../../spot.tsx';
import type { Counts } from '../counts.ts';
import { PriceRow } from '../pieces/cards.tsx';
import { usePlan } from '../plan.ts';
import { Reconstructed } from '../provenance.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { Sources } from './sources.tsx';

/** What every part of my island gets. */
export type MyProps = PaProps & { words: ScreenWords; me: number };

export const Tile = ({
  props,
  id,
  name,
  mark,
  badge,
  gives,
  price,
  have,
  kind,
  inBuild = true,
  action,
  meant,
  built,
  isNext = true,
  note,
  isBad = false,
  isOurs = false,
  tag,
}: {
  props: MyProps;
  id: string;
  name: string;
  mark: React.ReactNode;
  /** Under the drawing: what it yields. */
  badge?: React.ReactNode;
  gives?: React.ReactNode;
  price: Price;
  have: Counts;
  /** As what events and powers change its price. */
  kind?: Building;
  /** It is paid in the building phase. */
  inBuild?: boolean;
  action: PaAction | undefined;
  /** What touching it would mean, to ask why not. */
  meant: PaAction;
  built: boolean;
  /** Of two alike only one is paid at a time. */
  isNext?: boolean;
  note?: string | undefined;
  isBad?: boolean;
  /** Cost or effect are our own design. */
  isOurs?: boolean;
  tag?: React.ReactNode;
}) => {
  const { view, me, text, draft, words, choose, askWhy } = props;
  const { close, set } = usePlan();
  const produced = islandData(view, me)?.basics ?? [];
  const saving = kind === undefined ? NO_SAVING : savingFor(view, me, kind, inBuild);
  const bill = built || !isNext || JSON.stringify(view.draft?.begun) !== JSON.stringify(meant) ? undefined : billFor(view);
  // While it is paid the matter says what is left to lay down.
  const missing = built || bill !== undefined ? [] : missingOf(have, price, produced, saving);
  const lacks = missing.reduce((sum, n) => sum + n, 0);
  const pressed = action !== undefined && draft.some(a => JSON.stringify(a) === JSON.stringify(action));
  const state = built
    ? words.stands
    : bill !== undefined
      ? words.beingPaid
      : action !== undefined
        ? words.canNow
        : lacks === 0
          ? words.haveAll
          : words.lacks(lacks);
  const raised =
    built || kind === undefined
      ? []
      : raisedBy(view, kind).map(by => words.raised(text.price(by.added), text.names.events[by.id]?.name ?? by.id.replaceAll('_', ' ')));
  const isClose = close === id;
  return (
    <li
      className={`pa-tile${built ? ' built' : ''}${bill === undefined ? '' : ' begun'}${action !== undefined ? ' can' : ''}${isClose ? ' close' : ''}`}
    >
      <Spot
        className="pa-tile-spot"
        label={`${name}: ${state}${built || price.length === 0 ? '' : `; ${words.costs(text.price(price))}`}${raised.length === 0 ? '' : `; ${raised.join('; ')}`}`}
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
        <span className="pa-tile-words">
          <b>
            {name}
            <Reconstructed is={isOurs} label={words.reconstructed} />
          </b>
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
          <small className={isBad ? 'bad' : built ? 'good' : action !== undefined || bill !== undefined ? 'can' : ''}>
            {bill === undefined ? (note ?? state) : state}
          </small>
        </span>
      </Spot>
      {tag}
      {isClose && !built && <Sources props={props} price={price} missing={missing} />}
    </li>
  );
};
