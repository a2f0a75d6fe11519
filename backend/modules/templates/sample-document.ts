import { createHash } from 'node:crypto';
import type { WebsiteDocument } from '#site/model/document.ts';
import { designAtOnce } from '#designer/designer.ts';
import { getTemplate } from '#site/templates/index.ts';
import type { Services } from '../../context.ts';

/** What a template shows of itself: the website that the designer makes of its design's sample. */
export async function sampleDocument(
  { designer }: Pick<Services, 'designer'>,
  { design }: { design: string },
): Promise<WebsiteDocument> {
  const seed = createHash('sha256').update(design).digest().readUInt32BE(0);
  const designed = await designAtOnce(designer, { text: getTemplate(design).sample, template: design }, { seed });
  return designed.document;
}
