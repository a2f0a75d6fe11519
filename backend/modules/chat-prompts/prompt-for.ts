import type { WebsiteDocument } from '#site/model/document.ts';
import type { Asking } from '#designer/index.ts';
import type { Database } from '../../db/index.ts';
import type { KeptPrompt, TemplateRef } from '../../db/schema.ts';
import type { ChatPrompts } from './chat-prompts.ts';
import { findOnTrial } from './store.ts';
import type { ChatTemplateRow, Purpose } from './store.ts';
import { filled, valuesOf } from './variables.ts';

type Needed = { db: Database; prompts: Pick<ChatPrompts, 'active'> };
/** What of a website decides which template counts there. */
type On = { id: string; purpose: 'site' | 'template' | 'training' | 'trial' };

/** The template that counts on a website: the one on trial there, else the active one. Costs a query on websites of trials only. */
export const templateFor = async (
  { db, prompts }: Needed,
  website: On,
  purpose: Purpose,
): Promise<ChatTemplateRow | null> =>
  (website.purpose === 'trial' ? await findOnTrial(db, website.id, purpose) : null) ?? prompts.active(purpose);

/** What a turn or a task that begins now keeps of its template; null where none counts. */
export async function promptFor(needed: Needed, website: On, purpose: Purpose): Promise<KeptPrompt | null> {
  const template = await templateFor(needed, website, purpose);
  if (!template) return null;
  const { prompt, model, temperature, exampleCount } = template;
  return { ...refOf(template), prompt, model, temperature, exampleCount };
}

/** How a receipt names it. */
export const refOf = ({ id, name, version }: TemplateRef): TemplateRef => ({ id, name, version });

/** What a designer is told of the prompt that a turn began with, its variables filled from the website. */
export const askingFor = (kept: KeptPrompt | null, document: WebsiteDocument, plan: string): Asking =>
  kept === null
    ? {}
    : {
        instructions: filled(kept.prompt, valuesOf(document, plan)) || undefined,
        model: kept.model ?? undefined,
        temperature: kept.temperature ?? undefined,
      };
