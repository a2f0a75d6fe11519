/** A section of a sample, as it is stored. */
export const section = (id: string, kind: string, variant: string, props: Record<string, unknown>) => ({
  id,
  kind,
  version: 1,
  variant,
  hidden: false,
  props,
});

/** A page of a sample, in the menu. */
export const page = (id: string, path: string, title: string, sections: unknown[]) => ({
  id,
  path,
  title,
  inMenu: true,
  seo: { title: '', description: '' },
  sections,
});
