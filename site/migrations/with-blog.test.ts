import { expect, it } from 'vitest';
import { parseDocument } from '../model/parse-document.ts';
import { sampleDocument } from '../model/sample-document.ts';

/** A document as version 2 knew it, with pages at these addresses besides its own. */
function earlier(...paths: string[]): unknown {
  const { blog: _blog, version: _version, ...rest } = sampleDocument({ pages: 1, perPage: 1 });
  const [home] = rest.pages;
  const more = paths.map((path, index) => ({ ...home, id: `more-${index}`, path, sections: [] }));
  return { ...rest, version: 2, pages: [...rest.pages, ...more] };
}

it.each([
  ['/blog', []],
  ['/blog', ['/blog', '/blogs/x']],
  ['/posts', ['/blog/first']],
  ['/blog-2', ['/blog/x', '/posts/x', '/news/x', '/journal/x']],
])('a document without a blog gets one at %s when it has the pages %j', (path, pages) => {
  const parsed = parseDocument(earlier(...pages));
  expect(parsed.ok ? parsed.document.blog : parsed.failure).toMatchObject({ path, postsPerPage: 12, sections: [] });
});
