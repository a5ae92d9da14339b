/**
 * A picture of a finished game to share: the wreath, who won, the places and the curve. Drawn as one SVG with its styles and its font inside,
 * painted on a canvas, and handed to the device's own share dialog, or saved as a PNG where there is none.
 */

import didot from '@fontsource/gfs-didot/files/gfs-didot-latin-400-normal.woff2?url';
import { isSubject, linkPreview, MOMENTS } from '@stoa/art/house';
import artStyles from '@stoa/art/style.css?inline';
import { saveBlob } from '../../replay/download.ts';
import type { GameCurve } from '../table-client.ts';
import { type Box, lineOf, xOf, yOf } from './curve-lines.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const CURVE: Box = { x: 470, y: 380, width: 670, height: 180 };
const ROW = 34;
/** Longer headlines are set in two lines. */
const LETTERS = 46;

/** The page's own colours: those of the seats are made for them. */
export interface Colours {
  readonly ground: string;
  readonly ink: string;
  readonly line: string;
}

export interface SharedGame {
  readonly game: string;
  readonly title: string;
  readonly headline: string;
  readonly seats: readonly { readonly name: string; readonly place: number; readonly total: string; readonly colour: string }[];
  readonly curve: GameCurve;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Words in lines that have fewer letters than given. */
export const linesOf = (words: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const text = (size: number, x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${more}>${escaped(words)}</text>`;

const seatRows = ({ seats }: SharedGame, top: number): string =>
  [...seats]
    .sort((a, b) => a.place - b.place)
    .map(({ name, place, total, colour }, i) => {
      const y = top + i * ROW;
      const mark = `<rect x="470" y="${y - 18}" width="10" height="22" rx="3" fill="${colour}"/>`;
      return mark + text(26, 494, y, `${place}. ${name}`) + text(26, 1140, y, total, ' text-anchor="end"');
    })
    .join('');

const curveDrawing = ({ seats, curve }: SharedGame, line: string): string =>
  [0, 0.5, 1].map(chance => `<path d="M${CURVE.x} ${yOf(chance, CURVE)}h${CURVE.width}" stroke="${line}" stroke-width="1"/>`).join('') +
  seats
    .map(
      ({ colour }, seat) =>
        `<path d="${lineOf(curve, seat, CURVE)}" fill="none" stroke="${colour}" stroke-width="5" stroke-linejoin="round"/>`,
    )
    .join('') +
  curve.swings.map(({ n }) => `<circle cx="${xOf(curve, n, CURVE)}" cy="${CURVE.y - 8}" r="5" fill="#d98a52"/>`).join('');

/** Inside the wreath: the winners, one below the other. */
const winners = ({ seats }: SharedGame): string => {
  const names = seats.filter(({ place }) => place === 1).map(({ name }) => name);
  return names
    .map((name, i) => text(30, 230, 204 + (i - (names.length - 1) / 2) * 34, name, ' text-anchor="middle" style="fill:#1b1512"'))
    .join('');
};

/** `font`: of the words, as base64. */
export const pictureOf = (shared: SharedGame, font: string, { ground, ink, line }: Colours): string => {
  const headline = linesOf(shared.headline, LETTERS).slice(0, 2);
  // The right half of the game's link preview: its picture without its words.
  const subject = linkPreview(isSubject(shared.game) ? shared.game : 'house', '', []).draw();
  const styles = `@font-face{font-family:"GFS Didot";src:url(data:font/woff2;base64,${font})}${artStyles} text{font-family:"GFS Didot",serif;fill:${ink}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${styles}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
<svg class="vase" x="30" y="60" width="400" height="267" viewBox="0 0 240 160">${MOMENTS.crowned.draw()}</svg>${winners(shared)}
<svg class="vase" x="30" y="345" width="400" height="225" viewBox="88 17 150 84">${subject}</svg>
${text(46, 470, 92, shared.title)}${headline.map((line, i) => text(30, 470, 138 + i * 36, line)).join('')}
${seatRows(shared, 160 + headline.length * 36)}${curveDrawing(shared, line)}${text(22, 470, 602, 'Stoa')}</svg>`;
};

const base64Of = async (url: string): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
};

const pngOf = async (svg: string): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
};

export const sharePicture = async (shared: SharedGame): Promise<void> => {
  const styles = getComputedStyle(document.documentElement);
  const colour = (name: string): string => styles.getPropertyValue(name).trim();
  const colours = { ground: colour('--raised'), ink: colour('--ink'), line: colour('--line') };
  const png = await pngOf(pictureOf(shared, await base64Of(didot), colours));
  const file = new File([png], `stoa-${shared.game}.png`, { type: 'image/png' });
  const data = { files: [file], title: shared.title };
  // A player who closes the share dialog wants nothing more.
  if (navigator.canShare?.(data)) await navigator.share(data).catch(() => undefined);
  else saveBlob(file.name, png);
};
