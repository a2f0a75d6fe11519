import type { en } from './en.ts';

export type MessageId = keyof typeof en;

/** Everything the chat says, in one language: `{name}` stands for a value. */
export type Replies = Record<MessageId, string>;

export type Values = Record<string, string>;
