/** The acropolis: six structures, one of two a second time; what each makes, and its use this season. PA-12.5 to PA-12.8. */
import { ACROPOLIS, type AcropolisId, type StructureId } from '@stoa/parthenon/cards';
import { bargainOf, islandData, priceNow } from '@stoa/parthenon/reading';
import { Spot } from '../../spot.tsx';
import type { Counts } from '../counts.ts';
import { PriceRow } from '../pieces/cards.tsx';
import { StructurePicture } from '../pieces/structure-picture.tsx';
import { type MyProps, Tile } from './tile.tsx';

interface Part {
  readonly props: MyProps;
  readonly have: Counts;
}

/** PA-12.8: what it makes once a season. */
const UseButton = ({
  structure,
  props: { text, view, actions, draft, words, choose, askWhy },
}: {
  structure: AcropolisId;
  props: MyProps;
}) => {
  const use = actions.find(a => a.do === 'use' && a.structure === structure);
  return (
    <Spot
      className="pa-act small"
      label={text.action({ do: 'use', structure }, view)}
      open={use !== undefined}
      pressed={draft.some(a => a.do === 'use' && a.structure === structure)}
      onTouch={() => (use ? choose(use) : askWhy({ do: 'use', structure }))}
    >
      {words.use}
    </Spot>
  );
};

const Gives = ({ structure, props: { view, text, words } }: { structure: AcropolisId; props: MyProps }) => {
  const bargain = bargainOf(view, structure);
  return bargain ? (
    <span className="pa-row pa-gives">
      <small>{words.makesIt}</small> <PriceRow price={bargain.give} text={text} /> → <PriceRow price={bargain.get} text={text} />
    </span>
  ) : (
    <span className="pa-gives">{words.power[structure as 'academy' | 'treasury']}</span>
  );
};

const AcropolisTile = ({ structure, isSecond, props, have }: Part & { structure: AcropolisId; isSecond: boolean }) => {
  const { view, me, text, actions, words } = props;
  const copies = view.islands[me]?.acropolis.find(a => a.structure === structure)?.copies ?? 0;
  const built = copies > (isSecond ? 1 : 0);
  const build = actions.find(a => a.do === 'build' && a.structure === structure);
  const isOffered = build !== undefined && copies === (isSecond ? 1 : 0);
  const name = text.names.structures[structure];
  const isUsed = built && !isSecond && bargainOf(view, structure) !== undefined;
  return (
    <Tile
      props={props}
      id={`${structure}${isSecond ? ' 2' : ''}`}
      name={isSecond ? words.second(name) : name}
      mark={<StructurePicture structure={structure} plan={!built} />}
      gives={<Gives structure={structure} props={props} />}
      price={priceNow(view, me, structure)}
      have={have}
      kind="acropolis"
      action={isOffered ? build : undefined}
      meant={{ do: built ? 'use' : 'build', structure }}
      built={built}
      isNext={!isSecond || copies === 1}
      tag={isUsed ? <UseButton structure={structure} props={props} /> : undefined}
    />
  );
};

export const Acropolis = ({ props, have }: Part) => {
  const { view, me, text, words } = props;
  const mine = view.islands[me];
  const island = islandData(view, me);
  if (mine === undefined) return null;
  const total = mine.acropolis.reduce((sum, a) => sum + a.copies, 0);
  const second = (island?.alternatives ?? []).filter(id => mine.acropolis.some(a => a.structure === id)) as readonly AcropolisId[];
  return (
    <section id="pa-part-acropolis">
      <h3>
        {words.acropolis} <small>{words.of(total, 6)}</small>
        {mine.isShut && <small className="bad">{words.shut}</small>}
      </h3>
      <ul className="pa-tiles">
        {ACROPOLIS.map(structure => (
          <AcropolisTile key={structure} structure={structure} isSecond={false} props={props} have={have} />
        ))}
        {second.map(structure => (
          <AcropolisTile key={`${structure} 2`} structure={structure} isSecond props={props} have={have} />
        ))}
      </ul>
      {island !== undefined && (
        <p className="muted">{words.alternatives(island.alternatives.map(id => text.names.structures[id as StructureId]))}</p>
      )}
    </section>
  );
};
