/** Bands of ornament. Every unit divides the width of a picture, each band is one path, none needs an id. */
import { path } from './brush.ts';
import { number, upTo } from './path.ts';

const along = (width: number, step: number, unit: (x: number) => string): string =>
  upTo(Math.ceil(width / step))
    .map(i => unit(i * step))
    .join('');

/** The band below a picture, 12 high, its bottom at `y`. */
export const BANDS = {
  meander: (width, y) =>
    path(
      'meander',
      along(width, 16, x => `M${x} ${number(y - 1.6)}h12.6v-8.4h-8.2v5.2h4.2v-2.4m4 5.6h3.4`),
    ),
  wave: (width, y) =>
    path(
      'plain',
      along(width, 16, x => `M${x} ${y}v-3c5 0 4-8 11-8 4 0 5.6 4.8 1.8 6.2-2.2.8-3.8-1.2-2.2-2.4-3.6.2-2.6 4.2 5.4 4.2v3z`),
    ),
  rays: (width, y) =>
    path(
      'plain',
      along(width, 12, x => `M${x} ${y}l6-12 6 12z`),
    ),
  ivy: (width, y) =>
    path('thin', `M0 ${y - 6}q6-4 12 0${'t12 0'.repeat(Math.ceil(width / 12) - 1)}`) +
    path(
      'plain',
      along(
        width,
        24,
        x =>
          `M${x + 6} ${number(y - 10.5)}c-3-2-4 3 0 4.5 4-1.5 3-6.5 0-4.5zM${x + 18} ${number(y - 1.5)}c-3 2-4-3 0-4.5 4 1.5 3 6.5 0 4.5z`,
      ),
    ),
  lotus: (width, y) =>
    path(
      'plain',
      along(
        width,
        20,
        x => `M${x + 5} ${y - 2}c-4-2.5-3.4-7.5-2.4-9.5l2.4 3 2.4-3c1 2 1.6 7-2.4 9.5zm10 0c-2-2.5-2.4-6.5 0-9.5 2.4 3 2 7 0 9.5z`,
      ),
    ) +
    path(
      'thin',
      along(width + 10, 10, x => `M${x - 5} ${y - 2}q5 3 10 0`),
    ),
} as const satisfies Readonly<Record<string, (width: number, y: number) => string>>;
/** meander: war · lotus, ivy: people and thoughts · wave: at sea · rays: the earth and its fruits. */
export type Band = keyof typeof BANDS;

/** Black and purple tongues below the upper rim. */
const tongues = (width: number): string => {
  const tongue = (x: number): string => `M${number(x)} 4v6.4q0 4 2.2 4t2.2-4V4z`;
  return (
    path(
      'plain',
      along(width, 12, x => tongue(x + 0.8)),
    ) +
    path(
      'purple',
      along(width, 12, x => tongue(x + 6.8)),
    )
  );
};
const bar = (width: number, y: number, height: number): string => `M0 ${y}h${width}v${height}H0z`;

/** A picture in its frame. The field is from 17 below the top to 18.5 above the bottom; what leaves it is covered by the bands. */
export const framed = (width: number, height: number, band: Band, body: string): string =>
  path('ground', bar(width, 0, height)) +
  body +
  path('ground', bar(width, 0, 17) + bar(width, height - 18, 18)) +
  path('plain', bar(width, 0, 4) + bar(width, 16, 1.3) + bar(width, height - 18.5, 2.2) + bar(width, height - 2, 2)) +
  tongues(width) +
  BANDS[band](width, height - 3);
