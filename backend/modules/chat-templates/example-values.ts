import { sampleDocument } from '#site/model/sample-document.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import type { Context } from '../../context.ts';
import type { ChatTemplateFields } from '../../db/schema.ts';
import { planOfWebsite } from '../billing/holder.ts';
import { planOf } from '../billing/plans.ts';
import { suggestionsIn } from '../chat-prompts/suggestions.ts';
import { filled, valuesOf, variableNames, variables } from '../chat-prompts/variables.ts';
import type { VariableName } from '../chat-prompts/variables.ts';
import { currentDocument } from '../revisions/read-document.ts';
import { listWebsites } from '../websites/store.ts';

export type Variable = { name: VariableName; meaning: string; value: string };

/** What a template comes to today: on the website that whoever asks changed last, or on the house's sample. */
export async function exampleOf(context: Pick<Context, 'db' | 'actor' | 'clock'>, template: ChatTemplateFields) {
  const { document, plan, isOwn } = await websiteOf(context);
  const values = valuesOf(document, plan);
  return {
    website: document.brand.name,
    isOwn,
    variables: variableNames.map((name): Variable => ({ name, meaning: variables[name], value: values[name] })),
    prompt: filled(template.prompt, values),
    greeting: filled(template.greeting, values),
    suggestions: suggestionsIn(filled(template.suggestions, values)),
  };
}

type OneWebsite = { document: WebsiteDocument; plan: string; isOwn: boolean };

async function websiteOf({ db, actor, clock }: Pick<Context, 'db' | 'actor' | 'clock'>): Promise<OneWebsite> {
  const ownerId = actor.kind === 'person' ? actor.userId : '';
  const newest = { ownerId, search: '', only: null, order: 'RECENT', cut: { limit: 1, after: undefined } } as const;
  const [website] = await listWebsites(db, newest);
  if (!website) return { document: sampleDocument(), plan: planOf('free').label, isOwn: false };
  const { label } = await planOfWebsite(db, website, clock());
  return { document: await currentDocument(db, website), plan: label, isOwn: true };
}
