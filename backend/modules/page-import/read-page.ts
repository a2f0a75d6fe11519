import { MOST_BRIEF } from '#site/model/brief.ts';
import { documentOf, saysColour } from './document-of.ts';
import { counted } from './draft.ts';
import { PageRefused } from './imported-page.ts';
import type { ImportedPage } from './imported-page.ts';
import { openPage, unlessTooDeep } from './opened-page.ts';
import type { Outline } from './outline.ts';
import { pageDrafts } from './page-drafts.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageHead } from './page-head.ts';
import { wordsIn } from './read-outline.ts';
import { reportOf } from './report.ts';

export type PageToRead = { url: string; html: string };

/** A page as a website of one page. Throws `PageRefused` for one that comes to nothing. Runs nothing and asks nobody. */
export const readPage = (page: PageToRead): ImportedPage => unlessTooDeep(() => read(page));

function read({ url, html }: PageToRead): ImportedPage {
  const opened = openPage(html, { url: new URL(url), pathOf: () => '', takesPictures: false });
  const { head, facts, body, left } = opened;
  const { drafts, ids, leftOut, guessed } = pageDrafts(opened, facts);
  if (drafts.length === 0) throw new PageRefused('EMPTY', 'That page has no text to make a website from.');
  const document = documentOf(drafts, ids, head, facts);
  return {
    title: head.title,
    language: document.language,
    brief: briefOf(head, body, facts),
    document,
    report: reportOf(drafts, left, {
      kept: keptOf(facts),
      leftOut: [...opened.leftOut, ...leftOut],
      guessed: [
        ...(head.isNameSaid ? [] : [`The name “${head.name}” was taken from the page’s title.`]),
        ...facts.guessed,
        ...(saysColour(head) ? [`The colour ${head.colour} is the one that the page gives to browsers.`] : []),
        ...guessed,
      ],
    }),
  };
}

const keptOf = ({ phone, email, address, hours, social }: PageFacts): string[] => [
  ...(phone ? [`The phone number ${phone}.`] : []),
  ...(email ? [`The email address ${email}.`] : []),
  ...(address ? [`The address ${address.replaceAll('\n', ', ')}.`] : []),
  ...(hours.length > 0 ? [`Opening hours of ${counted(new Set(hours.map(({ day }) => day)).size, 'day')}.`] : []),
  ...(social.length > 0 ? [`${counted(social.length, 'social profile')}.`] : []),
];

/** The page's own words as a description, as many as there is room for. */
export function briefOf(
  { name, description }: Pick<PageHead, 'name' | 'description'>,
  body: readonly Outline[],
  facts: PageFacts,
): string {
  const lines = [
    name,
    description,
    ...body.map(wordsIn),
    facts.address.replaceAll('\n', ', '),
    facts.phone,
    facts.email,
  ];
  return [...new Set(lines.flatMap((text) => text.split('\n')).map((line) => line.trim()))]
    .filter(Boolean)
    .join('\n')
    .slice(0, MOST_BRIEF)
    .trim();
}
