/** Pictures for Stoa in one hand. The pictures of each game have their own entry, so that they are loaded with it. */
export { type Composition, type Crop, type Drawing, frieze, type Gallery, SCENE, viewBox } from './crop.ts';
