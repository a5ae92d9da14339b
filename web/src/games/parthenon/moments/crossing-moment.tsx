/** A crossing on the stage, from the card to what became of every fleet: one scene, so that nothing is drawn again while it goes on. */
import type { PaEvent } from '@stoa/parthenon';
import type { LandId } from '@stoa/parthenon/cards';
import { Moment } from '../../../table/moment.tsx';
import { useTable } from '../../../table/store.ts';
import type { MomentProps } from '../../types.ts';
import { divertTo } from '../board/land-order.ts';
import { Hazard } from '../panels/hazards.tsx';
import { changingAnswer } from '../touch.ts';
import type { Pa } from '../types.ts';
import { WORDS } from '../words.ts';
import { crossingOf } from './crossing-of.ts';
import { HazardScene } from './hazard-scene.tsx';
import { useMapInSight } from './map-in-sight.ts';

const REGIONS = ['neighbouring', 'foreign'] as const;

/** A card lies on the table and a seat still decides about it. */
const Asked = (props: MomentProps<Pa> & { hazard: string; hasMap: boolean; isNear: boolean }) => {
  const { view, me, text, lang, news, actions, hazard, hasMap, isNear } = props;
  const words = WORDS[lang];
  const choose = changingAnswer(props);
  const onLand = (land: LandId): (() => void) | undefined => {
    const action = divertTo(actions, land);
    return action && (() => choose(action));
  };
  return (
    <HazardScene {...{ view, me, text, words, news, hazard, hasMap, isNear, onLand }} fates={[]}>
      <Hazard {...props} choose={choose} words={words} />
    </HazardScene>
  );
};

export const CrossingMoment = (props: MomentProps<Pa>) => {
  const { stop, view, me, text, lang, news } = props;
  const words = WORDS[lang];
  const log = useTable(s => s.log) as readonly PaEvent[];
  const isBeside = useMapInSight(view, me);
  const crossing = crossingOf(log, stop === undefined ? log.length : log.lastIndexOf(stop.event) + 1);
  const { hazard } = view.hazard;
  if (stop === undefined ? hazard === null || !view.room.startsWith('hazard') : crossing === undefined) return null;
  const region = stop === undefined ? view.hazard.region : (crossing?.region ?? 0);
  const isNear = REGIONS[region] === 'neighbouring';
  const scene = { view, me, text, words, news, hasMap: !isBeside, isNear };
  return (
    <Moment
      key={crossing?.at}
      title={words.hazardFor(words.region[REGIONS[region] ?? 'neighbouring'])}
      said={stop === undefined ? text.prompt(view, me) : (text.event(stop.event, me) ?? '')}
      kind="hazard"
      beside={isBeside}
    >
      {stop === undefined ? (
        <Asked {...props} hazard={hazard ?? ''} hasMap={!isBeside} isNear={isNear} />
      ) : (
        crossing && <HazardScene {...scene} hazard={crossing.hazard} fates={crossing.fates} isSetAside={crossing.isSetAside} />
      )}
    </Moment>
  );
};
