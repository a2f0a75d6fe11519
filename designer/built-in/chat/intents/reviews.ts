import { newSection } from '../new-section.ts';
import { freshId, listProp, sectionsOf, shown, type Intent } from '../request.ts';

const ADD =
  /^(?:please\s+)?(?:add|put in|include)\s+(?:an?\s+|the\s+|this\s+|another\s+)*(?:testimonial|review|customer quote|quote|feedback)\s+(?:from|by|of)\s+([^:\ue000]{2,80}?)(?:\s*[:–-]\s*|\s+(?:saying|who (?:said|says|wrote)|that says)\s*:?\s*|\s*(?=\ue000))(.+)$/isu;

/** "add a review from Jo Bell, regular: …": words that the owner gives, never made up. */
export const addReview: Intent = (ask) => {
  const match = ADD.exec(ask.text);
  if (!match) return undefined;
  const [name = '', role = ''] = ask
    .value(match[1] ?? '')
    .split(/,\s*|\s\(/)
    .map((part) => part.replace(/\)$/, '').trim());
  const quote = ask.value(match[2] ?? '').slice(0, 800);
  if (!quote || !name) return undefined;
  const review = { quote, name: name.slice(0, 80), role: role.slice(0, 120) };
  const there = sectionsOf(ask).find(({ section }) => section.kind === 'testimonials');
  const did = `added the review from ${name}: ${shown(quote)}`;
  if (there) {
    const items = listProp(there.section.props.items).filter((item) => !String(item.quote).includes('[['));
    return {
      operations: [{ type: 'updateSection', sectionId: there.section.id, props: { items: [...items, review] } }],
      did,
      names: [`sections/${there.section.id}/props/items`],
    };
  }
  const made = newSection(ask.document, 'testimonials', freshId(ask.document, 'testimonials'), ask.seed);
  if (!made) return undefined;
  return {
    operations: [
      {
        type: 'addSection',
        pageId: ask.page.id,
        index: Math.max(ask.page.sections.length - 1, 1),
        section: { ...made, props: { ...made.props, items: [review] } },
      },
    ],
    did,
  };
};
