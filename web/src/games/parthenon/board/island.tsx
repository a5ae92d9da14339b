/**
 * My island: what stands, what can be built now, what is missing for the rest. Touching what is open builds, touching what is
 * shut says why and shows where the missing cards could come from.
 */
import { ACROPOLIS, FLEETS, STRUCTURES } from '@stoa/parthenon/cards';
import { bargainOf, fleetPrice, priceNow, stageDue } from '@stoa/parthenon/reading';
import { Fragment } from 'react';
import { useStageSize } from '../../../screen-size.ts';
import { type Counts, countsOf } from '../counts.ts';
import { InStages } from '../in-stages.tsx';
import { CardRow, Signs } from '../pieces/cards.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { Acropolis } from './acropolis.tsx';
import { Philosophies } from './philosophies.tsx';
import { Portrait } from './portrait.tsx';
import { PossibleNow, Substitutes } from './powers.tsx';
import { type MyProps, Tile } from './tile.tsx';
import { Villages } from './villages.tsx';
import { Wonders } from './wonders.tsx';

const Fleets = ({ props, have }: { props: MyProps; have: Counts }) => {
  const { view, me, text, actions, words } = props;
  const fleets = view.islands[me]?.fleets ?? [];
  const next = fleetPrice(view, fleets.length);
  const letter = FLEETS[fleets.length] ?? '';
  return (
    <section id="pa-part-fleets">
      <h3>
        {words.fleets} <small>{words.of(fleets.length, 3)}</small>
      </h3>
      <ul className="pa-tiles">
        {fleets.map(f => (
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
            props={props}
            id="fleet"
            name={words.fleet(letter)}
            mark={
              <svg className="pa-ship-drawing plan" viewBox="-34 -30 68 52" aria-hidden="true">
                <ShipShape seat={me} letter={letter} />
              </svg>
            }
            price={next}
            have={have}
            action={actions.find(a => a.do === 'buy-fleet')}
            meant={{ do: 'buy-fleet' }}
            built={false}
          />
        )}
      </ul>
    </section>
  );
};

const INDEX = ['villages', 'workshops', 'acropolis', 'wonders', 'fleets'] as const;
const MOST = { villages: 6, workshops: 2, acropolis: 6, wonders: 2, fleets: 3 } as const;

/** Below the island how much of each kind stands; a touch leads to its tiles. */
const Index = ({ view, me, words }: MyProps) => {
  const mine = view.islands[me];
  if (mine === undefined) return null;
  const stands: Readonly<Record<(typeof INDEX)[number], number>> = {
    villages: mine.villages.length,
    workshops: mine.workshops,
    acropolis: mine.acropolis.reduce((sum, { copies }) => sum + copies, 0),
    wonders: mine.wonders.filter(({ stage }) => stage === 'complete').length,
    fleets: mine.fleets.length,
  };
  return (
    <nav className="pa-index" aria-label={words.parts}>
      {INDEX.map(part => (
        <button
          key={part}
          type="button"
          className="button"
          onClick={() => document.getElementById(`pa-part-${part === 'workshops' ? 'villages' : part}`)?.scrollIntoView({ block: 'start' })}
        >
          {words[part]} <small>{words.of(stands[part], MOST[part])}</small>
        </button>
      ))}
    </nav>
  );
};

/** The signs of every price on the page. */
const PriceSigns = ({ view, me, words }: MyProps) => (
  <Signs
    prices={[
      ...STRUCTURES.map(structure => priceNow(view, me, structure)),
      ...ACROPOLIS.flatMap(structure => {
        const bargain = bargainOf(view, structure);
        return bargain === undefined ? [] : [bargain.give, bargain.get];
      }),
      ...(view.islands[me]?.wonders ?? []).flatMap(({ wonder, stage }) =>
        stage === 'complete' ? [] : [stageDue(view, wonder, stage)?.price ?? []],
      ),
    ]}
    words={words}
  />
);

export const Island = (props: PaProps & { words: ScreenWords }) => {
  const { view, me, words } = props;
  const hasRail = useStageSize() === 'rail';
  const mine = me === undefined ? undefined : view.islands[me];
  if (me === undefined || mine === undefined || mine.island === null) return null;
  const mineProps: MyProps = { ...props, me };
  const have = countsOf([...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard]);
  const pair = (
    <div className="pa-pair">
      <Wonders props={mineProps} have={have} />
      <Fleets props={mineProps} have={have} />
    </div>
  );
  /** Workers go to villages: these stand beside the island, or next below it. */
  const isWorking = view.room === 'production';
  const villages = <Villages props={mineProps} have={have} />;
  const signs = <PriceSigns {...mineProps} />;
  const portrait = <Portrait props={mineProps} have={have} />;
  return (
    <div className="pa-island">
      <InStages>
        {[
          isWorking ? (
            <div key="portrait" className="pa-working">
              {portrait}
              <div>
                <Substitutes {...mineProps} />
                {villages}
                {signs}
              </div>
            </div>
          ) : (
            <Fragment key="portrait">{portrait}</Fragment>
          ),
          <Fragment key="now">
            {!hasRail && <PossibleNow {...mineProps} />}
            {hasRail && !isWorking && <Index {...mineProps} />}
            {!isWorking && signs}
          </Fragment>,
          // What is paid at the start of trade are wonders.
          view.room === 'trade-start' && <Fragment key="pair">{pair}</Fragment>,
          !isWorking && <Fragment key="villages">{villages}</Fragment>,
          <Acropolis key="acropolis" props={mineProps} have={have} />,
          view.room !== 'trade-start' && <Fragment key="pair">{pair}</Fragment>,
          <Philosophies key="philosophies" props={mineProps} />,
          <p key="footnote" className="pa-footnote">
            {words.someReconstructed}
          </p>,
        ]}
      </InStages>
    </div>
  );
};
