import { edit } from '../edit.ts';
import type { Ask, Plan } from '../ask.ts';
import { sectionsMeant } from '../document/find.ts';
import { type Edit } from '../document/places.ts';

/** A button, or words of a section or of the whole website that stand for themselves: the tagline, an introduction, a note. */
export function removeButton(ask: Ask): Plan[] {
  const { request, document, page, focus } = ask;
  if (!request.has('part.button') && !request.has('part.tagline', 'part.intro', 'part.note', 'part.footer')) return [];
  const [meant] = sectionsMeant(document, request, page);
  const chosen = focus.isChosen ? page.sections.find(({ id }) => id === focus.sectionId) : undefined;
  const section = meant?.thing.section ?? chosen ?? page.sections[0];
  const edits: Edit[] = [];
  if (request.has('part.tagline')) edits.push({ place: ['brand', 'tagline'], value: '' });
  else if (request.has('part.button') && request.has('part.header', 'part.nav'))
    edits.push({ place: ['header', 'action'], value: { label: '', to: '' } });
  else if (section) {
    const props = request.has('part.button')
      ? ['primary', 'action', 'secondary']
      : request.has('part.intro')
        ? ['intro']
        : ['note'];
    const prop = props.find((name) => name in section.props && JSON.stringify(section.props[name]).length > 2);
    if (prop)
      edits.push({
        place: ['sections', section.id, 'props', prop],
        value: request.has('part.button') ? { label: '', to: '' } : '',
      });
  }
  return edit(request.has('part.section') ? 0.85 : 0.97, document, edits);
}
