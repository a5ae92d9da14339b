/** The crossing: the map with the ships, the card that was turned, what became of every fleet. */
import type { LandId } from '@stoa/parthenon/cards';
import { packOf } from '@stoa/parthenon/reading';
import type { ReactNode } from 'react';
import { Picture } from '../../../art/picture.tsx';
import { SeaMap } from '../board/sea-map.tsx';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardRow } from '../pieces/cards.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import type { Fate } from './crossing-of.ts';
import './crossing.css';

type Props = Pick<PaProps, 'view' | 'me' | 'text' | 'news'> & { readonly words: ScreenWords };

/** `open`: who is struck is known, what becomes of it is still asked. */
const FateLine = ({ fate, open, view, me, text, words }: Props & { fate: Fate; open: boolean }) => {
  const land = view.islands[fate.seat]?.fleets.find(f => f.fleet === fate.fleet)?.land ?? null;
  const isSpared = fate.lost.length === 0 && !fate.back && fate.to === null;
  return (
    <li className={fate.seat === me ? 'mine' : ''}>
      <SeatMark seat={fate.seat} />
      <span>
        <b>{fate.seat === me ? words.yourFleet(fate.fleet) : words.fleetOf(text.seat(fate.seat), fate.fleet)}</b>{' '}
        {land !== null && fate.to === null && text.names.lands[land]}
      </span>
      <span className="pa-fate">
        {(fate.gift || fate.warded === 'army' || fate.warded === 'warship' || fate.warded === 'gift') && (
          <CardMark card={fate.gift || fate.warded === null || fate.warded === 'wonder' ? 'gift' : fate.warded} label={words.spared} />
        )}
        {fate.lost.length > 0 && (
          <span className="pa-struck">
            <CardRow cards={fate.lost} text={text} />
          </span>
        )}
        {fate.back && words.fate.back}
        {fate.to !== null && words.fate.to(text.names.lands[fate.to])}
        {isSpared && <span className={open ? 'struck' : 'spared'}>{open ? words.hit : words.fate.nothing}</span>}
      </span>
    </li>
  );
};

interface SceneProps extends Props {
  readonly hazard: string;
  readonly fates: readonly Fate[];
  /** The Archon had another drawn in its place. */
  readonly isSetAside?: boolean;
  /** Without one the board's own map stays in sight. */
  readonly hasMap?: boolean;
  /** Nothing of it happens beyond the Aegean: a small map shows no more. */
  readonly isNear?: boolean;
  /** What a touch of a land on the map does; undefined: nothing. */
  readonly onLand?: (land: LandId) => (() => void) | undefined;
  readonly children?: ReactNode;
}
export const HazardScene = ({
  hazard,
  fates,
  isSetAside = false,
  hasMap = true,
  isNear = false,
  onLand = () => undefined,
  children,
  ...props
}: SceneProps) => {
  const { view, me, text, words, news } = props;
  const card = text.names.hazards[hazard];
  const isAsked = view.room.startsWith('hazard') && view.hazard.hazard === hazard;
  /** PA-22.10: the Archon may still have another drawn; nobody is hit by this one yet. */
  const isOpen = isAsked && view.room === 'hazard-redraw';
  const isHit = ({ seat, fleet }: Fate): boolean => view.hazard.hit.some(one => one.seat === seat && one.fleet === fleet);
  const wards = packOf(view).hazards.find(h => h.id === hazard)?.wardedBy ?? [];
  return (
    <div className={`pa-crossing-scene${news.some(e => e.e === 'sailed') ? ' sails' : ''}`}>
      {hasMap && (
        <div className={`pa-crossing-map${isNear ? ' near' : ''}`} aria-hidden="true">
          <SeaMap
            view={view}
            text={text}
            words={words}
            plan={null}
            lit={[]}
            open={land => onLand(land) !== undefined}
            onLand={land => onLand(land)?.()}
            news={news}
          />
        </div>
      )}
      <div className="pa-turned">
        <Picture gallery="parthenon/hazards" name={hazard} crop="frieze" live />
        <b>{card?.name ?? hazard.replaceAll('_', ' ')}</b>
        <p>{card?.text}</p>
        {wards.length > 0 && (
          <p className="pa-wards">
            {words.wardedBy}{' '}
            {wards.map(id => (
              <CardMark key={id} card={id as 'army'} label={text.names.cards[id as 'army']?.one ?? id} />
            ))}
          </p>
        )}
      </div>
      <div className="pa-fated">
        {fates.length > 0 && (
          <ul>
            {fates.map(fate => (
              <FateLine key={`${fate.seat} ${fate.fleet}`} fate={fate} open={isAsked && isHit(fate)} {...props} />
            ))}
          </ul>
        )}
        {fates.length === 0 && !children && (
          <p className={`pa-nobody${isOpen || isSetAside ? ' open' : ''}`}>
            {isOpen ? text.prompt(view, me) : isSetAside ? words.setAside : words.nobodyHit}
          </p>
        )}
        {children}
      </div>
    </div>
  );
};
