import type { RenderOptions } from '#site/render/index.ts';

/** As pages are published. */
export const publishedOptions: RenderOptions = {
  draft: false,
  origin: 'http://bench.localhost:3000',
  hrefFor: (target) => target,
  fontBase: '/-/fonts/',
  badge: true,
  asset: () => null,
};
