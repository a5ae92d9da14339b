/** The villages and workshops of my island. */
import type { StructureId } from '@stoa/parthenon/cards';
import { hasSettlers, priceNow, workersLeft, yieldOf } from '@stoa/parthenon/reading';
import type { Counts } from '../counts.ts';
import { CardMark } from '../pieces/card-mark.tsx';
import { StructurePicture } from '../pieces/structure-picture.tsx';
import type { ScreenWords } from '../words.ts';
import { type MyProps, Tile } from './tile.tsx';
import { type Village, type VillageNumber, villageOf } from './village.ts';

interface Part {
  readonly props: MyProps;
  readonly have: Counts;
}
const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const noteOf = ({ says, more }: Village, words: ScreenWords): string | undefined => {
  switch (says) {
    case 'blocked':
      return words.blocked;
    case 'mark':
      return words.markVillage;
    case 'army':
      return words.putArmy;
    case 'boost':
      return words.boostHere;
    case 'worked':
      return words.workedBy(1 + more);
    case undefined:
      return undefined;
  }
};

const VillageTile = ({ n, props, have }: Part & { n: VillageNumber }) => {
  const { view, me, text, actions, words } = props;
  const mine = view.islands[me];
  if (mine === undefined) return null;
  const structure: StructureId = `village-${n}`;
  const good = yieldOf(view, me, structure);
  const village = villageOf(view, mine, actions, n);
  const { built, action, meant, more, says } = village;
  return (
    <Tile
      props={props}
      id={structure}
      name={good === undefined ? capital(text.names.structures[structure]) : words.village(text.names.cards[good].one)}
      mark={<StructurePicture structure={structure} plan={!built} />}
      badge={
        good !== undefined && (
          <span className="pa-badge">
            <CardMark card={good} />
            {more > 0 && <b>×{1 + more}</b>}
          </span>
        )
      }
      price={priceNow(view, me, structure)}
      have={have}
      kind="village"
      action={action}
      meant={meant}
      built={built}
      isBad={says === 'blocked'}
      note={noteOf(village, words)}
    />
  );
};

const WorkshopTile = ({ i, props, have }: Part & { i: number }) => {
  const { view, me, text, actions } = props;
  const standing = view.islands[me]?.workshops ?? 0;
  const built = standing > i;
  const good = yieldOf(view, me, 'workshop');
  return (
    <Tile
      props={props}
      id={`workshop ${i}`}
      name={capital(text.names.structures.workshop)}
      mark={<StructurePicture structure="workshop" plan={!built} />}
      badge={good !== undefined && <CardMark card={good} />}
      price={priceNow(view, me, 'workshop')}
      have={have}
      kind="workshop"
      action={standing === i ? actions.find(a => a.do === 'build' && a.structure === 'workshop') : undefined}
      meant={{ do: 'build', structure: 'workshop' }}
      built={built}
      isNext={standing === i}
    />
  );
};

export const Villages = ({ props, have }: Part) => {
  const { view, me, words } = props;
  const mine = view.islands[me];
  if (mine === undefined) return null;
  const workers = view.room === 'production' ? workersLeft(view, me) : 0;
  return (
    <section id="pa-part-villages">
      <h3>
        {words.villages} <small>{words.of(mine.villages.length, 6)}</small> · {words.workshops} <small>{words.of(mine.workshops, 2)}</small>
        {workers > 0 && <span className="pa-tag">{words.workers(workers, hasSettlers(view, me))}</span>}
      </h3>
      <ul className="pa-tiles">
        {([1, 2, 3, 4, 5, 6] as const).map(n => (
          <VillageTile key={n} n={n} props={props} have={have} />
        ))}
        {[0, 1].map(i => (
          <WorkshopTile key={i} i={i} props={props} have={have} />
        ))}
      </ul>
    </section>
  );
};
