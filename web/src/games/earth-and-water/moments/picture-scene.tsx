/** A great event in one picture and what it means: the Acropolis, the Immortals, the bridge. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { EventId } from '@stoa/earth-and-water/cards';
import type { EwProps } from '../types.ts';
import { Vase } from '../vase.tsx';
import type { GreatEvent } from '../words/screen-words.ts';
import { WORDS } from '../words.ts';
import { StraitPicture } from './strait-picture.tsx';

/** The half of a card that shows it; the bridge is drawn where it lies. */
const PICTURES: Readonly<Record<GreatEvent, EventId | undefined>> = {
  'acropolis-burnt': 'acropolis-on-fire',
  'immortals-returned': 'the-immortals',
  'bridge-built': undefined,
  'bridge-destroyed': undefined,
};
type Pictured = Extract<EwEvent, { readonly e: GreatEvent }>;
export const isPictured = (event: EwEvent): event is Pictured => Object.hasOwn(PICTURES, event.e);

export const PictureScene = ({ event, text, lang }: { event: Pictured } & Pick<EwProps, 'text' | 'lang'>) => {
  const words = WORDS[lang];
  const picture = PICTURES[event.e];
  return (
    <div className="ew-picture-scene">
      {picture === undefined ? (
        <StraitPicture isBroken={event.e === 'bridge-destroyed'} />
      ) : (
        <span className="ew-frame">
          <Vase event={picture} crop="whole" live />
        </span>
      )}
      <p className="ew-lead">
        {event.e === 'immortals-returned'
          ? words.immortalsReturn(words.armies(event.armies), text.cities[event.city])
          : words.momentMeans[event.e]}
      </p>
    </div>
  );
};
