export { fontsOf } from './fonts-of.ts';
export type { SiteFont } from './fonts-of.ts';
export { exportOptions, fileOf, relativeHref } from './links.ts';
export type { AssetSource, RenderOptions, SiteFile } from './options.ts';
export { pageDescription, pageTitle } from './page-head.tsx';
export { renderPage, renderSentForm, renderThanks } from './render-page.tsx';
export { renderExport } from './render-export.ts';
export { renderSite, SOCIAL_SVG } from './render-site.ts';
export { publishedText } from './wording.tsx';
