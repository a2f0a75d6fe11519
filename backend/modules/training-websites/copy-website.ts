import type { Services } from '../../context.ts';
import { notFound } from '../../failure.ts';
import { documentAt } from '../revisions/read-document.ts';
import { findWebsite } from '../websites/store.ts';
import type { Made, Steps } from './made.ts';
import { findPersonalFacts } from './scrub/personal-facts.ts';
import { scrubDocument } from './scrub/scrub-document.ts';
import { createScrubber, noCounts, type Counts } from './scrub/scrub-text.ts';

/** A copy of what a website shows (of its draft while it shows nothing), and of its brief, without personal data. */
export async function copyWebsite(
  { db, reading }: Pick<Services, 'db' | 'reading'>,
  websiteId: string,
  { signal, onStep }: Steps,
): Promise<Made> {
  const website = await findWebsite(db, websiteId);
  if (!website) throw notFound('website');
  onStep('Reading the website');
  const shown = await documentAt(db, websiteId, website.publishedRevision ?? website.currentRevision);
  onStep('Looking for personal data');
  const read = async (text: string) => {
    signal.throwIfAborted();
    return (await reading.designer.design({ text }, { seed: 0 })).understood;
  };
  const facts = await findPersonalFacts([shown], website.brief, read);
  const { document, counts } = scrubDocument(shown, facts);
  return {
    document,
    brief: createScrubber(facts, noCounts())(website.brief),
    report: { kept: keptOf(document), leftOut: leftOutOf(counts), guessed: [LOOK_IT_OVER] },
  };
}

const LOOK_IT_OVER =
  'Names were recognised in lists of people, reviews, signatures and the description. Read it once: its texts may hold others.';

const keptOf = ({ pages }: Made['document']): string[] => {
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  return [`${counted(pages.length, 'page')} with ${counted(sections, 'section')}`, 'Its look and its words'];
};

const words: [keyof Counts | 'picture', one: string, many: string][] = [
  ['name', 'name', 'names'],
  ['email', 'email address', 'email addresses'],
  ['phone', 'telephone number', 'telephone numbers'],
  ['address', 'postal address', 'postal addresses'],
  ['account', 'account number', 'account numbers'],
  ['web', 'web address', 'web addresses'],
  ['picture', 'uploaded picture', 'uploaded pictures'],
];

const leftOutOf = (counts: Counts & { picture: number }): string[] => [
  ...words.flatMap(([what, one, many]) => (counts[what] > 0 ? [counted(counts[what], one, many)] : [])),
  'Links to other websites, social profiles, posts, and everything that visitors sent',
];

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
