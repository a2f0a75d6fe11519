import { expect, test } from 'vitest';
import { publishCheck } from '../checks/publish-check.ts';
import type { WebsiteDocument } from '../model/document.ts';
import { followPage } from '../model/follow-page.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { getSection } from '../sections/index.ts';
import { renderPage } from './index.ts';

/** A site whose first page is one text. */
function siteOf(body: string): WebsiteDocument {
  const sample = sampleDocument({ pages: 2, perPage: 1 });
  const [home, other] = sample.pages;
  const definition = getSection('richText');
  if (!home || !other || !definition) throw new Error('The sample has two pages, and there are texts');
  const props = definition.fields.parse({ body });
  const section = {
    id: 'text',
    kind: 'richText',
    version: definition.version,
    variant: 'column',
    hidden: false,
    props,
  };
  return { ...sample, pages: [{ ...home, sections: [section] }, other] };
}
const shown = (body: string, draft = false) => {
  const { html } = renderPage(siteOf(body), '/', {
    draft,
    origin: '',
    hrefFor: (target) => target,
    fontBase: '/-/fonts/',
    badge: false,
    asset: () => null,
  });
  return { html, text: /<div class="text__body[^"]*">([^]*?)<\/section>/.exec(html)?.[1] ?? '' };
};

test('words are set off and linked, in paragraphs and in lists, and nothing typed becomes markup', () => {
  const { text } = shown(
    'Open **every day**, *even* [on Sundays](/page-1).\n\n- **Rye** bread\n- <b>Plain</b> & simple',
  );
  expect(text).toContain('<p>Open <strong>every day</strong>, <em>even</em> <a href="/page-1">on Sundays</a>.</p>');
  expect(text).toContain('<li><strong>Rye</strong> bread</li>');
  expect(text).toContain('&lt;b&gt;Plain&lt;/b&gt; &amp; simple');
  expect(shown('[x](javascript:alert(1))').html).not.toContain('href="javascript');
});

test('a missing fact within set-off words is marked in a draft and left out when published', () => {
  const body = 'We bake daily. From **[[your price]]** a loaf.';
  expect(shown(body, true).text).toContain('<strong><mark class="placeholder">');
  expect(shown(body).text).toContain('<p>We bake daily.</p>');
});

test('search engines read the words alone', () => {
  expect(shown('Open **every day** of the [week](/page-1).').html).toContain(
    '<meta name="description" content="Open every day of the week."',
  );
});

test('a link within a text follows its page, and is found when it leads nowhere', () => {
  const site = siteOf('See [the other page](/page-1#top).');
  expect(followPage(site, '/page-1', '/news').pages[0]?.sections[0]?.props.body).toBe(
    'See [the other page](/news#top).',
  );
  const findings = publishCheck(siteOf('See [nothing](/gone).')).map(({ message }) => message);
  expect(findings).toContainEqual(expect.stringContaining('/gone'));
});
