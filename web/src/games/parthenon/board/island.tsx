/**
 * My island: what stands, what can be built now, what is missing for the rest. Touching what is open builds, touching what is
 * shut says why and shows where the missing cards could come from.
 */
import type { IslandView, PaAction, PaView } from '@stoa/parthenon';
import { ACROPOLIS, type AcropolisId, type CardId, FLEETS, STRUCTURES, type StructureId } from '@stoa/parthenon/cards';
import {
  bargainOf,
  fleetPrice,
  islandData,
  type Price,
  packOf,
  planPrice,
  stageDue,
  structurePrice,
  villageGood,
  yieldOf,
} from '@stoa/parthenon/text';
import { Spot } from '../../spot.tsx';
import { missingOf } from '../lacking.ts';
import { countsOf } from '../market/possible.ts';
import type { PanelProps } from '../panel.ts';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardRow, PriceRow, Signs } from '../pieces/cards.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import { StructureMark, StructureShape } from '../pieces/structure-mark.tsx';
import { WonderMark } from '../pieces/wonder-mark.tsx';
import { usePlan } from '../plan.ts';
import { isDesigned, isReconstructed, Reconstructed } from '../provenance.tsx';
import type { ScreenWords } from '../words.ts';
import { OUTLINES } from './coast.ts';
import { Sources } from './sources.tsx';

type Props = PanelProps & { words: ScreenWords; me: number };

const addedFor = (view: PaView, kind: string): Price =>
  packOf(view)
    .events.filter(e => view.added.includes(e.id))
    .flatMap(e => e.effects)
    .flatMap(e => (e.op === 'modifyCost' && e.applies?.includes(kind) ? (e.add ?? []) : []));
const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const kindOf = (structure: StructureId): string =>
  structure.startsWith('village') ? 'village' : structure === 'workshop' ? 'workshop' : 'acropolis';

const stands = (mine: IslandView, structure: StructureId): boolean =>
  structure.startsWith('village')
    ? mine.villages.includes(Number(structure.slice(8)))
    : structure === 'workshop'
      ? mine.workshops >= 2
      : mine.acropolis.some(a => a.structure === structure) || mine.acropolis.reduce((n, a) => n + a.copies, 0) >= ACROPOLIS.length;

/** One thing that could be built: its price, what is missing, and the sources of that when looked at closely. */
const Tile = ({
  props,
  id,
  name,
  mark,
  badge,
  gives,
  price,
  have,
  action,
  meant,
  built,
  note,
  isBad = false,
  isOurs = false,
  tag,
}: {
  props: Props;
  id: string;
  name: string;
  mark: React.ReactNode;
  /** Under the drawing: what it yields. */
  badge?: React.ReactNode;
  gives?: React.ReactNode;
  price: Price;
  have: ReturnType<typeof countsOf>;
  action: PaAction | undefined;
  /** What touching it would mean, to ask why not. */
  meant: PaAction;
  built: boolean;
  note?: string | undefined;
  isBad?: boolean;
  /** Cost or effect are our own design. */
  isOurs?: boolean;
  tag?: React.ReactNode;
}) => {
  const { view, me, text, draft, words, choose, askWhy } = props;
  const { close, set } = usePlan();
  const produced = islandData(view, me)?.basics ?? [];
  const missing = built ? [] : missingOf(have, price, produced);
  const lacks = missing.reduce((sum, n) => sum + n, 0);
  const pressed = action !== undefined && draft.some(a => JSON.stringify(a) === JSON.stringify(action));
  const state = built ? words.stands : action !== undefined ? words.canNow : lacks === 0 ? words.haveAll : words.lacks(lacks);
  const isClose = close === id;
  return (
    <li className={`pa-tile${built ? ' built' : ''}${action !== undefined ? ' can' : ''}${isClose ? ' close' : ''}`}>
      <Spot
        className="pa-tile-spot"
        label={`${name}: ${state}${built || price.length === 0 ? '' : `; ${words.costs(text.price(price))}`}`}
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
          {gives}
          <small className={isBad ? 'bad' : built ? 'good' : action !== undefined ? 'can' : ''}>{note ?? state}</small>
        </span>
      </Spot>
      {tag}
      {isClose && !built && <Sources props={props} price={price} missing={missing} />}
    </li>
  );
};

