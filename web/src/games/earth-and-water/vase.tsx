/** The picture of a card half; it fills the box around it. */
import type { Crop } from '@stoa/art';
import type { EventId } from '@stoa/earth-and-water/cards';
import { Picture } from '../../art/picture.tsx';

export const Vase = ({ event, crop = 'square', live = false }: { event: EventId; crop?: Crop; live?: boolean }) => (
  <Picture gallery="earth-and-water/cards" name={event} crop={crop} live={live} className="ew-vase" />
);
