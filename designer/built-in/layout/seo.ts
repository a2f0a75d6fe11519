import type { Page } from '#site/model/document.ts';
import { taglineOf } from './hero.ts';
import type { Site } from './site.ts';
import { begin, raised } from './text.ts';

/** Title and description in search results: spans of the owner's words beside each other, or nothing. */
export function seoOf(page: { path: string; title: string }, { reading }: Site): Page['seo'] {
  const name = reading.name?.text ?? '';
  const home = page.path === '/';
  const parts = home ? [name, taglineOf(reading)] : [page.title, name];
  const title = parts.filter((part) => part !== '').join(' – ');
  const about = home
    ? reading.statements.find(({ topic }) => topic === '' || topic === 'about' || topic === 'services')
    : undefined;
  return {
    title: title.length <= 70 ? title : begin(parts.find((part) => part !== '') ?? '', 70),
    description: about ? begin(raised(about.text), 160) : '',
  };
}