const Acropolis = ({ props, have }: { props: Props; have: ReturnType<typeof countsOf> }) => {
  const { view, me, text, actions, draft, words, choose, askWhy } = props;
  const mine = view.islands[me];
  const island = islandData(view, me);
  if (mine === undefined) return null;
  const total = mine.acropolis.reduce((sum, a) => sum + a.copies, 0);
  const tile = (structure: AcropolisId, second: boolean) => {
    const copies = mine.acropolis.find(a => a.structure === structure)?.copies ?? 0;
    const built = second ? copies > 1 : copies > 0;
    const build = actions.find(a => a.do === 'build' && a.structure === structure);
    const use = actions.find(a => a.do === 'use' && a.structure === structure);
    const bargain = bargainOf(view, structure);
    const offersBuild = build !== undefined && (second ? copies === 1 : copies === 0);
    const name = text.names.structures[structure];
    return (
      <Tile
        key={`${structure} ${second}`}
        props={props}
        id={`${structure}${second ? ' 2' : ''}`}
        name={second ? words.second(name) : name}
        mark={<StructureMark structure={structure} plan={!built} />}
        gives={
          bargain ? (
            <span className="pa-row pa-gives">
              <small>{words.makesIt}</small> <PriceRow price={bargain.give} text={text} /> → <PriceRow price={bargain.get} text={text} />
            </span>
          ) : (
            <span className="pa-gives">{words.power[structure as 'academy' | 'treasury']}</span>
          )
        }
        price={[...structurePrice(view, me, structure), ...addedFor(view, 'acropolis')]}
        have={have}
        action={offersBuild ? build : undefined}
        meant={{ do: built ? 'use' : 'build', structure }}
        built={built}
        isOurs={isReconstructed(view, 'structures', structure)}
        tag={
          built && !second && bargain !== undefined ? (
            <Spot
              className="pa-act small"
              label={text.action({ do: 'use', structure }, view)}
              open={use !== undefined}
              pressed={draft.some(a => a.do === 'use' && a.structure === structure)}
              onTouch={() => (use ? choose(use) : askWhy({ do: 'use', structure }))}
            >
              {words.use}
            </Spot>
          ) : undefined
        }
      />
    );
  };
  return (
    <section>
      <h3>
        {words.acropolis} <small>{words.of(total, 6)}</small>
        {mine.isShut && <small className="bad">{words.shut}</small>}
      </h3>
      <ul className="pa-tiles">
        {ACROPOLIS.map(structure => tile(structure, false))}
        {(island?.alternatives ?? []).filter(id => mine.acropolis.some(a => a.structure === id)).map(id => tile(id as AcropolisId, true))}
      </ul>
      {island !== undefined && (
        <p className="muted">{words.alternatives(island.alternatives.map(id => text.names.structures[id as StructureId]))}</p>
      )}
    </section>
  );
};

