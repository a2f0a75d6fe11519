import type { BriefRequest, Design, DesignOptions } from '../designer.ts';
import { templates } from '#site/templates/index.ts';
import { readBrief } from './brief/read-brief.ts';
import { composeSite } from './compose/compose-site.ts';
import { replyTo, understoodOf } from './reply.ts';

/** Brief to website, at once. Never throws for any text: an empty brief gives a small site to begin with. */
export function designNow(request: BriefRequest, { seed }: DesignOptions): Design {
  const brief = readBrief({
    text: request.text,
    name: request.name,
    language: request.language,
    templates: templates.map((template) => template.id),
  });
  const document = composeSite(brief, { seed, template: request.template });
  return { document, reply: replyTo(brief, document), understood: understoodOf(brief) };
}
