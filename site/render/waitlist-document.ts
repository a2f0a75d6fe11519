import { z } from 'zod';
import type { WebsiteDocument } from '../model/document.ts';
import { getSection } from '../sections/index.ts';

const line = (max: number) => z.string().trim().max(max, `This can have ${max} characters. Please shorten it.`);

/** What a website shows, while the waiting list is on, instead of its pages. Empty texts get plain words. */
export const waitlistSchema = z.object({
  on: z.boolean(),
  heading: line(120),
  intro: line(400),
  when: line(80),
  askName: z.boolean(),
  button: line(60),
  thanks: line(240),
});

export type Waitlist = z.output<typeof waitlistSchema>;

/** The id of the only section of a website in waiting. */
export const WAITLIST_SECTION = 'waitlist';

/**
 * The same website with a single page that asks for an address: name, look and language stay, other pages, redirects and
 * calls to action in the header are gone. Without a heading it says the website's name.
 */
export function waitlistDocument(document: WebsiteDocument, waitlist: Waitlist): WebsiteDocument {
  const { pages, brand } = document;
  const home = pages.find(({ path }) => path === '/') ?? pages[0];
  const kind = getSection('waitlistForm');
  if (!home || !kind) throw new Error('A document has a page, and waiting lists are a kind of section');
  const { heading, intro, when, askName, button, thanks } = waitlist;
  const props = kind.fields.parse({
    heading: heading || brand.name,
    // The header may say the tagline already.
    intro: intro || (document.header.showTagline ? '' : brand.tagline),
    when,
    askName,
    button,
    thanks,
  });
  return {
    ...document,
    redirects: [],
    blog: { ...document.blog, sections: [] },
    header: { ...document.header, action: { label: '', to: '' } },
    pages: [
      {
        ...home,
        path: '/',
        title: brand.name,
        inMenu: false,
        sections: [
          { id: WAITLIST_SECTION, kind: kind.kind, version: kind.version, variant: 'statement', props, hidden: false },
        ],
      },
    ],
  };
}
