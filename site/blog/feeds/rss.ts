import { escapeXml } from '../../illustration/index.ts';
import type { Feed, FeedItem } from './feed.ts';

const element = (name: string, text: string) => (text ? `<${name}>${escapeXml(text)}</${name}>` : '');
const moment = (iso: string) => new Date(iso).toUTCString();

const itemOf = ({ id, url, title, summary, html, author, tags, publishedAt }: FeedItem) =>
  `<item>${element('title', title)}${element('link', url)}<guid isPermaLink="false">${escapeXml(id)}</guid>` +
  `${element('pubDate', moment(publishedAt))}${element('dc:creator', author)}` +
  `${tags.map((tag) => element('category', tag)).join('')}${element('description', summary)}` +
  `${element('content:encoded', html)}</item>`;

/** RSS 2.0 with the whole text of each post. `self` is where it lies. */
export const rssFeed = ({ title, description, language, home, changedAt, items }: Feed, self: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
  `${element('title', title)}${element('link', home)}${element('description', description)}${element('language', language)}` +
  `${element('lastBuildDate', moment(changedAt))}<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>` +
  `${items.map(itemOf).join('')}</channel></rss>`;
