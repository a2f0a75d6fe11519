import { parseDocument } from '#site/model/parse-document.ts';
import type { Opening, WebsiteDocument } from '#site/model/document.ts';
import { publishedDocument } from '#site/origins/published-document.ts';
import { wholeLibrary } from '#site/sections/library.ts';
import { newDraft, type Rules } from '#designer/model/draft.ts';
import { judge } from '#designer/model/judge.ts';
import { builtInDesigner } from '#designer/index.ts';
import { sampleDocument } from './scripted-designer.ts';

/** Where a model writes what it claims: a section with these fields, or a fact of the business. */
export type Claim =
  | { heading: string }
  | { value: string; label: string }
  | { name: string; price: string }
  | { title: string; date?: string; time?: string; place?: string }
  | { person: string; role: string }
  | { quote: string; by: string }
  | { phone: string }
  | { address: string }
  | { hours: Opening[] };

/** What an owner says in a language, what a model writes of it, and whether visitors may read that. */
export type Case = { language: string; says: string; claim: Claim; isTrue: boolean };

function bareWebsite(language: string): WebsiteDocument {
  const { business, ...sample } = sampleDocument({ pages: 1 });
  const home = sample.pages.map((page) => ({ ...page, sections: [] }));
  const read = parseDocument({
    ...sample,
    language,
    pages: home,
    business: { ...business, phone: '', place: '', address: '', trade: '' },
  });
  if (!read.ok) throw new Error('The bare website is not valid');
  return read.document;
}

const section = (kind: string, props: object): [string, object] => [
  'addSection',
  { pageId: 'home', section: { id: 'claimed', kind, props } },
];

function callOf(claim: Claim): [name: string, input: object] {
  if ('heading' in claim) return section('hero', claim);
  if ('value' in claim) return section('stats', { items: [claim] });
  if ('price' in claim) return section('services', { items: [claim] });
  if ('title' in claim) return section('events', { items: [claim] });
  if ('person' in claim) return section('team', { items: [{ name: claim.person, role: claim.role }] });
  if ('quote' in claim) return section('testimonials', { items: [{ quote: claim.quote, name: claim.by }] });
  return ['setBusiness', claim];
}

/** Whether all of a claim, and any of it, would be public. */
export async function publicOf({ language, says, claim }: Case): Promise<{ all: boolean; any: boolean }> {
  const { document } = await builtInDesigner.design({ text: says, language }, { seed: 1 });
  const website = bareWebsite(language);
  const rules: Rules = {
    words: [says],
    said: says,
    read: document.business,
    today: '2026-11-23',
    keepsLook: false,
    library: wholeLibrary,
    mostOperations: 10,
    mostPages: 10,
  };
  const draft = newDraft(website);
  const [name, input] = callOf(claim);
  const pageId = website.pages[0]?.id;
  judge(draft, name, 'pageId' in input ? { ...input, pageId } : input, rules);
  const { pages, business } = publishedDocument(draft.document);
  if (name === 'setBusiness') {
    const isThere = JSON.stringify(business).includes(JSON.stringify(Object.values(claim)[0]));
    return { all: isThere, any: isThere };
  }
  const shown = JSON.stringify(pages[0]?.sections ?? []);
  const values = Object.values(claim).filter((value) => value !== '');
  const isShown = (value: unknown) => shown.includes(JSON.stringify(value));
  return { all: values.every(isShown), any: values.some(isShown) };
}
