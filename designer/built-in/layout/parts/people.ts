import type { Part, Site } from '../site.ts';
import { asTitle, raised, withoutStop } from '../text.ts';

/** Who works here. Bare names that a sentence tells of make no list, unless one was asked for. */
export function peopleParts({ reading }: Site): Part[] {
  const { people, wishes, statements } = reading;
  const asked = [...wishes.pages, ...wishes.sections].some(({ topic }) => topic === 'team');
  const told = people.every(
    ({ name, role, text }) =>
      role === '' && text === '' && statements.some((statement) => statement.text.includes(name)),
  );
  if (people.length === 0 || (told && !asked)) return [];
  const [first, ...others] = new Set(people.map(({ under }) => under ?? ''));
  const heading = others.length === 0 && !asked ? asTitle(first ?? '') : '';
  // "People" above one of them says nothing.
  const isSettled = heading !== '' || (people.length === 1 && !asked);
  const described = people.some(({ text }) => text !== '');
  const items = people.slice(0, 40).map(({ name, role, text }) => ({
    name: name.slice(0, 80),
    role: raised(withoutStop(role)).slice(0, 100),
    text: raised(text).slice(0, 800),
  }));
  return [
    {
      subject: 'team',
      kind: 'team',
      props: { items, ...(isSettled && heading.length <= 60 && { heading }) },
      variants: described ? ['profiles', 'roll'] : people.length > 2 ? ['roll', 'portraits'] : ['roll'],
      size: people.length,
    },
  ];
}

/** What others said, in their own words. */
export function quotationParts({ reading }: Site): Part[] {
  const items = reading.quotations
    .slice(0, 12)
    .map(({ text, by }) => ({ quote: text.slice(0, 800), name: by.slice(0, 80), role: '' }));
  if (items.length === 0) return [];
  return [
    {
      subject: 'testimonials',
      kind: 'testimonials',
      props: { items },
      variants: items.length > 2 ? ['lead', 'columns'] : ['lead'],
      size: items.length,
    },
  ];
}
