/**
 * My island: what stands, what can be built now, what is missing for the rest. Touching what is open builds, touching what is
 * shut says why and shows where the missing cards could come from.
 */
import type { PaAction } from '@stoa/parthenon';
import { ACROPOLIS, FLEETS, STRUCTURES, type StructureId } from '@stoa/parthenon/cards';
import { bargainOf, fleetPrice, islandData, type Price, priceNow, stageDue, yieldOf } from '@stoa/parthenon/text';
import { countsOf } from '../counts.ts';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardRow, Signs } from '../pieces/cards.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import { StructureMark } from '../pieces/structure-mark.tsx';
import { isDesigned } from '../provenance.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { hasSettlers, workersLeft } from '../workers.ts';
import { Acropolis } from './acropolis.tsx';
import { Philosophies } from './philosophies.tsx';
import { Portrait } from './portrait.tsx';
import { NowPossible, PowerUses, Substitutes } from './powers.tsx';
import { type MyProps, Tile } from './tile.tsx';
import { Wonders } from './wonders.tsx';

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const Island = (props: PaProps & { words: ScreenWords }) => {
  const { view, me, text, actions, words } = props;
  const mine = me === undefined ? undefined : view.islands[me];
  if (me === undefined || mine === undefined || mine.island === null) return null;
  const mineProps: MyProps = { ...props, me };
  const have = countsOf([...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard]);
  const buildOf = (structure: StructureId): PaAction | undefined => actions.find(a => a.do === 'build' && a.structure === structure);
  const priceOf = (structure: StructureId): Price => priceNow(view, me, structure);
  const next = fleetPrice(view, mine.fleets.length);
  const buyFleet = actions.find(a => a.do === 'buy-fleet');
  const pair = (
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
  );
  /** Workers go to villages. */
  const villagesFirst = view.room === 'production';
  const villages = (
    <section>
      <h3>
        {words.villages} <small>{words.of(mine.villages.length, 6)}</small> · {words.workshops} <small>{words.of(mine.workshops, 2)}</small>
        {view.room === 'production' && workersLeft(view, me) > 0 && (
          <span className="pa-tag">{words.workers(workersLeft(view, me), hasSettlers(view, me))}</span>
        )}
      </h3>
      <ul className="pa-tiles">
        {([1, 2, 3, 4, 5, 6] as const).map(n => {
          const structure: StructureId = `village-${n}`;
          const good = yieldOf(view, me, structure);
          const built = mine.villages.includes(n);
          const assign = actions.find(a => a.do === 'assign-army' && a.village === n);
          const mark = actions.find(a => a.do === 'pick-village' && a.village === n);
          const boost = actions.find(a => a.do === 'boost-village' && a.village === n);
          const more = [view.draft?.armies, view.draft?.boosted].filter(list => list?.includes(n)).length;
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
                    {more > 0 && <b>×{1 + more}</b>}
                  </span>
                )
              }
              price={priceOf(structure)}
              have={have}
              kind="village"
              action={built ? (mark ?? assign ?? boost) : buildOf(structure)}
              meant={built ? { do: 'assign-army', village: n } : { do: 'build', structure }}
              built={built}
              isOurs={isDesigned(islandData(view, me)?.villages[n - 1])}
              isBad={blocked}
              note={
                blocked
                  ? words.blocked
                  : mark
                    ? words.markVillage
                    : assign
                      ? words.putArmy
                      : boost
                        ? words.boostHere
                        : more > 0
                          ? words.workedBy(1 + more)
                          : undefined
              }
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
              kind="workshop"
              action={built || mine.workshops < i ? undefined : buildOf('workshop')}
              meant={{ do: 'build', structure: 'workshop' }}
              built={built}
              isNext={mine.workshops === i}
              isOurs={isDesigned(islandData(view, me)?.workshops[i])}
            />
          );
        })}
      </ul>
    </section>
  );
  const signs = (
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
  );
  return (
    <div className="pa-island">
      {villagesFirst && (
        <>
          <Substitutes {...mineProps} />
          {signs}
          {villages}
        </>
      )}
      <Portrait props={mineProps} have={have} />
      <PowerUses {...mineProps} />
      <NowPossible {...mineProps} />
      {!villagesFirst && signs}
      {/* What is paid at the start of trade are wonders. */}
      {view.room === 'trade-start' && pair}
      {!villagesFirst && villages}
      <Acropolis props={mineProps} have={have} />
      {view.room !== 'trade-start' && pair}
      <Philosophies props={mineProps} />
      <p className="pa-footnote">◊ {words.reconstructed}</p>
    </div>
  );
};
