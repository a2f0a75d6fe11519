import { templates } from '#site/templates/index.ts';
import type { BriefRequest, Design, DesignOptions } from '../designer.ts';
import { firstReply } from './first-reply.ts';
import { laidOut } from './layout/lay-out.ts';
import { readBrief } from './reading/read-brief.ts';
import { understoodOf } from './understood.ts';

const templateNames = templates.map(({ id }) => id);

/** Brief to website, at once. Never throws for any text: an empty brief gives a small site to begin with. */
export function designNow({ text, name, language, template, library }: BriefRequest, { seed }: DesignOptions): Design {
  const reading = readBrief({ text, templates: templateNames, ...(name && { name }), ...(language && { language }) });
  const { document, leftOut } = laidOut(reading, { seed, template, library });
  return { document, reply: firstReply(reading, document, leftOut), understood: understoodOf(reading) };
}
