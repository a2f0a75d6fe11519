import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Business, WebsiteDocument } from '../model/document.ts';
import { declareHistory } from '../migrations/history.ts';
import type { Image, Link } from '../model/fields.ts';

/** A blog post as a list shows it. `date` is like `2026-12-05`, `to` leads to its page. */
export type PostSummary = { title: string; excerpt: string; date: string; cover: Image; to: string };

/** One page of all posts of the blog, or of those with a tag, with the ways to the pages before and after it. */
export type PostListing = {
  posts: readonly PostSummary[];
  /** Over the posts of a tag, instead of the section's own heading. */
  heading?: string;
  newer: string | null;
  older: string | null;
  feed?: string;
};

/** A post as its own page shows it. */
export type ShownPost = PostSummary & {
  author: string;
  tags: readonly { label: string; to: string }[];
  /** Safe HTML, printed as it is. */
  body: string;
  publishedAt: string;
  changedAt: string;
  /** The day it was changed, when that is worth saying; else ''. */
  changedDate: string;
  minutes: number;
  words: number;
  newer: Pick<PostSummary, 'title' | 'to'> | null;
  older: Pick<PostSummary, 'title' | 'to'> | null;
  related: readonly PostSummary[];
  /** The page that lists all posts. */
  all: string;
};

/** Which of the site's own addresses a form is sent to. */
export type FormKind = 'contact' | 'newsletter' | 'waitlist';

/** What a visitor sent with a form, as it is shown to them again. `errors` are sentences by the control's name. */
export type SentForm = {
  values: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  /** What is to be done, above the form; '' when the errors say it all. */
  problem: string;
  token: string;
};

/** What every view is given besides its props: facts of the site and the ways to print things. */
export type ViewContext = {
  /** The section's id, to be used for anchors and `aria-labelledby`. */
  id: string;
  document: WebsiteDocument;
  business: Business;
  /** Place of the section among the visible sections of its page, from 0. The first one holds the page's `h1`. */
  position: number;
  /** The heading element that fits this place: `h1` in the first section of a page, else `h2`. */
  Heading: 'h1' | 'h2';
  /** Draft views show placeholders as marks; published ones leave them out. */
  draft: boolean;
  /** One line of text with its placeholders treated for draft or publication. `null` when nothing remains. */
  line(text: string): ReactNode;
  /** Paragraphs of text as `<p>` elements, treated likewise. `null` when nothing remains. */
  prose(text: string): ReactNode;
  /** Like `prose`, with the business's number and mail address in it as links. */
  reaching(text: string): ReactNode;
  /** Like `prose`, for a field whose words may be set off: bold, italic, links. */
  rich(text: string): ReactNode;
  /** Like `line`, for one line of such a field. */
  richLine(text: string): ReactNode;
  /** For an element that holds the whole of such a field as blocks: what tells an editor's preview so. */
  marks(text: string): Record<string, string | number | undefined>;
  /** True when something remains of this text in this view. */
  has(text: string): boolean;
  /** Address for an `href`, relative or absolute as the renderer was asked to link. */
  href(to: string): string;
  /** Where forms of a kind are sent, or null when nobody would take them: no form is shown then. */
  formAction(kind: FormKind): string | null;
  /** A link drawn as button or plain; `null` when it has no target, or no label and none is known for the service that it leads to. */
  action(link: Link, style: 'primary' | 'secondary' | 'text'): ReactNode;
  /** A picture with alt text and size; `null` when there is none. `sizes` as in HTML, where it is not half a screen. */
  picture(
    image: Image,
    shape: { ratio: 'panorama' | 'wide' | 'landscape' | 'square' | 'portrait'; eager?: boolean; sizes?: string },
  ): ReactNode;
  /** Fixed words in the site's language ("Opening hours", "Closed", "Call"). */
  word(key: string): string;
  /** On the page that shows a form again: what was typed, what is wrong with it, and a fresh token. */
  sent?: SentForm;
  /** Published posts of the site's blog, newest first. Nothing when there is no blog. */
  posts?: readonly PostSummary[];
  /** For the list of a page that shows one page of the blog. */
  listing?: PostListing;
  /** On a post's own page. */
  post?: ShownPost;
};

/** What people want with a section, and what they read over the kinds that serve it, in the order they are offered. */
export const purposes = {
  opening: 'Begin a page',
  offer: 'What you offer',
  trust: 'Why people trust you',
  visit: 'Times and places',
  reply: 'Ask for an answer',
  show: 'Pictures and words',
} as const;
export type Purpose = keyof typeof purposes;

/** `css` is the variant's own style, sent after the kind's with pages that show the variant. */
export type VariantDefinition = { label: string; hint: string; css?: string };

/**
 * A section kind, whole: everything the product knows about it is here or derived from here.
 * `fields` make the form, the validation and the JSON Schema for a model; `view` is pure and escapes by being React;
 * `css` is the style that all its variants need, sent only with pages that use the kind (`style-of.ts`); `sample` is valid
 * content that shows the kind at its best.
 */
export type SectionDefinition<Fields extends z.ZodObject = z.ZodObject> = {
  kind: string;
  label: string;
  /** What a sentence calls it behind "the", where its label is the name of no thing: "section About". */
  called?: string;
  purpose: Purpose;
  /** What people may look for when they mean this kind, beside its label: other names for it, separated by commas. */
  words: string;
  /** When a designer or a model should reach for it. */
  hint: string;
  version: number;
  fields: Fields;
  /** The first one is the default. */
  variants: Record<string, VariantDefinition>;
  sample: z.input<Fields>;
  view(props: z.output<Fields>, variant: string, context: ViewContext): ReactNode;
  css: string;
  /** The kind works only on a site that is served by this product (forms, blog), not in a file on a plain server. */
  needsHosting?: boolean;
  /** Whether a section with these props is made nicer by the site's script (`render/site-script.ts`). It works without, too. */
  enhanced?(props: Record<string, unknown>): boolean;
  /** `migrations[n]` brings props of version n to n + 1. */
  migrations?: Record<number, (props: Record<string, unknown>) => Record<string, unknown>>;
};

/** Declares a kind with its props inferred from its fields. Throws when its migrations do not lead from version 1 to `version`. */
export function defineSection<Fields extends z.ZodObject>(
  definition: SectionDefinition<Fields>,
): SectionDefinition<Fields> {
  declareHistory(definition.kind, definition.version, definition.migrations);
  return definition;
}
