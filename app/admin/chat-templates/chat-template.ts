import type { ChatTemplateQuery, ChatTemplatesQuery } from '#app/graphql/generated/graphql.ts';

export type ChatTemplateRow = ChatTemplatesQuery['chatTemplates']['edges'][number]['node'];
export type ChatTemplate = Omit<NonNullable<ChatTemplateQuery['chatTemplate']>, 'history'>;

export type ChatTemplateField =
  | 'name'
  | 'purpose'
  | 'prompt'
  | 'greeting'
  | 'suggestions'
  | 'model'
  | 'temperature'
  | 'exampleCount';

/** Where their list is. */
export const CHAT_TEMPLATES_PATH = '/admin/chat/templates';
