import { counted } from './draft.ts';
import type { Draft, DraftContext } from './draft.ts';
import type { LinkedParts } from './linked-parts.ts';
import { offersDraft } from './offers.ts';
import { fits } from './sections-of.ts';

const OFFERS = ['menu', 'services', 'products', 'pricing'];

/** What a page tells search engines and does not show in a shape of its own: sections at its end. */
export function addedSections(linked: LinkedParts, shown: readonly Draft[], context: DraftContext): Draft[] {
  const has = (...kinds: string[]) => shown.some(({ kind }) => kinds.includes(kind));
  const isPriced = shown.some(
    ({ kind, props }) =>
      kind === 'menu' ||
      (OFFERS.includes(kind) &&
        JSON.stringify(props).includes('"price":"') &&
        !/"price":""/.test(JSON.stringify(props))),
  );
  const found: Draft[] = [];
  const priced = linked.offers.filter(({ item }) => item.price !== '');
  const seen = JSON.stringify(shown.map(({ props }) => props));
  const unseen = priced.filter(({ item }) => !seen.includes(JSON.stringify(item.title).slice(1, -1)));
  if (!isPriced && unseen.length >= 2) {
    const names = [...new Set(unseen.map(({ group }) => group))];
    const groups = names.map((name) => ({
      name,
      note: '',
      items: unseen.filter(({ group }) => group === name).map(({ item }) => item),
    }));
    const isGoods = unseen.every(({ isProduct }) => isProduct);
    const stretch = { ...context.stretch, heading: isGoods ? 'shop' : '', hint: '' };
    found.push(offersDraft(groups, {}, { ...context, stretch }));
  }
  if (!has('faq') && linked.questions.length > 0)
    found.push({
      kind: 'faq',
      props: { items: linked.questions },
      tells: counted(linked.questions.length, 'question'),
    });
  if (!has('events') && linked.events.length > 0)
    found.push({ kind: 'events', props: { items: linked.events }, tells: counted(linked.events.length, 'event') });
  if (!has('testimonials') && linked.reviews.length > 0)
    found.push({
      kind: 'testimonials',
      props: { items: linked.reviews },
      tells: counted(linked.reviews.length, 'review'),
    });
  return found.filter(fits);
}