const Wonders = ({ props, have }: { props: Props; have: ReturnType<typeof countsOf> }) => {
  const { view, me, text, actions, words } = props;
  const mine = view.islands[me];
  if (mine === undefined) return null;
  const free = 2 - mine.wonders.length;
  const price = planPrice(view, 'athens', me);
  return (
    <section>
      <h3>
        {words.wonders} <small>{words.of(mine.wonders.filter(w => w.stage === 'complete').length, 2)}</small>
      </h3>
      <ul className="pa-tiles">
        {mine.wonders.map(({ wonder, stage }) => {
          const due = stage === 'complete' ? undefined : stageDue(view, wonder, stage);
          const pay = actions.find(a => a.do === 'pay-wonder' && a.wonder === wonder);
          const card = text.names.wonders[wonder];
          return (
            <Tile
              key={wonder}
              props={props}
              id={wonder}
              name={card?.name ?? wonder.replaceAll('_', ' ')}
              mark={<WonderMark wonder={wonder} stage={stage} />}
              gives={
                <span className="pa-gives">
                  <span className="pa-stage">{words.stage[stage]}</span> {card?.text}
                  <Reconstructed is={isReconstructed(view, 'wonders', wonder)} label={words.reconstructed} />
                </span>
              }
              price={due?.price ?? []}
              have={have}
              action={pay}
              meant={{ do: 'pay-wonder', wonder, fleet: 'none' }}
              built={stage === 'complete'}
              note={
                due === undefined ? undefined : words.paidWhen(due.phase, due.land === null ? null : text.names.lands[due.land as 'athens'])
              }
            />
          );
        })}
        {Array.from({ length: free }, (_, i) => `free ${i}`).map((key, i) => (
          <li key={key} className="pa-tile empty">
            <span className="pa-tile-spot">
              <span className="pa-tile-words">
                <b>{words.noWonder}</b>
                {i === 0 && price !== undefined && (
                  <span>
                    {words.planFrom(text.names.lands.athens)} {price.length === 0 ? words.free : <PriceRow price={price} text={text} />}
                  </span>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Philosophies = ({ props }: { props: Props }) => {
  const { view, me, text, actions, draft, words, choose, askWhy } = props;
  const mine = view.islands[me];
  const all = packOf(view).philosophies;
  if (mine === undefined) return null;
  return (
    <section>
      <h3>
        {words.philosophies} <small>{mine.philosophies.length}</small>
      </h3>
      <ul className="pa-tiles">
        {all.map(({ id }) => {
          const card = text.names.philosophies[id];
          const owners = view.islands.filter(i => i.philosophies.includes(id)).map(i => i.seat);
          const action = actions.find(a => (a.do === 'choose-philosophy' || a.do === 'adopt') && a.philosophy === id);
          const name = card?.name ?? id;
          const isMine = mine.philosophies.includes(id);
          return (
            <li key={id} className={`pa-tile${isMine ? ' built' : ''}${action ? ' can' : ''}`}>
              <Spot
                className="pa-tile-spot"
                label={`${name}: ${card?.text ?? ''} ${owners.map(text.seat).join(', ')}`}
                open={action !== undefined}
                pressed={draft.some(a => (a.do === 'choose-philosophy' || a.do === 'adopt') && a.philosophy === id)}
                onTouch={() =>
                  action ? choose(action) : askWhy({ do: owners.length > 0 ? 'adopt' : 'choose-philosophy', philosophy: id })
                }
              >
                <span className="pa-tile-words">
                  <b>
                    {name}
                    <Reconstructed is={isReconstructed(view, 'philosophies', id)} label={words.reconstructed} />
                  </b>
                  <span className="pa-gives">{card?.text}</span>
                  <small>{isMine ? words.yours : owners.length > 0 ? words.heldBy(owners.map(text.seat)) : words.unknownYet}</small>
                </span>
              </Spot>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** Built structures on the real outline of the island. */
const SPOTS: readonly (readonly [number, number])[] = [
  [100, 52],
  [78, 66],
  [122, 46],
  [62, 80],
  [140, 62],
  [96, 84],
  [112, 70],
  [84, 46],
];
const Portrait = ({ view, me, text, words, could }: Props & { could: readonly string[] }) => {
  const mine = view.islands[me];
  if (mine?.island === null || mine === undefined) return null;
  const stand: readonly StructureId[] = [
    ...mine.villages.map((): StructureId => 'village-1'),
    ...Array.from({ length: mine.workshops }, (): StructureId => 'workshop'),
  ];
  return (
    <div className="pa-portrait">
      <svg viewBox="-6 -6 212 132" aria-hidden="true">
        <path className="pa-isle" d={OUTLINES[mine.island]} />
        {stand.map((structure, i) => (
          <StructureShape
            key={`${structure} ${stand.slice(0, i).filter(s => s === structure).length}`}
            structure={structure}
            x={SPOTS[i]?.[0] ?? 100}
            y={SPOTS[i]?.[1] ?? 60}
            size={0.62}
          />
        ))}
        {mine.acropolis.length > 0 && <path className="pa-hill" d="M70 40Q100 6 130 40z" />}
        {mine.acropolis.map(({ structure }, i) => (
          <StructureShape key={structure} structure={structure} x={78 + i * 9} y={30 - (i % 2) * 8} size={0.5} />
        ))}
      </svg>
      <div>
        <h2>{text.names.islands[mine.island]}</h2>
        <p className="pa-progress">
          <progress max={16} value={mine.structures} aria-label={words.structures(mine.structures)} />{' '}
          <b>{words.structures(mine.structures)}</b>
        </p>
        <p className="muted">{words.goal}</p>
        {could.length > 0 && <p>{words.couldBuild(could)}</p>}
        <p className="pa-yield">
          {words.eachSeason}{' '}
          <CardRow
            cards={[
              ...mine.villages.flatMap(n => villageGood(view, me, n) ?? []),
              ...Array.from({ length: mine.workshops }, () => islandData(view, me)?.rare as CardId),
            ]}
            text={text}
          />
        </p>
      </div>
    </div>
  );
};

export const Island = (props: PanelProps & { words: ScreenWords }) => {
  const { view, me, text, actions, draft, words, choose, askWhy } = props;
  const mine = me === undefined ? undefined : view.islands[me];
  if (me === undefined || mine === undefined || mine.island === null) return null;
  const mineProps: Props = { ...props, me };
  const have = countsOf([...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard]);
  const buildOf = (structure: StructureId): PaAction | undefined => actions.find(a => a.do === 'build' && a.structure === structure);
  const priceOf = (structure: StructureId): Price => [...structurePrice(view, me, structure), ...addedFor(view, kindOf(structure))];
  const next = fleetPrice(view, mine.fleets.length);
  const produced = islandData(view, me)?.basics ?? [];
  const holdsAll = (price: Price): boolean => missingOf(have, price, produced).every(n => n === 0);
  /** By what is held now; the table has the last word when the phase comes. */
  const could = [
    ...STRUCTURES.filter(structure => !stands(mine, structure) && holdsAll(priceOf(structure))).map(structure => {
      const good = structure.startsWith('village') ? yieldOf(view, me, structure) : undefined;
      return good === undefined ? text.names.structures[structure] : words.village(text.names.cards[good].one);
    }),
    ...(next !== undefined && holdsAll(next) ? [words.fleet(FLEETS[mine.fleets.length] ?? '')] : []),
  ];
  const buyFleet = actions.find(a => a.do === 'buy-fleet');
  const workers = mine.aegis.concat(mine.aegisAboard).filter(card => card === 'army').length + mine.settlers;
  return (
    <div className="pa-island">
      <Portrait {...mineProps} could={could} />
      <PowerUses {...{ actions, view, text, draft, choose, askWhy, words }} />
      <section>
        <h3>
          {words.villages} <small>{words.of(mine.villages.length, 6)}</small> · {words.workshops}{' '}
          <small>{words.of(mine.workshops, 2)}</small>
          {view.room === 'production' && <small>{words.workers(workers - (view.draft?.armies.length ?? 0))}</small>}
        </h3>
        <ul className="pa-tiles">
          {([1, 2, 3, 4, 5, 6] as const).map(n => {
            const structure: StructureId = `village-${n}`;
            const good = yieldOf(view, me, structure);
            const built = mine.villages.includes(n);
            const assign = actions.find(a => a.do === 'assign-army' && a.village === n);
            const mark = actions.find(a => a.do === 'pick-village' && a.village === n);
            const works = (view.draft?.armies.includes(n) ?? false) || (view.draft?.boosted.includes(n) ?? false);
            const blocked = mine.blocked.includes(n);
            return (
              <Tile
                key={n}
                props={mineProps}
                id={structure}
                name={good === undefined ? capital(text.names.structures[structure]) : words.village(text.names.cards[good].one)}
                mark={<StructureMark structure={structure} plan={!built} />}
                badge={
                  good !== undefined && (
                    <span className="pa-badge">
                      <CardMark card={good} />
                      {works && <b>×2</b>}
                    </span>
                  )
                }
                price={priceOf(structure)}
                have={have}
                action={built ? (mark ?? assign) : buildOf(structure)}
                meant={built ? { do: 'assign-army', village: n } : { do: 'build', structure }}
                built={built}
                isOurs={isDesigned(islandData(view, me)?.villages[n - 1])}
                isBad={blocked}
                note={blocked ? words.blocked : works ? words.workedBy : mark ? words.markVillage : assign ? words.putArmy : undefined}
              />
            );
          })}
          {[0, 1].map(i => {
            const built = mine.workshops > i;
            const good = yieldOf(view, me, 'workshop');
            return (
              <Tile
                key={i}
                props={mineProps}
                id={`workshop ${i}`}
                name={capital(text.names.structures.workshop)}
                mark={<StructureMark structure="workshop" plan={!built} />}
                badge={good !== undefined && <CardMark card={good} />}
                price={priceOf('workshop')}
                have={have}
                action={built || mine.workshops < i ? undefined : buildOf('workshop')}
                meant={{ do: 'build', structure: 'workshop' }}
                built={built}
                isOurs={isDesigned(islandData(view, me)?.workshops[i])}
              />
            );
          })}
        </ul>
      </section>
      <Acropolis props={mineProps} have={have} />
      <div className="pa-pair">
        <Wonders props={mineProps} have={have} />
        <section>
          <h3>
            {words.fleets} <small>{words.of(mine.fleets.length, 3)}</small>
          </h3>
          <ul className="pa-tiles">
            {mine.fleets.map(f => (
              <li key={f.fleet} className="pa-tile built">
                <span className="pa-tile-spot">
                  <svg className="pa-ship-drawing" viewBox="-34 -30 68 52" aria-hidden="true">
                    <ShipShape seat={me} letter={f.fleet} />
                  </svg>
                  <span className="pa-tile-words">
                    <b>{words.fleetAt(f.fleet, f.land === null ? words.home : text.names.lands[f.land])}</b>
                    {f.grounded && <small className="bad">{words.grounded}</small>}
                    {(f.cargo?.length ?? 0) > 0 && <CardRow cards={f.cargo ?? []} text={text} />}
                  </span>
                </span>
              </li>
            ))}
            {next !== undefined && (
              <Tile
                props={mineProps}
                id="fleet"
                name={words.fleet(FLEETS[mine.fleets.length] ?? '')}
                mark={
                  <svg className="pa-ship-drawing plan" viewBox="-34 -30 68 52" aria-hidden="true">
                    <ShipShape seat={me} letter={FLEETS[mine.fleets.length] ?? ''} />
                  </svg>
                }
                price={next}
                have={have}
                action={buyFleet}
                meant={{ do: 'buy-fleet' }}
                built={false}
              />
            )}
          </ul>
        </section>
      </div>
      <Philosophies props={mineProps} />
      <Signs
        prices={[
          ...STRUCTURES.map(priceOf),
          ...ACROPOLIS.flatMap(structure => {
            const bargain = bargainOf(view, structure);
            return bargain === undefined ? [] : [bargain.give, bargain.get];
          }),
          ...mine.wonders.flatMap(({ wonder, stage }) => (stage === 'complete' ? [] : [stageDue(view, wonder, stage)?.price ?? []])),
        ]}
        words={words}
      />
    </div>
  );
};

/** Powers with something to give now. */
const PowerUses = ({
  actions,
  view,
  text,
  draft,
  choose,
  words,
}: Pick<Props, 'actions' | 'view' | 'text' | 'draft' | 'choose' | 'askWhy' | 'words'>) => {
  const uses = actions.filter(a => a.do === 'use-power' || a.do === 'use-service');
  if (uses.length === 0) return null;
  return (
    <section>
      <h3>{words.powers}</h3>
      <div className="pa-answers">
        {uses.map(a => (
          <Spot
            key={text.action(a, view)}
            className="pa-act"
            label={text.action(a, view)}
            open
            pressed={draft.includes(a)}
            onTouch={() => choose(a)}
          >
            {text.action(a, view)}
          </Spot>
        ))}
      </div>
    </section>
  );
};
