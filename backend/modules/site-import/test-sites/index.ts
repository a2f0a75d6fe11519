import { bootstrap, bootstrapSheets } from './bootstrap.ts';
import { gutenberg } from './gutenberg.ts';
import { jimdoLike } from './jimdo-like.ts';
import { multilingual } from './multilingual.ts';
import { plainHtml } from './plain-html.ts';
import { restaurant } from './restaurant.ts';
import { scriptsOnly } from './scripts-only.ts';
import { shop } from './shop.ts';
import { squarespaceLike } from './squarespace-like.ts';
import { tables2004 } from './tables-2004.ts';
import { webflowLike, webflowSheets } from './webflow-like.ts';
import { wixLike } from './wix-like.ts';
import { wordpress, wordpressSheets } from './wordpress.ts';

/** A website by the paths of its pages and style sheets. */
export type TestSite = { origin: string; pages: Record<string, string>; sheets: Record<string, string> };

const at = (origin: string, pages: Record<string, string>, sheets: Record<string, string> = {}): TestSite => ({
  origin,
  pages,
  sheets,
});

export const testSites = {
  wordpress: at('https://harrowvine.example', wordpress, wordpressSheets),
  gutenberg: at('https://blueheron.example', gutenberg),
  wixLike: at('https://www.marlowdogspa.example', wixLike),
  squarespaceLike: at('https://lumen.example', squarespaceLike),
  webflowLike: at('https://brandt.example', webflowLike, webflowSheets),
  jimdoLike: at('https://imkerei.example', jimdoLike),
  bootstrap: at('https://redfern.example', bootstrap, bootstrapSheets),
  tables2004: at('https://windrow.example', tables2004),
  plainHtml: at('https://cello.example', plainHtml),
  scriptsOnly: at('https://nimbus.example', scriptsOnly),
  multilingual: at('https://fromagerie.example', multilingual),
  shop: at('https://emberwick.example', shop),
  restaurant: at('https://lumaca.example', restaurant),
};
