import type { StaffDocumentFragment } from '#app/graphql/generated/graphql.ts';

/** A document that staff keep: what it is of, and where its own page is. `use`: how it gets to where it counts, if it does. */
export type StaffDocument = { label: string; href: string; use: { label: string; href: string } | null };

/** Null for people's websites. */
export function staffDocument({ purpose, templateEdited, templateTried }: StaffDocumentFragment): StaffDocument | null {
  if (purpose === 'SITE') return null;
  if (purpose === 'TRIAL') {
    const list = '/admin/chat/templates';
    const href = templateTried ? `${list}/${encodeURIComponent(templateTried.id)}/preview` : list;
    return { label: `Trial: ${templateTried?.name ?? 'deleted template'}`, href, use: null };
  }
  if (purpose !== 'TEMPLATE') return { label: 'Training website', href: '/training-websites', use: null };
  const href = templateEdited
    ? `/template-editor?template=${encodeURIComponent(templateEdited.id)}`
    : '/template-editor';
  return {
    label: `Template: ${templateEdited?.name ?? 'deleted'}`,
    href,
    use: { label: 'Put into use …', href },
  };
}
