/** A great event in one picture and one sentence: the Acropolis, the Immortals, the bridge. */
import type { EventId } from '@stoa/earth-and-water/cards';
import { Vase } from '../vase.tsx';

export const PictureScene = ({ picture, said }: { picture: EventId; said: string }) => (
  <div className="ew-picture-scene">
    <span className="ew-frame">
      <Vase event={picture} crop="whole" live />
    </span>
    <p className="ew-lead">{said}</p>
  </div>
);
