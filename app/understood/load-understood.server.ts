import type { Api } from '#app/graphql/client.server.ts';
import { ApiError } from '#app/graphql/errors.ts';
import { graphql } from '#app/graphql/generated/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { UnderstoodRow } from './understood-row.ts';

const UnderstoodOfWebsite = graphql(`
  query UnderstoodOfWebsite($id: ID!) {
    website(id: $id) {
      id
      understood {
        fact
        label
        value
      }
    }
  }
`);

/** Facts that the document holds at one place and shows at many: as they are now. */
const held: Record<string, (document: WebsiteDocument) => string> = {
  name: ({ brand }) => brand.name,
  place: ({ business }) => business.place,
  address: ({ business }) => business.address,
  phone: ({ business }) => business.phone,
  email: ({ business }) => business.email,
};

/** Where other facts are changed: a panel, or the first section of these kinds. */
const panels: Record<string, string> = {
  hours: '?panel=site&open=business',
  web: '?panel=site&open=business',
  colours: '?panel=theme',
  mood: '?panel=theme',
  pages: '?panel=pages',
  sections: '?panel=add',
};
const kinds: Record<string, string[]> = {
  prices: ['pricing', 'menu', 'services', 'products'],
  timetable: ['schedule'],
  events: ['events'],
  people: ['team'],
  quotations: ['testimonials'],
  questions: ['faq'],
  steps: ['steps'],
  kind: ['hero'],
  unplaced: ['about', 'richText', 'story'],
};

/** What was read of the description, each row with the way to change it; null while it cannot be read. */
export async function loadUnderstood(api: Api, id: string, document: WebsiteDocument): Promise<UnderstoodRow[] | null> {
  const understood = await readAgain(api, id);
  if (!understood) return null;
  return understood.flatMap(({ fact, label, value }): UnderstoodRow[] => {
    const now = held[fact]?.(document);
    if (now === '') return [];
    if (now !== undefined) return [{ fact, label, value: now, change: { by: 'form' } }];
    const href = panels[fact] ?? sectionWith(document, kinds[fact] ?? []);
    return [{ fact, label, value, change: href === null ? null : { by: 'link', href } }];
  });
}

async function readAgain(api: Api, id: string) {
  try {
    return (await api(UnderstoodOfWebsite, { id })).website?.understood ?? [];
  } catch (error) {
    // It takes too long, or too many are read at once: what it is shown beside matters more.
    if (error instanceof ApiError && (error.code === 'INVALID' || error.code === 'UNAVAILABLE')) return null;
    throw error;
  }
}

function sectionWith(document: WebsiteDocument, wanted: string[]): string | null {
  const section = document.pages.flatMap(({ sections }) => sections).find(({ kind }) => wanted.includes(kind));
  return section ? `?section=${encodeURIComponent(section.id)}` : null;
}
