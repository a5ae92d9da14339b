/** Preloads the two latin faces, so that the first paint has them and nothing moves. */
import type { Plugin } from 'vite';

export const fonts = (): Plugin => ({
  name: 'stoa-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter(name => /latin.*\.woff2$/.test(name))
        .map(name => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});
