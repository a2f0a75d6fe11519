import type { WebsiteDocument } from '#site/model/document.ts';
import type { Operation } from '#site/operations/index.ts';

/** What a person asks for. `text` is free text of any length and language. */
export type BriefRequest = {
  text: string;
  /** A name given in a field of its own; wins over one in the text. */
  name?: string;
  /** Id of a template that was chosen. Unknown ids are ignored. */
  template?: string;
  /** BCP 47; the language of the brief when left out. */
  language?: string;
};

/** `seed` is any whole number: the same brief and seed give the same answer. `signal` cancels a slow designer. */
export type DesignOptions = { seed: number; signal?: AbortSignal };

/** One thing understood of a brief, for display: "Hours", "Tue–Sat 07:00–18:00". */
export type Understood = { label: string; value: string };

export type Design = { document: WebsiteDocument; reply: string; understood: Understood[] };

export type ChatTurn = { role: 'user' | 'assistant'; text: string };

export type ChatRequest = {
  message: string;
  document: WebsiteDocument;
  /** Path of the page that the person looks at; requests such as "remove the gallery" mean that page first. */
  pagePath?: string;
  history: ChatTurn[];
  /** Change paths that a person edited by hand; those of the document when left out. */
  locks?: string[];
};

export type ChatAnswer = {
  /** In order, each valid on the document that the ones before leave behind. Empty: nothing changes. */
  operations: Operation[];
  /** What it means to change: ids of sections, or `brand`, `business`, `theme`, `template`, `header`, `footer`, `language`, `pages`, `page:<id>`. */
  scope: string[];
  reply: string;
  /** Two to four short prompts that fit this website. */
  suggestions: string[];
  /** The person asked to take the last change back; the caller does that, `operations` is empty. */
  undo?: boolean;
};

/**
 * Turns words into websites. Both promises resolve for any text; they reject only when a designer's own service fails
 * or `signal` aborts.
 */
export interface Designer {
  design(brief: BriefRequest, options: DesignOptions): Promise<Design>;
  respond(request: ChatRequest, options: DesignOptions): Promise<ChatAnswer>;
}
