/** A picture as a frieze over the whole stage; the words stand in its empty field, on a narrow stage below it. */
import type { ReactNode } from 'react';
import type { GalleryName, PictureName } from '../../../art/galleries.ts';
import { Picture } from '../../../art/picture.tsx';
import './frieze.css';

interface Props<G extends GalleryName> {
  readonly gallery: G;
  readonly name: PictureName<G>;
  /** Lies in the middle of the picture. */
  readonly sign?: ReactNode;
  readonly children: ReactNode;
}

export const Frieze = <G extends GalleryName>({ gallery, name, sign, children }: Props<G>) => (
  <div className="pa-frieze">
    <Picture gallery={gallery} name={name} crop="frieze" live />
    {sign !== undefined && <span className="pa-frieze-sign">{sign}</span>}
    <div className="pa-frieze-words">{children}</div>
  </div>
);

/** The name of a card and what it does. */
export const CardWords = ({ card, id }: { card: { readonly name: string; readonly text: string } | undefined; id: string }) => (
  <>
    <b className="pa-frieze-title">{card?.name ?? id.replaceAll('_', ' ')}</b>
    {card !== undefined && <p>{card.text}</p>}
  </>
);
