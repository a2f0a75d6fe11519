/** What a visitor wrote into a builder, and the page of the template that is shown. */
export type TemplatePreview = { builder: number; seed: number; page: string; name: string; brief: string };

/** Longer descriptions travel in a form only: servers refuse long addresses. */
const MAX_IN_ADDRESS = 1200;

/** The address of a builder's template with these words in it. A very long description is cut. */
export function templatePreviewAddress({ builder, seed, page, name, brief }: TemplatePreview): string {
  const search = new URLSearchParams({ seed: String(seed), page });
  if (name) search.set('name', name.slice(0, 120));
  if (brief) search.set('brief', [...brief].slice(0, MAX_IN_ADDRESS).join(''));
  return `/template-preview/${builder}?${search}`;
}

/** Where a link inside the template leads: its other pages with the same words, everything else as it is. */
export function templateHref(target: string, shown: TemplatePreview): string {
  if (!target.startsWith('/') || target.startsWith('//')) return target;
  const [page = '/', section] = target.split('#', 2);
  return `${templatePreviewAddress({ ...shown, page: page || '/' })}${section ? `#${encodeURIComponent(section)}` : ''}`;
}
