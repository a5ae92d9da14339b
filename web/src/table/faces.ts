/**
 * The two latin typefaces, loaded for a table. The first page shows them only if they come before its first paint, so that nothing moves;
 * a browser keeps to that decision until the page is left. A table is a new sight, and has them in any case.
 */
import didot from '@fontsource/gfs-didot/files/gfs-didot-latin-400-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

const FACES = [
  ['GFS Didot', didot, {}],
  ['Source Sans 3', sans, { weight: '200 900' }],
] as const;

let asked = false;
export const loadFaces = (): void => {
  if (asked) return;
  asked = true;
  for (const [family, url, descriptors] of FACES) {
    const face = new FontFace(family, `url(${url})`, descriptors);
    face.load().then(
      () => document.fonts.add(face),
      // The fallback stays.
      () => undefined,
    );
  }
};
