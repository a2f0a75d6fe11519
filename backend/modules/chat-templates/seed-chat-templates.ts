import type { ChatTemplateFields } from '../../db/schema.ts';
import type { Services } from '../../context.ts';
import { takeSeed } from '../../db/take-seed.ts';
import type { Purpose } from '../chat-prompts/store.ts';
import { insertChatTemplate, insertVersion, putActiveIfNone } from './store.ts';

/** What the chat said to an empty conversation before staff could change it. */
const GREETING = 'Say what should change, in your own words. You see it at once, and can always take it back.';

const plain: ChatTemplateFields = {
  name: '',
  prompt: '',
  greeting: '',
  suggestions: '',
  model: null,
  temperature: null,
  exampleCount: 0,
};

/** Those that are active add nothing to the product's own words: with them it works as it did before there were any. */
const seeds: { key: string; purpose: Purpose; isActive: boolean; fields: ChatTemplateFields }[] = [
  {
    key: 'first-design',
    purpose: 'FIRST_DESIGN',
    isActive: true,
    fields: { ...plain, name: 'First design: the usual one' },
  },
  {
    key: 'conversation',
    purpose: 'CONVERSATION',
    isActive: true,
    fields: { ...plain, name: 'Conversation: the usual one', greeting: GREETING },
  },
  { key: 'blog', purpose: 'BLOG', isActive: true, fields: { ...plain, name: 'Blog: the usual one' } },
  {
    key: 'conversation-warm',
    purpose: 'CONVERSATION',
    isActive: false,
    fields: {
      ...plain,
      name: 'Conversation: warm and brief',
      prompt:
        'You talk with the owner of {{business}} ({{trade}}), who is busy and no designer.\nAnswer in {{language}}, warmly and in one or two short sentences.\nWhere a wish can be read in two ways, do the likelier one and say which.',
      greeting: 'Hello. What shall we improve for {{business}} today?',
      suggestions: 'Make the home page shorter\nWarmer colours, please\nWhat is still missing?',
    },
  },
];

/** Puts in a template for each purpose, once: what staff changed or deleted since stays so. */
export async function seedChatTemplates({
  db,
  ids,
  clock,
  prompts,
}: Pick<Services, 'db' | 'ids' | 'clock' | 'prompts'>): Promise<void> {
  for (const { key, purpose, isActive, fields } of seeds) {
    const now = clock();
    await db.transaction(async (tx) => {
      if (!(await takeSeed(tx, `chat-template:${key}`, now))) return;
      const id = ids();
      await insertChatTemplate(tx, { id, purpose, ...fields, createdAt: now, updatedAt: now, updatedBy: null });
      await insertVersion(tx, { templateId: id, number: 1, fields, madeBy: null, createdAt: now });
      if (isActive) await putActiveIfNone(tx, purpose, id);
    });
  }
  await prompts.readAgain();
}
