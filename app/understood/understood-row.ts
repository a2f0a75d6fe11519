/** One thing read of the description, and how it is changed: in a form beside it, elsewhere in the editor, or not at all. */
export type UnderstoodRow = {
  fact: string;
  label: string;
  value: string;
  change: { by: 'form' } | { by: 'link'; href: string } | null;
};
