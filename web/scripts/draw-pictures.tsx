/**
 * The games' pictures as files of their own, drawn at build time; run by game-cards.ts. A picture carries
 * the few styles it needs and follows the page's light or dark.
 */
import { GAME_IDS } from '../src/games/index.ts';
import { GAME_PICTURES } from '../src/games/pictures.tsx';
import '../src/style/base.css';

/** Every sheet the pictures' modules asked for: see run-at-build.ts. */
declare const stoaStyles: readonly string[];
const STYLES = stoaStyles.join('');
if (STYLES.includes('@import')) throw new Error('a picture names each sheet it needs: what a sheet imports is not read here');
const DARK = ':root[data-theme="dark"]';

interface Rule {
  readonly selector: string;
  readonly body: string;
}
/** The plain rules of a style sheet; what depends on the size of a screen has no place in a picture. */
const rulesOf = (css: string): readonly Rule[] => {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{' && depth++ === 0) open = i;
    if (text[i] !== '}' || --depth > 0) continue;
    const selector = text.slice(start, open).trim();
    if (!selector.startsWith('@'))
      rules.push({
        selector,
        body: text
          .slice(open + 1, i)
          .replace(/\s+/g, ' ')
          .trim(),
      });
    start = i + 1;
  }
  return rules;
};

/** One selector for each alternative: `.vase :is(.a, .b)` is `.vase .a` and `.vase .b`. */
const alternatives = (selector: string): readonly string[] => {
  const [, before = '', inside, after = ''] = selector.match(/^(.*):is\(([^()]*)\)(.*)$/s) ?? [];
  return inside === undefined ? selector.split(',') : inside.split(',').map(one => `${before}${one.trim()}${after}`);
};

const stylesFor = (drawing: string, css: string): string => {
  const classes = new Set([...drawing.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  /** Only what the drawing is made of, at rest: no states, no attributes. */
  const touches = (selector: string): boolean =>
    selector === ':root' ||
    (/^\.[\w\s.>-]+$/.test(selector) && [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)));
  const sheet = (dark: boolean): string =>
    rulesOf(css)
      .flatMap(({ selector, body }) => {
        const own = alternatives(selector)
          .map(s => s.trim())
          .filter(s => s.startsWith(DARK) === dark)
          .map(s => (dark ? s.slice(DARK.length).trim() || ':root' : s))
          .filter(touches);
        return own.length === 0 ? [] : [`${own.join(',')}{${body}}`];
      })
      .join('');
  const all = `${sheet(false)}@media (prefers-color-scheme:dark){${sheet(true)}}`;
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return all.replace(/(--[\w-]+):[^;{}]*;? ?/g, (said, name: string) => (used.has(name) ? said : ''));
};

export const pictures = GAME_IDS.map(id => {
  const drawing = GAME_PICTURES[id]();
  const styles = stylesFor(drawing, STYLES);
  return { id, source: drawing.replace(/^<svg ([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg" $1><style>${styles}</style>`) };
});
