/** Contact sheets: every picture of @stoa/art at the sizes it is used in, by day and by night, one PNG for each gallery, theme and size. */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Composition, type Crop, type Drawing, viewBox } from '@stoa/art';
import * as earthAndWater from '@stoa/art/earth-and-water';
import * as house from '@stoa/art/house';
import * as medallions from '@stoa/art/medallions';
import * as parthenon from '@stoa/art/parthenon';
import { ISLAND_SIZE, island, PLOTS, type PlotId } from '@stoa/art/parthenon-island';
import * as perikles from '@stoa/art/perikles';
import type { Browser } from 'playwright-core';

const everything = new Set(Object.keys(PLOTS) as PlotId[]);
const some = new Set([...everything].filter((_, i) => i % 2 === 1));
const wide = (name: string, size: Composition['size'], draw: () => string): Composition => ({ name, size, focus: 0, draw });
/** The island at three moments. */
const BOARDS: readonly Composition[] = [
  wide('island, complete', ISLAND_SIZE, () =>
    island({ built: everything, monuments: { 'wonder-1': 'colossus', 'wonder-2': 'mausoleum' } }),
  ),
  wide('island, half built', ISLAND_SIZE, () => island({ built: some, monuments: { 'wonder-1': 'lighthouse' } })),
  wide('island, empty', ISLAND_SIZE, () => island({ built: new Set() })),
];
const SHEETS: Readonly<Record<string, Readonly<Record<string, Composition>>>> = {
  'earth-and-water-cards': earthAndWater.CARD_HALVES,
  'earth-and-water-bridge': earthAndWater.BRIDGE,
  'parthenon-events': parthenon.EVENTS,
  'parthenon-hazards': parthenon.HAZARDS,
  'parthenon-harbors': parthenon.HARBORS,
  'parthenon-philosophies': parthenon.PHILOSOPHIES,
  'parthenon-wonders': parthenon.WONDERS,
  'parthenon-wonders-begun': { ...parthenon.PLANS, ...parthenon.WONDERS_BEGUN },
  'parthenon-structures': parthenon.STRUCTURES,
  'parthenon-cards': parthenon.CARDS,
  'perikles-specials': perikles.SPECIALS,
  'perikles-locations': perikles.LOCATIONS,
  'perikles-marks': perikles.MARKS,
  'perikles-temples': perikles.TEMPLES,
  'perikles-statues': perikles.STATUES,
  'perikles-hoplites': perikles.HOPLITES,
  'perikles-triremes': perikles.TRIREMES,
  'perikles-figures': perikles.FIGURES,
  'perikles-marching': perikles.MARCHING,
  'perikles-thrusting': perikles.THRUSTING,
  'perikles-fallen': perikles.FALLEN,
  'perikles-warships': perikles.WARSHIPS,
  'perikles-signs': perikles.SIGNS,
  'earth-and-water-pieces': earthAndWater.PIECES,
  'earth-and-water-soldiers': earthAndWater.FIGHTERS.soldiers,
  'earth-and-water-fallen': earthAndWater.FIGHTERS.fallen,
  'earth-and-water-ships': earthAndWater.FIGHTERS.ships,
  'house-covers': house.COVERS,
  'house-moments': house.MOMENTS,
  'house-dice': house.DICE,
  'house-dividers': house.DIVIDERS,
  boards: Object.fromEntries(BOARDS.map(board => [board.name, board])),
  'faces-players': medallions.PLAYER_FACES,
  'faces-players-small': medallions.PLAYER_FACES_SMALL,
  'faces-novices': medallions.NOVICES,
  'faces-archons': medallions.ARCHONS,
};
const GROUND = { light: ['#f4ead8', '#231a15'], dark: ['#15100d', '#f4e7d0'] } as const;
type Theme = keyof typeof GROUND;
/** How wide, and what of the picture is shown. */
const SIZES: readonly (readonly [width: number, crop: Crop])[] = [
  [320, 'whole'],
  [142, 'field'],
  [44, 'square'],
];

