/**
 * A picture of @stoa/art, loaded and drawn when it comes into sight. Decoration unless it has a label: what it shows is said in words beside it.
 * Its place has the right shape from the start. Without a picture (a card of another pack) its ground stays empty.
 */
import { type Composition, type Crop, frieze, viewBox } from '@stoa/art';
import '@stoa/art/style.css';
import './picture.css';
import { useEffect, useRef } from 'react';
import { whenDrawn } from '../table/when-drawn.ts';
import { elementsOf, GALLERIES, type GalleryName, type PictureName, pictureOf } from './galleries.ts';
import { inTurn } from './in-turn.ts';

/** Pictures narrower than this leave out their painted names. */
const SMALL_PX = 130;
/** Drawn a little before they are seen. */
const AHEAD = '160px';

const paint = (svg: SVGSVGElement, composition: Composition, crop: Crop, width: number): void => {
  svg.setAttribute('viewBox', viewBox(composition, crop));
  svg.classList.toggle('small', width < SMALL_PX);
  svg.innerHTML = crop === 'frieze' ? frieze(composition, elementsOf(composition)) : elementsOf(composition);
};

export interface PictureProps<G extends GalleryName> {
  readonly gallery: G;
  readonly name: PictureName<G>;
  readonly crop?: Crop;
  /** In the reader's language, where no words beside the picture say what it shows. */
  readonly label?: string;
  /** The sea, oars, fire and lightning move. */
  readonly live?: boolean;
  readonly className?: string;
}
export const Picture = <G extends GalleryName>({ gallery, name, crop = 'whole', label, live = false, className = '' }: PictureProps<G>) => {
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = ref.current;
    if (svg === null) return undefined;
    let wanted = true;
    // What moves begins when the page around it is drawn.
    let endWaiting = (): void => undefined;
    svg.classList.remove('live');
    const draw = async (width: number): Promise<void> => {
      const composition = await pictureOf(gallery, name);
      inTurn(() => {
        if (!wanted) return;
        if (composition === undefined) svg.replaceChildren();
        else paint(svg, composition, crop, width);
        if (live) endWaiting = whenDrawn(() => svg.classList.add('live'));
      });
    };
    const eye = new IntersectionObserver(
      entries => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen === undefined) return;
        eye.disconnect();
        // To ask the element would lay out the page once more.
        void draw(seen.boundingClientRect.width);
      },
      { rootMargin: AHEAD },
    );
    eye.observe(svg);
    return () => {
      wanted = false;
      endWaiting();
      eye.disconnect();
    };
  }, [gallery, name, crop, live]);
  const shown = GALLERIES[gallery];
  const frame = 'round' in shown ? 'pot round' : 'centred' in shown ? '' : gallery === 'house/dividers' ? '' : 'pot';
  return (
    <span className={`picture ${frame} ${className}`.replaceAll(/ +/g, ' ').trim()}>
      <svg
        ref={ref}
        className={live ? 'vase live' : 'vase'}
        viewBox={viewBox({ focus: 0, ...shown }, crop)}
        preserveAspectRatio={crop === 'frieze' ? 'xMinYMid slice' : undefined}
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined}
      />
    </span>
  );
};
