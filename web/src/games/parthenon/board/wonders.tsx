/** My wonders in their three stages: what the next one costs, when and where it is paid; and where a plan comes from. PA-14. */
import { addedFor, planPrice, stageDue } from '@stoa/parthenon/reading';
import type { Counts } from '../counts.ts';
import { PriceRow } from '../pieces/cards.tsx';
import { WonderPicture } from '../pieces/structure-picture.tsx';
import { isReconstructed, Reconstructed } from '../provenance.tsx';
import { type MyProps, Tile } from './tile.tsx';

export const Wonders = ({ props, have }: { props: MyProps; have: Counts }) => {
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
              mark={<WonderPicture wonder={wonder} stage={stage} />}
              gives={
                <span className="pa-gives">
                  <span className="pa-stage">{words.stage[stage]}</span> {card?.text}
                  <Reconstructed is={isReconstructed(view, 'wonders', wonder)} label={words.reconstructed} />
                </span>
              }
              price={due === undefined ? [] : [...due.price, ...addedFor(view, 'wonder')]}
              have={have}
              kind="wonder"
              inBuild={due?.phase === 'build'}
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
        ))}
      </ul>
    </section>
  );
};
