/**
 * The galleries of @stoa/art. Each is loaded when its first picture comes into sight; its size is known before, so that nothing moves when it
 * is drawn.
 */
import type { Composition, Drawing } from '@stoa/art';

type Shown = Pick<Drawing, 'size' | 'centred' | 'round'>;
const SCENES: Shown = { size: [240, 160] };
const FACES: Shown = { size: [100, 100], centred: true, round: true };
const pieces = (width: number, height: number): Shown => ({ size: [width, height], centred: true });

const earthAndWater = () => import('@stoa/art/earth-and-water');
const perikles = () => import('@stoa/art/perikles');
const wonders = () => import('@stoa/art/parthenon/wonders');
const house = () => import('@stoa/art/house');
const medallions = () => import('@stoa/art/medallions');

export const GALLERIES = {
  'earth-and-water/cards': { ...SCENES, load: async () => (await earthAndWater()).CARD_HALVES },
  'earth-and-water/bridge': { ...SCENES, load: async () => (await earthAndWater()).BRIDGE },
  'earth-and-water/friezes': { ...pieces(760, 84), load: async () => (await earthAndWater()).FRIEZES },
  'earth-and-water/pieces': { ...pieces(48, 48), load: async () => (await earthAndWater()).PIECES },
  'earth-and-water/soldiers': { ...pieces(130, 240), load: async () => (await earthAndWater()).FIGHTERS.soldiers },
  'earth-and-water/fallen': { ...pieces(130, 130), load: async () => (await earthAndWater()).FIGHTERS.fallen },
  'earth-and-water/ships': { ...pieces(210, 220), load: async () => (await earthAndWater()).FIGHTERS.ships },
  'perikles/specials': { ...SCENES, load: async () => (await perikles()).SPECIALS },
  'perikles/locations': { ...SCENES, load: async () => (await perikles()).LOCATIONS },
  'perikles/marks': { ...pieces(48, 48), load: async () => (await perikles()).MARKS },
  'perikles/temples': { ...pieces(108, 96), load: async () => (await perikles()).TEMPLES },
  'perikles/statues': { ...pieces(72, 128), load: async () => (await perikles()).STATUES },
  'perikles/hoplites': { ...pieces(60, 60), load: async () => (await perikles()).HOPLITES },
  'perikles/triremes': { ...pieces(60, 60), load: async () => (await perikles()).TRIREMES },
  'perikles/hoplite-backs': { ...pieces(60, 60), load: async () => (await perikles()).HOPLITE_BACKS },
  'perikles/trireme-backs': { ...pieces(60, 60), load: async () => (await perikles()).TRIREME_BACKS },
  'perikles/figures': { ...pieces(120, 130), load: async () => (await perikles()).FIGURES },
  'perikles/marching': { ...pieces(64, 124), load: async () => (await perikles()).MARCHING },
  'perikles/thrusting': { ...pieces(110, 124), load: async () => (await perikles()).THRUSTING },
  'perikles/fallen': { ...pieces(110, 124), load: async () => (await perikles()).FALLEN },
  'perikles/warships': { ...pieces(176, 112), load: async () => (await perikles()).WARSHIPS },
  'perikles/signs': { ...pieces(48, 48), load: async () => (await perikles()).SIGNS },
  'parthenon/events': { ...SCENES, load: async () => (await import('@stoa/art/parthenon/events')).EVENTS },
  'parthenon/hazards': { ...SCENES, load: async () => (await import('@stoa/art/parthenon/hazards')).HAZARDS },
  'parthenon/harbors': { ...SCENES, load: async () => (await import('@stoa/art/parthenon/harbors')).HARBORS },
  'parthenon/philosophies': { ...SCENES, load: async () => (await import('@stoa/art/parthenon/philosophies')).PHILOSOPHIES },
  'parthenon/wonders': { ...SCENES, load: async () => (await wonders()).WONDERS },
  'parthenon/wonders-begun': { ...SCENES, load: async () => (await wonders()).WONDERS_BEGUN },
  'parthenon/plans': { ...SCENES, load: async () => (await wonders()).PLANS },
  'parthenon/structures': { ...SCENES, load: async () => (await import('@stoa/art/parthenon/structures')).STRUCTURES },
  'parthenon/goods': { ...pieces(48, 48), load: async () => (await import('@stoa/art/parthenon/goods')).CARDS },
  'house/moments': { ...SCENES, load: async () => (await house()).MOMENTS },
  'house/marks': { ...pieces(64, 64), load: async () => (await house()).MARKS },
  'house/dividers': { size: [240, 14], load: async () => (await house()).DIVIDERS },
  'house/dice': { ...pieces(48, 48), load: async () => (await house()).DICE },
  'house/pebbles': { ...pieces(48, 48), load: async () => (await house()).PEBBLES },
  'faces/players': { ...FACES, load: async () => (await medallions()).PLAYER_FACES },
  'faces/players-small': { ...FACES, load: async () => (await medallions()).PLAYER_FACES_SMALL },
  'faces/bots-small': { ...FACES, load: async () => (await medallions()).BOT_FACES_SMALL },
  'faces/novice': { ...FACES, load: async () => (await medallions()).NOVICES },
  'faces/citizen': { ...FACES, load: async () => (await medallions()).CITIZENS },
  'faces/strategos': { ...FACES, load: async () => (await medallions()).STRATEGOI },
  'faces/archon': { ...FACES, load: async () => (await medallions()).ARCHONS },
} as const satisfies Readonly<Record<string, Shown & { readonly load: () => Promise<Readonly<Record<string, Composition>>> }>>;

export type GalleryName = keyof typeof GALLERIES;
/** Cards of a pack are data: one of another pack has no picture, and none is shown. */
type OfPacks = `parthenon/${'events' | 'hazards' | 'harbors' | 'philosophies' | 'wonders' | 'wonders-begun'}`;
export type PictureName<G extends GalleryName> = G extends OfPacks
  ? string
  : keyof Awaited<ReturnType<(typeof GALLERIES)[G]['load']>> & string;

const drawn = new WeakMap<Composition, string>();
/** The elements of a picture, drawn once. */
export const elementsOf = (composition: Composition): string => {
  const before = drawn.get(composition);
  if (before !== undefined) return before;
  const elements = composition.draw();
  drawn.set(composition, elements);
  return elements;
};
/** A picture of a gallery; undefined for a card of another pack. */
export const pictureOf = async (gallery: GalleryName, name: string): Promise<Composition | undefined> => {
  const pictures: Readonly<Record<string, Composition>> = await GALLERIES[gallery].load();
  return Object.hasOwn(pictures, name) ? pictures[name] : undefined;
};
