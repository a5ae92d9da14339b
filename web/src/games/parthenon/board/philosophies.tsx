/** All philosophies: mine, those others have, those no island has yet; a touch chooses or adopts one. PA-13. */
import { packOf } from '@stoa/parthenon/reading';
import { Picture } from '../../../art/picture.tsx';
import { Spot } from '../../spot.tsx';
import type { MyProps } from './tile.tsx';

export const Philosophies = ({ props }: { props: MyProps }) => {
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
                <span className="pa-tile-mark">
                  <Picture gallery="parthenon/philosophies" name={id} crop="close" />
                </span>
                <span className="pa-tile-words">
                  <b>{name}</b>
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
