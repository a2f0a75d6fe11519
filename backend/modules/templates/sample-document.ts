import { createHash } from 'node:crypto';
import type { WebsiteDocument } from '#site/model/document.ts';
import { designAtOnce } from '#designer/designer.ts';
import { MOST_BRIEF } from '#site/model/brief.ts';
import type { Services } from '../../context.ts';

type Described = { name: string; category: string; description: string; design: string };

/** What a template shows of itself: a website as the designer makes it from the template's own description. */
export async function sampleDocument(
  { designer }: Pick<Services, 'designer'>,
  template: Described,
): Promise<WebsiteDocument> {
  const { name, category, description, design } = template;
  const seed = createHash('sha256').update(`${name}\n${design}`).digest().readUInt32BE(0);
  const designed = await designAtOnce(
    designer,
    { text: `${name}. ${category}. ${description}`.slice(0, MOST_BRIEF), template: design },
    { seed },
  );
  return designed.document;
}
