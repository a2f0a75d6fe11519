import { describe, expect, it } from 'vitest';
import type { ImportedPage } from './imported-page.ts';
import { readPage } from './read-page.ts';

const read = (body: string, head = '', url = 'https://www.fernforge.example/') =>
  readPage({
    url,
    html: `<!doctype html><html lang="en"><head><title>Fern Forge</title>${head}</head><body>${body}</body></html>`,
  });
const OPENING = '<main><h1>Gates by hand</h1><p>Wrought iron from a forge beside the river.</p></main>';
const saidBy = ({ document }: ImportedPage) => JSON.stringify(document);

describe('what is no content of a page', () => {
  it.each([
    [
      'a notice about cookies that nothing but its words tells',
      '<div id="x1"><p>We use cookies to make this site better.</p><button>Accept</button></div>',
      'better',
    ],
    ['one in a dialog', '<div role="dialog"><p>Cookies help us.</p><a href="/p">More</a></div>', 'help us'],
    [
      'what strangers wrote',
      '<section class="comments-area"><h2>What do you think?</h2><p>First!</p></section>',
      'First!',
    ],
    ['a discussion by its heading', '<div><h3>4 comments</h3><ol><li>Nice gate, mate</li></ol></div>', 'Nice gate'],
    [
      'the form for it',
      '<div><h3>Leave a reply</h3><p>Your mail is not shown.</p><form><textarea></textarea></form></div>',
      'not shown',
    ],
    ['a jump past the head', '<a href="#main-part">Past all this</a><div id="main-part"></div>', 'zzz'],
    ['a jump to the top', '<p><a href="#">Back to top</a></p>', 'Back to top'],
    ['a helper that repeats its label', '<div tabindex="-1" aria-label="page start">page start</div>', 'page start'],
    ['the way to a page', '<div>You are here: <a href="/">Start</a> › <span>Gates</span></div>', 'You are here'],
    ['what is shown while scripts load', '<div class="skeleton">One moment…</div>', 'One moment'],
    ['an old price', '<p>A latch is <del>£48</del> £39 until May.</p>', '£48'],
    [
      'a price struck out by its style',
      '<p>A hinge is <span style="text-decoration: line-through">£21</span> £18.</p>',
      '£21',
    ],
    ['what a style sheet hides', '<style>.z1{display:none}</style><p class="z1">A draft of ours</p>', 'draft'],
    [
      'what stands outside the screen',
      '<p style="position:absolute;left:-4000px">Cheap gates cheap gates</p>',
      'Cheap',
    ],
    ['the same in another language', '<div lang="en">Iron lasts.</div><div lang="fr">Le fer dure.</div>', 'Le fer'],
  ])('%s', (_what, body, words) => expect(saidBy(read(OPENING + body))).not.toContain(words));

  it('is told of', () => {
    const { report } = read(`${OPENING}<p>Now <s>£9</s> £8.</p><div id="comments"><p>First!</p></div>`);
    expect(report.leftOut.join(' ')).toMatch(/1 passage struck out.*Visitors’ comments/);
  });
});

describe('what a press shows is content', () => {
  it.each([
    [
      'a panel of a tab',
      '<button role="tab" aria-controls="p2">Rails</button><div id="p2" hidden><p>Rails for steps.</p></div>',
    ],
    [
      'what a button opens',
      '<button aria-expanded="false" aria-controls="m">More</button><div id="m" style="display:none"><p>Rails for steps.</p></div>',
    ],
    ['what is found by searching', '<div hidden="until-found"><p>Rails for steps.</p></div>'],
    ['what wide screens show', '<div class="hidden md:block"><p>Rails for steps.</p></div>'],
    [
      'slides that a style sheet hides one beside the other',
      '<style>.s{display:none}</style><div><div class="s"><p>Rails for steps.</p></div><div class="s"><p>Two.</p></div></div>',
    ],
  ])('%s', (_what, body) => expect(saidBy(read(OPENING + body))).toContain('Rails for steps.'));

  it('what React streams stands where it belongs, instead of what was shown meanwhile', () => {
    const page = read(
      `<main><h1>Gates by hand</h1><p>From a forge.</p><!--$?--><template id="B:0"></template><p>Wait a little</p><!--/$--><h2>After</h2><p>The end of it.</p></main>
       <div hidden id="S:0"><h2>Rails</h2><p>Rails for steps.</p></div>`,
    );
    expect(saidBy(page)).toMatch(/Rails for steps\..*The end of it/);
    expect(saidBy(page)).not.toContain('Wait a little');
  });

  it('a mail address that scripts put back', () => {
    const code = Buffer.from([7, ...[...'hi@forge.example'].map((letter) => (letter.codePointAt(0) ?? 0) ^ 7)]);
    const page = read(
      `${OPENING}<p>Write to <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code.toString('hex')}">[email&#160;protected]</a></p>`,
    );
    expect(page.document.business.email).toBe('hi@forge.example');
    expect(saidBy(page)).not.toContain('protected');
  });
});

describe('the name of the business', () => {
  const nameOf = (title: string, body: string, head = '', url?: string) =>
    readPage({ url: url ?? 'https://www.site.example/', html: `<title>${title}</title>${head}<body>${body}` }).document
      .brand.name;
  it.each([
    [
      'the part of the title that the foot repeats',
      'Prices - Wren Pottery, Ely',
      '<h1>Prices</h1><p>Bowls, plates and jugs made here.</p><footer>© 2024 Wren Pottery Ltd. All rights reserved.</footer>',
    ],
    [
      'the part that the logo says',
      'Your potter in Ely | Wren Pottery',
      '<header><a class="logo" href="/"><img src="l.png" alt="Wren Pottery logo"></a></header><h1>Your potter in Ely</h1><p>Bowls, plates and jugs.</p>',
    ],
    [
      'what is no page of its own',
      'Courses – Wren Pottery',
      '<nav><a href="/courses">Courses</a><a href="/">Wren Pottery</a></nav><h1>Courses</h1><p>Six evenings at the wheel.</p>',
    ],
  ])('is %s', (_what, title, body) => expect(nameOf(title, body)).toBe('Wren Pottery'));

  it('is what stands in the address of the website', () =>
    expect(
      nameOf(
        'Bowls for life - Wren Pottery',
        '<p>Bowls, plates and jugs made in Ely.',
        '',
        'https://wrenpottery.example/',
      ),
    ).toBe('Wren Pottery'));
});

describe('data for search engines that the page does not bear out', () => {
  const ld = (value: object | string) =>
    `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
  const own = {
    '@type': 'LocalBusiness',
    name: 'Fern Forge',
    telephone: '01353 555 010',
    openingHours: 'Mo-Su 00:00-24:00',
  };
  const demo = {
    '@type': 'Restaurant',
    name: 'Sample Bistro',
    telephone: '020 7946 0000',
    address: '9 Sample Road, London',
    openingHours: 'Mo-Fr 11:00-23:00',
  };
  const page = read(
    `${OPENING}<p>Call 01353 555 010. Fern Forge.</p>`,
    ld(demo) + ld('{"@type": "LocalBusiness",') + ld(own),
  );

  it('is not used, and the report says so', () => {
    expect(saidBy(page)).not.toMatch(/Sample|7946|"11:00"/);
    expect(page.report.leftOut.join(' ')).toMatch(/“Sample Bistro”.*cannot be read/);
  });

  it('a page that never says so is not open day and night', () => {
    expect(page.document.business.hours).toEqual([]);
    expect(page.document.business.phone).toBe('01353 555 010');
    expect(page.report.leftOut.join(' ')).toContain('day and night');
  });
});
