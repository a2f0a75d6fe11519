import type { Feed, FeedItem } from './feed.ts';

const itemOf = ({ id, url, title, summary, html, author, tags, image, publishedAt, changedAt }: FeedItem) => ({
  id,
  url,
  title,
  content_html: html,
  ...(summary && { summary }),
  ...(image && { image }),
  date_published: publishedAt,
  date_modified: changedAt,
  ...(author && { authors: [{ name: author }] }),
  ...(tags.length > 0 && { tags }),
});

/** JSON Feed 1.1 with the whole text of each post. `self` is where it lies. */
export const jsonFeed = ({ title, description, language, home, items }: Feed, self: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: home,
    feed_url: self,
    items: items.map(itemOf),
  });
