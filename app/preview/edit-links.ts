const TAG = /<(\/?)(a|summary|button|span|p|div)\b([^<>]*)>/g;
const PLACE = / data-(?:text|picture)="([^"<>]*)"/;
const LABEL = / data-label="([^"<>]*)"/;

/** Where the form of a text's field stands in the editor. `place` is its part and its name there, as in `data-text`. */
export function fieldAddress(website: string, place: string): string {
  const { part, field } = placeOf(place);
  const [kind, id = ''] = part.split(':', 2);
  const search = new URLSearchParams(kind === 'section' ? { section: id } : { panel: 'site', open: part });
  search.set('at', field);
  return `/website/${encodeURIComponent(website)}?${search}#field-${encodeURIComponent(field)}`;
}

/** `section:hero items.0.name` as part and field. */
export function placeOf(place: string): { part: string; field: string } {
  const [part = '', field = ''] = place.split(' ', 2);
  return { part, field };
}

/**
 * A page whose texts and pictures say where they are from, with a link to the field of each for people without scripts, behind the link, button or
 * fold that a text stands in: links do not nest. It opens a tab, since a sandboxed frame may not lead the editor away.
 */
export function withEditLinks(html: string, website: string): string {
  let depth = 0;
  let waiting = '';
  return html.replace(TAG, (tag, slash: string, name: string, attributes: string) => {
    if (name === 'a' || name === 'summary' || name === 'button') {
      depth += slash === '/' ? -1 : 1;
      if (depth > 0) return tag;
      const links = waiting;
      waiting = '';
      return tag + links;
    }
    const place = PLACE.exec(attributes)?.[1];
    if (place === undefined) return tag;
    const link = editLink(website, place, LABEL.exec(attributes)?.[1] ?? 'Text');
    if (depth === 0) return tag + link;
    waiting += link;
    return tag;
  });
}

const editLink = (website: string, place: string, label: string): string =>
  `<noscript><a href="${fieldAddress(website, place).replaceAll('&', '&amp;')}" target="_blank" rel="noopener" aria-label="Edit: ${label}" class="edit-link"></a></noscript>`;
