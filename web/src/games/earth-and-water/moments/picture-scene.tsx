/** A great event in one picture and what it means: the Acropolis, the Immortals, the bridge. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { EventId } from '@stoa/earth-and-water/cards';
import { Picture } from '../../../art/picture.tsx';
import { useStageSize } from '../../../screen-size.ts';
import type { EwProps } from '../types.ts';
import { Vase } from '../vase.tsx';
import type { GreatEvent } from '../words/screen-words.ts';
import { WORDS } from '../words.ts';

/** The half of a card that shows it; the bridge has pictures of its own. */
const PICTURES = {
  'acropolis-burnt': 'acropolis-on-fire',
  'immortals-returned': 'the-immortals',
  'bridge-built': null,
  'bridge-destroyed': null,
} as const satisfies Readonly<Record<GreatEvent, EventId | null>>;
type Pictured = Extract<EwEvent, { readonly e: GreatEvent }>;
export const isPictured = (event: EwEvent): event is Pictured => Object.hasOwn(PICTURES, event.e);

export const PictureScene = ({ event, text, lang }: { event: Pictured } & Pick<EwProps, 'text' | 'lang'>) => {
  const words = WORDS[lang];
  // A narrow scene is high: the middle of the picture fills it.
  const crop = useStageSize() === 'phone' ? 'square' : 'whole';
  return (
    <div className="ew-diptych">
      <span className="ew-shown">
        {event.e === 'bridge-built' || event.e === 'bridge-destroyed' ? (
          <Picture gallery="earth-and-water/bridge" name={event.e} crop={crop} live className="ew-vase" />
        ) : (
          <Vase event={PICTURES[event.e]} crop={crop} live />
        )}
      </span>
      <div className="ew-told">
        <p className="ew-lead">
          {event.e === 'immortals-returned'
            ? words.immortalsReturn(words.armies(event.armies), text.cities[event.city])
            : words.momentMeans[event.e]}
        </p>
      </div>
    </div>
  );
};
