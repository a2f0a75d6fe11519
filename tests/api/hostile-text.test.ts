import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { pathFromTitle } from '#site/model/page-path.ts';
import { localPath } from '#app/auth/redirect-target.ts';
import { setLink, toggleMark } from '#app/forms/rich-edit.ts';
import { openOutsideLinksInNewTab } from '#app/preview/preview-address.ts';
import { openReading } from '#backend/index.ts';
import { kindOf, refusalOfSvg } from '#backend/integrations/picture-kinds.ts';
import { pack } from '#backend/modules/exports/pack.ts';
import { readSubmission } from '#backend/modules/forms/read-submission.ts';
import { headCodeProblem } from '#backend/modules/site-settings/head-code.ts';
import { plainLine, plainText } from '#backend/modules/websites/plain-text.ts';
import { subdomainFrom, subdomainProblem } from '#backend/modules/websites/subdomain.ts';
import { shortRuns } from '#backend/reading/short-runs.ts';
import { toldFacts } from '#designer/model/grounding/told-facts.ts';
import { withoutUntold } from '#designer/model/grounding/untold.ts';
import { forgivingLink } from '#site/forms/forgiving-link.ts';
import { target } from '#site/model/fields.ts';
import { oldPath } from '#site/model/old-path.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { linksIn, plainWords, withLinks, withoutLinks } from '#site/model/rich-words.ts';
import { sampleDocument } from '#site/model/sample-document.ts';
import { exportOptions, relativeHref, renderPage, renderSentForm } from '#site/render/index.ts';
import { wordsOf } from '#site/render/words/index.ts';
import { calendarOf, mapOf, playableOf } from '#site/sections/parts/embed-address.ts';
import { hostileTexts } from '#tests/support/hostile-text.ts';
import { openPublishedDoor } from '#tests/support/published-door.ts';
import { readingThread } from '#tests/support/bundles.ts';

/** Milliseconds of computing that one text may take. */
const MOST = 100;
const texts = hostileTexts(2000, 4000);

