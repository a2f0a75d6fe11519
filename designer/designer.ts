import type { WebsiteDocument } from '#site/model/document.ts';
import type { PointedAt } from '#site/origins/pointed-at.ts';
import type { Operation } from '#site/operations/index.ts';
import type { Recipe } from '#site/templates/index.ts';
import type { SectionLibrary } from '#site/sections/library.ts';
import type { Asking } from './asking.ts';
import type { Usage } from './usage.ts';
import type { Writing, WritingRequest } from './writing.ts';

/** What a person asks for. `text` is free text of any length and language. */
export type BriefRequest = Asking & {
  text: string;
  /** A name given in a field of its own; wins over one in the text. */
  name?: string;
  /** The design that was chosen, by its id, or what a template's document says of it. Unknown ids are ignored. */
  template?: string | Recipe;
  /** BCP 47; the language of the brief when left out. */
  language?: string;
  /** What new sections may be made of; all there is when left out. */
  library?: SectionLibrary;
};

/** How far a slow designer has come: the document as it stands, what was done to it, and what it is doing now. */
export type Progress = {
  document: WebsiteDocument;
  sentences: string[];
  note: string;
  /** Path of the page that the newest change is on; none before there is one, and for what is on all pages. */
  page?: string | undefined;
};

/**
 * `seed` is any whole number: the same brief and seed give the same answer. `signal` cancels a slow designer, `onProgress`
 * hears of its steps; what it shows may still be thrown away. `onWords` hears how many words of a text there are so far.
 */
export type DesignOptions = {
  seed: number;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  onWords?: (count: number) => void;
  /** Hears what was spent on an answer that was cancelled. */
  onSpent?: (usage: Usage) => void;
};

/** What a brief can tell of a business, or ask for; stays the same whatever it is called on a screen. */
export type UnderstoodFact =
  | 'name'
  | 'kind'
  | 'place'
  | 'address'
  | 'phone'
  | 'email'
  | 'web'
  | 'hours'
  | 'prices'
  | 'timetable'
  | 'events'
  | 'people'
  | 'quotations'
  | 'questions'
  | 'steps'
  | 'colours'
  | 'mood'
  | 'pages'
  | 'sections'
  | 'exclusions'
  | 'language'
  | 'unplaced';

/** One thing understood of a brief, for display: "Hours", "Tue–Sat 07:00–18:00". `value` is in the owner's words, one entry a line. */
export type Understood = { fact: UnderstoodFact; label: string; value: string };

export type Design = { document: WebsiteDocument; reply: string; understood: Understood[]; usage?: Usage };

/** A button under an answer: pressing it sends `message`. */
export type Choice = {
  label: string;
  message: string;
  /** A template and a palette by their ids, `poster.festival`: what the website would look like can be drawn beside the button. */
  look?: string;
};

/** `changed`: of an answer, whether it changed the website and that still stands; left out where it is not known. */
export type ChatTurn = { role: 'user' | 'assistant'; text: string; changed?: boolean };

/** A picture of the website's library that goes along with a message. `file` is there for designers that see pictures. */
export type AttachedPicture = {
  id: string;
  name: string;
  /** What its owner says that it shows; '' until they do. */
  alt: string;
  width: number;
  height: number;
  /** Where uses of it begin; the middle when left out. */
  focus?: string;
  /** What uses of it keep; all of it when left out. */
  crop?: string;
  /** It came with this very message. */
  isNew: boolean;
  file?: { type: string; base64: string };
};

export type ChatRequest = Asking & {
  message: string;
  document: WebsiteDocument;
  /** Path of the page that the person looks at; requests such as "remove the gallery" mean that page first. */
  pagePath?: string;
  /** Another version of this section is wanted, from the same facts, and of nothing else. */
  sectionId?: string;
  /** What the person points at: a request that names nothing else is about that. `path` is the change path of one of its texts. */
  about?: PointedAt;
  /** Sent along with this message, or with the one before it. */
  picture?: AttachedPicture;
  history: ChatTurn[];
  /** Change paths that a person edited by hand; those of the document when left out. */
  locks?: string[];
  /** The message is the brief, the document a first draft of it: all of it may be made better. A `change` when left out. */
  task?: 'change' | 'first-design';
  /** The person chose the form and look: a first design keeps theme and template, and the forms of header and footer. */
  keepsLook?: boolean;
  /** Of a first design: the message of the direction that the person chose. It is made so and keeps that look. */
  direction?: string;
  /** What the owner said about the business before, such as the brief: facts in it are known. */
  known?: string;
  /** What was read of the brief, or of what the owner said. */
  understood?: readonly Understood[];
  /** The day it is for the owner, such as 2026-12-05. */
  today?: string;
  /** Pages that the plan has room for; a website that has more may keep them. */
  mostPages?: number;
  /** What new sections may be made of; all there is when left out. */
  library?: SectionLibrary;
};

/** `input` is what the model sent, whatever that was. */
export type RefusedCall = { name: string; input: unknown; reason: string };

export type ChatAnswer = {
  /** In order, each valid on the document that the ones before leave behind. Empty: nothing changes. */
  operations: Operation[];
  /** What it means to change: ids of sections, or `brand`, `business`, `theme`, `template`, `header`, `footer`, `language`, `pages`, `page:<id>`. */
  scope: string[];
  reply: string;
  /** Two to four short prompts that fit this website. */
  suggestions: string[];
  /** Up to three ways to go on, where the answer asks or offers something. */
  choices?: Choice[];
  /** The person asked to take the last change back; the caller does that, `operations` is empty. */
  undo?: boolean;
  /** Calls of a model that were not done, and why, in words for the model. */
  refused?: RefusedCall[];
  usage?: Usage;
};

/**
 * Turns words into websites. All promises resolve for any text; they reject only when a designer's own service fails
 * or `signal` aborts.
 */
export interface Designer {
  /**
   * A first draft at once, of a designer whose answers take seconds: with one of these the caller shows progress, lets people
   * cancel, and asks for the rest by `respond` with the task `first-design`.
   */
  draft?: Designer['design'];
  /** It looks at the files of pictures that come with messages. */
  seesPictures?: boolean;
  design(brief: BriefRequest, options: DesignOptions): Promise<Design>;
  respond(request: ChatRequest, options: DesignOptions): Promise<ChatAnswer>;
  /** Ideas, posts and parts of posts for the blog of a website. */
  write(request: WritingRequest, options: DesignOptions): Promise<Writing>;
}

/** A website within a moment: the whole design, or of a slow designer the draft that it would go on with. */
export const designAtOnce = (designer: Designer, brief: BriefRequest, options: DesignOptions): Promise<Design> =>
  (designer.draft ?? designer.design)(brief, options);
