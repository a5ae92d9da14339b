/** An island's sixteen buildings in one line, PA-18.1: what stands is solid, what is still missing an outline. */
import type { IslandView } from '@stoa/parthenon';
import { ACROPOLIS, type StructureId } from '@stoa/parthenon/cards';
import type { PaText } from '@stoa/parthenon/text';
import { StructureMark } from '../pieces/structure-mark.tsx';
import { WonderMark } from '../pieces/wonder-mark.tsx';
import type { ScreenWords } from '../words.ts';
import { MOST, skylineLabel, wonderNames } from './skyline-label.ts';

interface Slot {
  readonly key: string;
  readonly structure: StructureId;
  readonly stands: boolean;
}
const row = (structure: StructureId, built: number, all: number): readonly Slot[] =>
  Array.from({ length: all }, (_, i) => ({ key: `${structure} ${i}`, structure, stands: i < built }));

/** What stands, a second one included, then the types still to come. */
const acropolis = (island: IslandView): readonly Slot[] => {
  const built = island.acropolis.flatMap(({ structure, copies }) => row(structure, copies, copies));
  const rest = ACROPOLIS.filter(id => !island.acropolis.some(a => a.structure === id)).flatMap(id => row(id, 0, 1));
  return [...built, ...rest].slice(0, MOST.acropolis);
};

export const Skyline = ({ island, text, words }: { island: IslandView; text: PaText; words: ScreenWords }) => {
  const groups = [
    { key: 'villages', slots: row('village-1', island.villages.length, MOST.villages) },
    { key: 'workshops', slots: row('workshop', island.workshops, MOST.workshops) },
    { key: 'acropolis', slots: acropolis(island) },
  ];
  const wonders = wonderNames(island, text, words);
  const label = skylineLabel(island, text, words);
  return (
    <div className="pa-skyline" role="img" aria-label={label}>
      {groups.map(({ key, slots }) => (
        <span key={key}>
          {slots.map(slot => (
            <span key={slot.key} title={slot.stands ? text.names.structures[slot.structure] : undefined}>
              <StructureMark structure={slot.structure} plan={!slot.stands} />
            </span>
          ))}
        </span>
      ))}
      <span>
        {Array.from({ length: MOST.wonders }, (_, i) => ({ key: `wonder ${i}`, own: island.wonders[i], title: wonders[i] })).map(
          ({ key, own, title }) => (
            <span key={key} title={title}>
              {own === undefined ? <i className="pa-no-wonder" /> : <WonderMark wonder={own.wonder} stage={own.stage} />}
            </span>
          ),
        )}
      </span>
    </div>
  );
};
