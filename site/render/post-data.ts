import type { WebsiteDocument } from '../model/document.ts';
import type { ShownPost } from '../sections/definition.ts';

type Shown = { description: string; canonical: string; picture: string };

/** What search engines are told about a post, as a schema.org object. Only what readers can see on the page too. */
export function postData(
  { brand, language }: Pick<WebsiteDocument, 'brand' | 'language'>,
  post: ShownPost,
  { description, canonical, picture }: Shown,
): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: brand.name };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    ...(description && { description }),
    ...(canonical && { url: canonical, mainEntityOfPage: canonical }),
    ...(picture && { image: picture }),
    datePublished: post.publishedAt,
    dateModified: post.changedAt,
    author: post.author ? { '@type': 'Person', name: post.author } : publisher,
    publisher,
    ...(post.tags.length > 0 && { keywords: post.tags.map(({ label }) => label) }),
    wordCount: post.words,
    inLanguage: language,
  };
}
