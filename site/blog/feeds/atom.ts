import { escapeXml } from '../../illustration/index.ts';
import type { Feed, FeedItem } from './feed.ts';

const element = (name: string, text: string) => (text ? `<${name}>${escapeXml(text)}</${name}>` : '');
const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
const person = (name: string) => (name ? `<author>${element('name', name)}</author>` : '');

const entryOf = (item: FeedItem) =>
  `<entry>${element('id', item.id)}${element('title', item.title)}${link('alternate', item.url, 'text/html')}` +
  `${element('published', item.publishedAt)}${element('updated', item.changedAt)}${person(item.author)}` +
  `${item.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('')}${element('summary', item.summary)}` +
  `<content type="html">${escapeXml(item.html)}</content></entry>`;

/** Atom 1.0 with the whole text of each post. `self` is where it lies. */
export const atomFeed = ({ id, title, description, language, home, changedAt, items }: Feed, self: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">` +
  `${element('id', id)}${element('title', title)}${element('subtitle', description)}${element('updated', changedAt)}` +
  `${link('self', self, 'application/atom+xml')}${link('alternate', home, 'text/html')}${person(title)}` +
  `${items.map(entryOf).join('')}</feed>`;
