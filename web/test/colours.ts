/** Colours as the style sheets declare them, by day and by night, and the contrast between two. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Rgb = readonly [number, number, number];
type Colours = Readonly<Record<string, string>>;

export const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), 'utf8');
/** What the first rule of exactly this selector declares. */
export const block = (css: string, selector: string): string => {
  const at = css.indexOf(`\n${selector} {`);
  if (at < 0) throw new Error(`no rule ${selector}`);
  return css.slice(at).split('}')[0] ?? '';
};
export const declared = (css: string, selector: string): Colours =>
  Object.fromEntries([...block(css, selector).matchAll(/([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]));
export const themes = (css: string, selector: string): readonly [day: Colours, night: Colours] => {
  const day = declared(css, selector);
  return [day, { ...day, ...declared(css, `:root[data-theme="dark"] ${selector}`) }];
};

export const rgb = (colour: string): Rgb => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16));
  return [r, g, b];
};
export const mix = (a: Rgb, b: Rgb, part: number): Rgb => [
  a[0] * part + b[0] * (1 - part),
  a[1] * part + b[1] * (1 - part),
  a[2] * part + b[2] * (1 - part),
];
const luminance = (colour: Rgb): number => {
  const [r = 0, g = 0, b = 0] = colour.map(v => v / 255).map(v => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
export const contrast = (a: Rgb, b: Rgb): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};
