/** Something to look at before publishing. Errors would hurt visitors and block; warnings do not. */
export type Finding = {
  severity: 'error' | 'warning';
  /** One sentence: where, what, and what to do. */
  message: string;
  /** The message in two: where, for a heading over several ('' for the website as a whole), and what. */
  where: string;
  what: string;
  /** Path of the field or part, joined by `/` as in changes: `sections/<id>/props/primary/to`, `theme`. */
  path: string;
  pageId?: string;
  sectionId?: string;
  /** Name of the field in its form (`primary.to`). */
  field?: string;
};

/** A piece of the document whose fields are looked at: where its findings lead, and how people call it. */
export type Place = { path: string[]; name: string; pageId?: string; sectionId?: string };

export function finding(severity: Finding['severity'], place: Place, message: string, field: string[] = []): Finding {
  const { path, name, pageId, sectionId } = place;
  return {
    severity,
    message: name === '' ? message : `${name}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
    where: name,
    what: message,
    path: [...path, ...field].join('/'),
    ...(pageId !== undefined && { pageId }),
    ...(sectionId !== undefined && { sectionId }),
    ...(field.length > 0 && { field: field.join('.') }),
  };
}