const folder = fileURLToPath(new URL('../out/sheets/', import.meta.url));
const css = readFileSync(fileURLToPath(new URL('../art/src/style.css', import.meta.url)), 'utf8');

const picture = (composition: Composition, width: number, crop: Crop): string => {
  const box = viewBox(composition, crop);
  const [, , w = 1, h = 1] = box.split(' ').map(Number);
  const height = Math.round((width * h) / w);
  const shown = composition.centred && width > 160 ? 0.5 : 1;
  const svg = `<svg class="vase${width < 130 ? ' small' : ''}" viewBox="${box}" width="${width * shown}" height="${height * shown}">${composition.draw()}</svg>`;
  const caption = width >= 130 ? `<figcaption>${composition.name}</figcaption>` : '';
  return `<figure><span class="${composition.round ? 'pot round' : composition.centred ? '' : 'pot'}">${svg}</span>${caption}</figure>`;
};
const page = (compositions: readonly Composition[], theme: Theme, width: number, crop: Crop): string => {
  const [ground, ink] = GROUND[theme];
  const layout = `body{margin:0;padding:10px;background:${ground};color:${ink};font:12px serif;display:flex;flex-wrap:wrap;gap:10px}figure{margin:0}figcaption{max-width:${width}px}.vase text{font-family:sans-serif}`;
  return `<!doctype html><html data-theme="${theme}"><style>${css}${layout}</style><body>${compositions.map(c => picture(c, width, crop)).join('')}</body></html>`;
};

/** Writes out/sheets/<gallery>-<theme>-<width>.png; `only`: galleries whose names begin so. */
export const writeSheets = async (browser: Browser, only = ''): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  for (const [name, compositions] of Object.entries(SHEETS).filter(([name]) => name.startsWith(only)))
    for (const theme of ['light', 'dark'] as const)
      for (const [width, crop] of SIZES) {
        const context = await browser.newContext({ viewport: { width: 1330, height: 200 } });
        const sheet = await context.newPage();
        await sheet.setContent(page(Object.values(compositions), theme, width, crop));
        await sheet.screenshot({ path: `${folder}${name}-${theme}-${width}.png`, fullPage: true });
        await context.close();
      }
  console.log(`contact sheets in ${folder}`);
};

const FONT = '../node_modules/@fontsource/gfs-didot/files/gfs-didot-latin-400-normal.woff2';
/** Paints one drawing with its words, `width` pixels wide, into a file of the repository. */
const paint = async (browser: Browser, drawing: Drawing, width: number, file: string): Promise<void> => {
  const font = readFileSync(fileURLToPath(new URL(FONT, import.meta.url))).toString('base64');
  const height = Math.round((width * drawing.size[1]) / drawing.size[0]);
  const context = await browser.newContext({ viewport: { width, height } });
  const sheet = await context.newPage();
  await sheet.setContent(
    `<!doctype html><style>@font-face{font-family:"GFS Didot";src:url(data:font/woff2;base64,${font})}${css}body{margin:0}</style><span class="pot"><svg class="vase" viewBox="${viewBox(drawing)}" width="${width}">${drawing.draw()}</svg></span>`,
  );
  await sheet.evaluate(() => document.fonts.ready);
  await sheet.screenshot({ path: fileURLToPath(new URL(file, import.meta.url)), type: 'jpeg', quality: 80 });
  await context.close();
};

/** Writes docs/pictures/banner.jpg, the head of README.md, and web/public/preview.jpg, which other sites show beside a link to this one. */
export const writeBanner = async (browser: Browser): Promise<void> => {
  await paint(browser, house.banner(['three board games of ancient Greece,', 'at one open table']), 1280, '../docs/pictures/banner.jpg');
  await paint(browser, house.linkPreview('house', 'Stoa', ['board games of', 'ancient Greece']), 1200, '../web/public/preview.jpg');
};