/** The least of some tries: what a text takes, and not what a busy machine adds. */
function timeOf(read: () => unknown): number {
  let least = Infinity;
  for (let tries = 0; tries < 8 && least > MOST / 2; tries += 1) {
    const before = process.cpuUsage();
    read();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
const slowOnes = (read: (text: string) => unknown) =>
  texts.flatMap((text) => {
    const ms = timeOf(() => read(text));
    return ms > MOST ? [`${JSON.stringify(text.slice(0, 60))}: ${Math.round(ms)} ms`] : [];
  });

const askPublished = openPublishedDoor();
const askEncoded = (path: string) => askPublished(encodeURI(Buffer.from(path, 'utf8').toString('latin1')));
const formWords = wordsOf('en');
const withForm = sampleDocument();
const shownOptions = exportOptions({ formAction: () => '/' });
const contact = withForm.pages.flatMap(({ sections }) => sections).find(({ kind }) => kind === 'contactForm');

/** A form of a site as it came, read, and shown again with what is wrong. */
function sendForm(body: string): string | null {
  if (!contact) throw new Error('The sample has no form');
  const given = Object.fromEntries(new URLSearchParams(body));
  const { values, errors } = readSubmission('contact', contact, given, [], formWords);
  const sent = { errors, problem: '', values, token: '' };
  return renderSentForm(withForm, contact?.id ?? '', sent, shownOptions);
}

const told = { told: toldFacts('en', ['Rye is £4.'], '2026-12-01'), language: 'en', today: '2026-12-01' };

/** What reads people's text in the thread that serves everybody. */
const doors: Record<string, (text: string) => unknown> = {
  'a text of a form': (text) => plainText(0, 9000, '', '').safeParse(text),
  'a line of a form': (text) => plainLine(9000, '').safeParse(text),
  'a brief or message, before a designer sees it': shortRuns,
  'an address that is typed': (text) => [
    forgivingLink(text),
    target.safeParse(text),
    playableOf(text),
    mapOf(text),
    calendarOf(text),
  ],
  'an old address': (text) => oldPath.safeParse(`/${text}`),
  'marks within a text': (text) => [
    plainWords(text),
    linksIn(text),
    withLinks(text, (to) => to),
    withoutLinks(text, () => true),
  ],
  'marks in the editor': (text) => {
    const selected = { value: text, start: 1, end: 3000 };
    return [toggleMark(selected, '**'), setLink(selected, '/a')];
  },
  'a name that becomes an address': (text) => [
    pathFromTitle(text, []),
    subdomainFrom(text, 'id'),
    subdomainProblem(text),
  ],
  'a link of a page': (text) => [relativeHref(`/${text}`, '/a/b'), localPath(`/${text}`)],
  'code for the head': (text) => [
    headCodeProblem(text),
    headCodeProblem(`<script ${text}`),
    headCodeProblem(`<style>${text}`),
  ],
  'an upload': (text) => [kindOf(Buffer.from(text)), refusalOfSvg(Buffer.from(`<svg ${text}`))],
  'an address of a published site': (text) => [
    ...['/', '/-/media/', '/-/forms/', '/-/fonts/'].map((start) => askEncoded(`${start}${text}`.slice(0, 600))),
    askPublished(`/${text}`),
    askPublished(`/?${text}`),
    askPublished(text),
  ],
  'a form of a published site': (text) => [
    sendForm(new URLSearchParams({ name: text, email: `${text}@a.example`, message: text }).toString()),
    sendForm(`email=a@${text}&message=${text}`),
  ],
  'what a model wrote': (text) => withoutUntold(text, told),
  'links of a page in a frame': (text) => openOutsideLinksInNewTab(`<a ${text}`),
};

describe('text that is hard to read', () => {
  it('comes in two thousand kinds, to doors that are there', () => {
    expect(texts.length).toBe(2000);
    expect(['/menu', '/old', '/nowhere', `/${'a'.repeat(3000)}`].map(askPublished)).toEqual([200, 301, 404, 414]);
    expect(sendForm('name=Ann&email=no&message=Hello')).toContain(formWords.formEmail);
  });

  it.each(Object.entries(doors))('is read at once where people give it: %s', { timeout: 120_000 }, (_door, read) => {
    expect(slowOnes(read)).toEqual([]);
  });

  const TEXT_FIELDS = new Set(['intro', 'body', 'answer', 'quote', 'description']);
  const filled = (value: unknown, text: string, key = ''): unknown => {
    if (typeof value === 'string') return TEXT_FIELDS.has(key) && value !== '' ? text : value;
    if (Array.isArray(value)) return value.map((item: unknown) => filled(item, text, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, text, name)]));
  };
  const plain = sampleDocument({ pages: 1, perPage: 6 });

  it('is shown hardly later than ordinary text, in a document that holds nothing else', { timeout: 120_000 }, () => {
    let shown = 0;
    const ordinary = timeOf(() => renderPage(plain, '/', exportOptions()));
    const slow = texts
      .filter((_text, at) => at % 10 === 0)
      .flatMap((text) => {
        const document = filled(plain, text.replaceAll('\0', '').slice(0, 250).trim());
        const ms = timeOf(() => {
          const parsed = parseDocument(document);
          if (!parsed.ok) return;
          shown += 1;
          renderPage(parsed.document, '/', exportOptions());
        });
        return ms > MOST + ordinary ? [`${JSON.stringify(text.slice(0, 60))}: ${Math.round(ms)} ms`] : [];
      });
    expect(slow).toEqual([]);
    expect(shown).toBeGreaterThan(100);
  });

  it(
    'leaves the main thread free while it is read elsewhere, as a brief or as a file',
    { timeout: 240_000 },
    async () => {
      const reading = openReading(readingThread());
      let beats = 0;
      const beat = setInterval(() => (beats += 1), 10);
      /** How the reading ended, and whether the main thread had time of its own if it took long. */
      const outcome = async (read: Promise<unknown>) => {
        const [start, before] = [performance.eventLoopUtilization(), beats];
        const how = await read.then(
          () => 'read',
          (error: Error) => error.message,
        );
        // A machine that is busy keeps it waiting too, but not at work.
        const wasBlocked = performance.eventLoopUtilization(start).active > 300 && beats - before < 3;
        return wasBlocked ? 'the main thread waited' : how;
      };
      try {
        await reading.designer.design({ text: 'A bakery in Ely' }, { seed: 1 });
        for (const text of texts.filter((_text, at) => at % 400 === 7)) {
          expect(await outcome(reading.designer.design({ text }, { seed: 1 }))).toMatch(/^read$|in time/);
          const json = Buffer.from(JSON.stringify(filled(plain, text)));
          const zip = pack([{ path: 'document.json', bytes: json }]);
          expect(await outcome(reading.readExport(zip))).toMatch(/^read$|in time|in this ZIP file/);
        }
      } finally {
        clearInterval(beat);
        await reading.close();
      }
    },
  );
});
