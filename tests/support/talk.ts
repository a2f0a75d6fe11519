import type { ChatAnswer } from '#designer/index.ts';
import { designNow } from '#designer/built-in/design.ts';
import { respondNow } from '#designer/built-in/chat/respond.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { applyOperations } from '#site/operations/index.ts';

const made = new Map<string, WebsiteDocument>();

/** The website that the built-in designer makes of a brief, made once. */
export function siteOf(brief: string): WebsiteDocument {
  const document = made.get(brief) ?? designNow({ text: brief }, { seed: 1 }).document;
  made.set(brief, document);
  return document;
}

export type Talk = ChatAnswer & { before: WebsiteDocument; after: WebsiteDocument; changed: number; said: string };

/** What the built-in designer does with a message about a website, and what the website says then. */
export function sayTo(document: WebsiteDocument, message: string, earlier: readonly string[] = []): Talk {
  const history = earlier.flatMap((text) => [
    { role: 'user' as const, text },
    { role: 'assistant' as const, text: '…' },
  ]);
  const answer = respondNow({ message, document, history }, { seed: 1 });
  const applied = applyOperations(document, answer.operations);
  if (!applied.ok) throw new Error(applied.failure.message);
  const { document: after, forward } = applied;
  const said = JSON.stringify([after.pages, after.business, after.brand]);
  return { ...answer, before: document, after, changed: forward.length, said };
}
