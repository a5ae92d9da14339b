/** My wonders in their three stages: what the next one costs, when and where it is paid; and where a plan comes from. PA-14. */
import type { IslandView } from '@stoa/parthenon';
import { addedFor, type Price, planPrice, stageDue } from '@stoa/parthenon/reading';
import type { Counts } from '../counts.ts';
import { PriceRow } from '../pieces/cards.tsx';
import { WonderPicture } from '../pieces/structure-picture.tsx';
import { type MyProps, Tile } from './tile.tsx';

interface Part {
  readonly props: MyProps;
  readonly have: Counts;
}
type Wonder = IslandView['wonders'][number];

const WonderTile = ({ own: { wonder, stage }, props, have }: Part & { own: Wonder }) => {
  const { view, text, actions, words } = props;
  const due = stage === 'complete' ? undefined : stageDue(view, wonder, stage);
  const card = text.names.wonders[wonder];
  return (
    <Tile
      props={props}
      id={wonder}
      name={card?.name ?? wonder.replaceAll('_', ' ')}
      mark={<WonderPicture wonder={wonder} stage={stage} />}
      gives={
        <span className="pa-gives">
          <span className="pa-stage">{words.stage[stage]}</span> {card?.text}
        </span>
      }
      price={due === undefined ? [] : [...due.price, ...addedFor(view, 'wonder')]}
      have={have}
      kind="wonder"
      inBuild={due?.phase === 'build'}
      action={actions.find(a => a.do === 'pay-wonder' && a.wonder === wonder)}
      meant={{ do: 'pay-wonder', wonder, fleet: 'none' }}
      built={stage === 'complete'}
      note={due === undefined ? undefined : words.paidWhen(due.phase, due.land === null ? null : text.names.lands[due.land as 'athens'])}
    />
  );
};

/** Where the next plan comes from. */
const FreePlace = ({ price, props: { text, words } }: { price: Price | undefined; props: MyProps }) => (
  <li className="pa-tile empty">
    <span className="pa-tile-spot">
      <span className="pa-tile-words">
        <b>{words.noWonder}</b>
        {price !== undefined && (
          <span>
            {price.length === 0 ? (
              words.freePlanFrom(text.names.lands.athens)
            ) : (
              <>
                {words.planFrom(text.names.lands.athens)} <PriceRow price={price} text={text} />
              </>
            )}
          </span>
        )}
      </span>
    </span>
  </li>
);

export const Wonders = ({ props, have }: Part) => {
  const { view, me, words } = props;
  const mine = view.islands[me];
  if (mine === undefined) return null;
  const price = planPrice(view, 'athens', me);
  return (
    <section id="pa-part-wonders">
      <h3>
        {words.wonders} <small>{words.of(mine.wonders.filter(w => w.stage === 'complete').length, 2)}</small>
      </h3>
      <ul className="pa-tiles">
        {mine.wonders.map(own => (
          <WonderTile key={own.wonder} own={own} props={props} have={have} />
        ))}
        {[0, 1].slice(mine.wonders.length).map((place, i) => (
          <FreePlace key={place} price={i === 0 ? price : undefined} props={props} />
        ))}
      </ul>
    </section>
  );
};
