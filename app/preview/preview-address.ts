/** Which draft a preview shows. All of it travels in the address: a sandboxed frame sends no cookies. */
export type PreviewPlace = {
  website: string;
  /** Path of the page, `/` or `/menu`. */
  page: string;
  token?: string;
  /** An older revision, or the newest one to get past a cached answer. */
  revision?: number;
  /** What a turn of the assistant has made so far; while there is one it is shown in place of a revision. */
  draft?: { turn: string; step: number };
  /** True in the editor's frames: the page tells its parent where it is scrolled and what is clicked. */
  live?: boolean;
  /** True where texts can be edited in it: each says which field it is from. */
  edits?: boolean;
  /** The opening of the page alone, in another template and palette: `poster.festival`. */
  look?: string;
  /** Id of a post that is shown in place of the page. */
  post?: string | undefined;
  /** Id of the section to scroll to. */
  section?: string;
};

/** The address of a draft page. */
export function previewAddress(place: PreviewPlace): string {
  const { website, page, token, revision, draft, live, edits, look, post, section } = place;
  const search = new URLSearchParams({ website, page });
  if (draft) {
    search.set('turn', draft.turn);
    search.set('step', String(draft.step));
  } else if (revision !== undefined) search.set('revision', String(revision));
  if (post) search.set('post', post);
  if (look) search.set('look', look);
  if (live) search.set('live', '1');
  if (edits) search.set('edits', '1');
  if (token) search.set('token', token);
  return `/website-preview?${search}${section ? `#${encodeURIComponent(section)}` : ''}`;
}

/**
 * Where a link inside a draft leads: pages of the site stay in the preview (same draft, same token), a fragment of the
 * same page stays as it is, everything else is left alone.
 */
export function draftHref(target: string, place: PreviewPlace): string {
  if (!target.startsWith('/') || target.startsWith('//')) return target;
  const [path = '/', section] = target.split('#', 2);
  return previewAddress({ ...place, page: path === '' ? '/' : path, section: section || undefined });
}

const LINK = /<a\b(?=[^<>]*\shref="(?:https?:|mailto:|tel:))(?![^<>]*\starget=)/g;

/** Links that leave the site open a new tab, so that the frame never shows somebody else's page. */
export const openOutsideLinksInNewTab = (html: string): string =>
  html.replace(LINK, '<a target="_blank" rel="noopener noreferrer"');
