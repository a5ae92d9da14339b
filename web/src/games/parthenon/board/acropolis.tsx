/** The acropolis: six structures, one of two a second time; what each makes, and its use this season. PA-12.5 to PA-12.8. */
import { ACROPOLIS, type AcropolisId, type StructureId } from '@stoa/parthenon/cards';
import { bargainOf, islandData, priceNow } from '@stoa/parthenon/reading';
import { Spot } from '../../spot.tsx';
import type { Counts } from '../counts.ts';
import { PriceRow } from '../pieces/cards.tsx';
import { StructurePicture } from '../pieces/structure-picture.tsx';
import { isReconstructed } from '../provenance.tsx';
import { type MyProps, Tile } from './tile.tsx';

export const Acropolis = ({ props, have }: { props: MyProps; have: Counts }) => {
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
        mark={<StructurePicture structure={structure} plan={!built} />}
        gives={
          bargain ? (
            <span className="pa-row pa-gives">
              <small>{words.makesIt}</small> <PriceRow price={bargain.give} text={text} /> → <PriceRow price={bargain.get} text={text} />
            </span>
          ) : (
            <span className="pa-gives">{words.power[structure as 'academy' | 'treasury']}</span>
          )
        }
        price={priceNow(view, me, structure)}
        have={have}
        kind="acropolis"
        action={offersBuild ? build : undefined}
        meant={{ do: built ? 'use' : 'build', structure }}
        built={built}
        isNext={!second || copies === 1}
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
