/** What a picture is to those who show it, and how much of it they show. */
export interface Drawing {
  readonly size: readonly [width: number, height: number];
  /** The picture's origin is in its middle rather than at its upper left corner. */
  readonly centred?: boolean;
  /** To be shown in a disc; what lies outside it is cut by the style sheet. */
  readonly round?: boolean;
  /** The middle of the square that is shown where there is little room. */
  readonly focus: number;
  /** The elements inside <svg>. The same every time. */
  readonly draw: () => string;
  /** The same ground and bands, empty, for what stands beside the picture. */
  readonly beside?: (width: number) => string;
}
/** One finished picture. */
export interface Composition extends Drawing {
  readonly name: string;
}
/** The pictures of one kind, by the ids of the things they show. */
export type Gallery<Id extends string = string> = Readonly<Record<Id, Composition>>;

/** The size of a scene: every card, tile and event. */
export const SCENE = [240, 160] as const;
/**
 * whole: with its bands, from 130 px · field: without them, for cards in a hand · close: from 60 px · square: around the focus, from
 * 40 px · frieze: the picture at the left, its bands going on to the right around an empty field for words; cut at the right, never at the left.
 */
export type Crop = 'whole' | 'field' | 'close' | 'square' | 'frieze';
/** The length of a frieze: more than any screen shows. */
const FRIEZE = 960;
const FIELD_TOP = 18;
const FIELD_HEIGHT = 124;

/** Other pictures than scenes are always shown whole. */
export const viewBox = ({ size: [width, height], centred = false, focus }: Omit<Drawing, 'draw'>, crop: Crop = 'whole'): string => {
  if (centred) return `${-width / 2} ${-height / 2} ${width} ${height}`;
  if (crop === 'whole' || width !== SCENE[0] || height !== SCENE[1]) return `0 0 ${width} ${height}`;
  if (crop === 'frieze') return `0 0 ${FRIEZE} ${height}`;
  if (crop === 'field') return `0 ${FIELD_TOP} ${width} ${FIELD_HEIGHT}`;
  if (crop === 'close') return '12 15 216 130';
  const left = Math.max(0, Math.min(width - FIELD_HEIGHT, focus - FIELD_HEIGHT / 2));
  return `${left} ${FIELD_TOP} ${FIELD_HEIGHT} ${FIELD_HEIGHT}`;
};

/** Two upright lines after the picture, as beside the panel of an amphora; its bars are painted once more where it is cut, over the seam. */
export const frieze = ({ size: [width, height], beside }: Composition, elements: string): string =>
  beside === undefined
    ? elements
    : `${beside(FRIEZE)}<svg width="${width}" height="${height}">${elements}</svg>` +
      `<path class="b" d="M${width + 1} 17v124.5h2V17zm4 0v124.5h1V17zM${width - 2} 0h4v4h-4zm0 16h4v1.3h-4zm0 125.5h4v2.2h-4zm0 16.5h4v2h-4z"/>`;
