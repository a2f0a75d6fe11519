import { describe, expect, it } from 'vitest';
import type { WebsiteDocument } from '../model/document.ts';
import { sampleDocument } from '../model/sample-document.ts';
import { applyOperations, type Operation } from '../operations/index.ts';
import { publishCheck } from './publish-check.ts';

function changed(...operations: Operation[]): WebsiteDocument {
  const result = applyOperations(sampleDocument({ pages: 2, perPage: 1 }), operations);
  if (!result.ok) throw new Error(result.failure.message);
  return result.document;
}

const opening = (props: Record<string, unknown>): Operation => ({ type: 'updateSection', sectionId: 's0-0', props });
const found = (document: WebsiteDocument, part: string) =>
  publishCheck(document).filter(({ message }) => message.includes(part));

describe('the publish check', () => {
  it('lists links to pages that are not there as errors, with the way to the field', () => {
    expect(found(changed(opening({ primary: { label: 'Go', to: '/nowhere' } })), '/nowhere')).toEqual([
      {
        severity: 'error',
        message: 'Home, the opening: a link leads to /nowhere, a page that is not there. Choose another page.',
        where: 'Home, the opening',
        what: 'A link leads to /nowhere, a page that is not there. Choose another page.',
        path: 'sections/s0-0/props/primary/to',
        pageId: 'p0',
        sectionId: 's0-0',
        field: 'primary.to',
      },
    ]);
  });

  it('accepts links to pages, redirects, sections and the web', () => {
    for (const to of ['/page-1', '/page-1#s1-0', '#s0-0', '/', 'https://example.com', 'mailto:a@b.org', '/old']) {
      const document = changed(opening({ primary: { label: 'Go', to } }), {
        type: 'setRedirects',
        redirects: [{ from: '/old', to: '/' }],
      });
      expect(found(document, `leads to ${to},`)).toEqual([]);
    }
  });

  it.each([
    ['mailto:', 'not an email address'],
    ['mailto:hello', 'not an email address'],
    ['mailto:hello@example', 'not an email address'],
    ['tel:', 'not a phone number'],
    ['tel:call-us', 'not a phone number'],
    ['https://', 'not a web address'],
    ['https://example', 'not a web address'],
    ['https://exa[mple.org', 'not a web address'],
  ])('blocks %s, which is %s', (to, what) => {
    expect(found(changed(opening({ primary: { label: 'Go', to } })), what)).toMatchObject([
      { severity: 'error', sectionId: 's0-0', field: 'primary.to' },
    ]);
  });

  it('accepts real addresses out of the site', () => {
    for (const to of [
      'mailto:a.b+c@mail.example.org?subject=Bread%20please',
      'mailto:a@b.org,c@d.org',
      'tel:+44(0)131-496-0142',
      'tel:112',
      'https://bücher.example/ä?b=c#d',
      'http://192.0.2.1:8080/x',
      'https://[2001:db8::1]/',
    ])
      expect(
        publishCheck(changed(opening({ primary: { label: 'Go', to } }))).filter(({ field }) => field === 'primary.to'),
      ).toEqual([]);
  });

  it('asks for the words of a button unless it leads to a service that gives them', () => {
    const lacking = (to: string) => found(changed(opening({ primary: { label: '', to } })), 'no words').length;
    expect([lacking('https://example.com/'), lacking('https://calendly.com/mira')]).toEqual([1, 0]);
  });

  it('warns of pages that do not arrive at once, by their measured size', () => {
    const sizes = new Map([
      ['p0', 14 * 1024],
      ['p1', 14 * 1024 + 1],
    ]);
    expect(publishCheck(changed(), sizes).filter(({ message }) => message.includes('weighs'))).toEqual([
      {
        severity: 'warning',
        message:
          'Page Page 1: it weighs 15 KB, and up to 14 KB arrive at once. Move some of its sections to another page.',
        where: 'Page Page 1',
        what: 'It weighs 15 KB, and up to 14 KB arrive at once. Move some of its sections to another page.',
        path: 'pages/p1',
        pageId: 'p1',
      },
    ]);
  });

  it('warns of places that are not there, and of places that are hidden', () => {
    expect(found(changed(opening({ primary: { label: 'Go', to: '/page-1#gone' } })), '/page-1#gone')[0]?.severity).toBe(
      'warning',
    );
    const hidden = changed(opening({ primary: { label: 'Go', to: '/page-1#s1-0' } }), {
      type: 'setHidden',
      sectionId: 's1-0',
      hidden: true,
    });
    expect(found(hidden, '/page-1#s1-0')).toHaveLength(1);
  });

  it('wants a description for every uploaded picture', () => {
    const picture = { source: 'asset', id: 'a1', alt: ' ', width: 10, height: 10 };
    expect(found(changed(opening({ picture })), 'no description')).toMatchObject([
      { severity: 'error', path: 'sections/s0-0/props/picture/alt', field: 'picture.alt' },
    ]);
  });

  it('counts what the owner still has to supply', () => {
    const document = changed(opening({ heading: 'Open [[your hours]]', note: '[[your phone]]' }));
    expect(found(document, 'still to add').length).toBeGreaterThanOrEqual(2);
    expect(found(document, 'your hours')).toMatchObject([{ severity: 'warning', field: 'heading' }]);
  });

  it('notices example texts, until they are changed', () => {
    expect(found(changed(), 'example text')).toHaveLength(2);
    expect(found(changed(opening({ heading: 'Ours' })), 'example text')).toHaveLength(1);
  });

  it('blocks a page without content, the home page or another', () => {
    expect(
      found(changed({ type: 'setHidden', sectionId: 's0-0', hidden: true }), 'the home page is empty')[0]?.severity,
    ).toBe('error');
    expect(found(changed({ type: 'removeSection', sectionId: 's1-0' }), 'it is empty')[0]?.severity).toBe('error');
  });

  it('says which pages visitors do not get, since nothing of them is settled', () => {
    const isLeftOut = 'visitors do not see it yet';
    expect(found(changed(), isLeftOut)).toEqual([]);
    const props = { heading: 'Questions', items: [{ question: '[[your question]]', answer: '⟦We bake at six.⟧' }] };
    const open = changed({ type: 'replaceSection', sectionId: 's1-0', section: { id: 's1-0', kind: 'faq', props } });
    expect(found(open, isLeftOut)).toMatchObject([{ severity: 'warning', path: 'pages/p1' }]);
  });

  it('notices pages that search engines cannot tell apart and texts they cut off', () => {
    expect(found(changed({ type: 'updatePage', pageId: 'p1', title: 'Home' }), 'same title')).toHaveLength(2);
    const long = changed({
      type: 'updatePage',
      pageId: 'p1',
      seo: { title: 'x'.repeat(65), description: 'y'.repeat(165) },
    });
    expect(found(long, 'cut off').map(({ field }) => field)).toEqual(['seo.title', 'seo.description']);
  });

  it('notices redirects that do nothing or lead nowhere', () => {
    const document = changed({
      type: 'setRedirects',
      redirects: [
        { from: '/page-1', to: '/' },
        { from: '/a', to: '/gone' },
      ],
    });
    expect(
      publishCheck(document)
        .filter(({ path }) => path.startsWith('redirects'))
        .map(({ severity }) => severity),
    ).toEqual(['error', 'warning']);
  });

  it('needs no words for pictures that stand beside the name, or for it', () => {
    const image = { source: 'asset', id: 'a1', alt: '', width: 1200, height: 630 } as const;
    expect(found(changed({ type: 'setSeo', image }), 'no description')).toEqual([]);
    expect(found(changed({ type: 'setBrand', logo: image, icon: image }), 'no description')).toEqual([]);
  });

  it('finds colours readable whatever was asked for, since the looks see to that', () => {
    for (const colour of ['#ffffff', '#000000', '#808080', '#ffff00']) {
      const document = changed({ type: 'setTheme', background: colour, ink: colour, accent: colour, support: colour });
      expect(publishCheck(document).filter(({ path }) => path === 'theme')).toEqual([]);
    }
  });

  it('puts errors first', () => {
    const severities = publishCheck(changed(opening({ primary: { label: 'Go', to: '/nowhere' } }))).map(
      ({ severity }) => severity,
    );
    expect(severities).toEqual([...severities].sort());
  });
});
