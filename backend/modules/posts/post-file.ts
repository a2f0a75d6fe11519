import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { contentSchema, contentWith, emptyContent } from './content.ts';
import type { PostContent } from './content.ts';
import { SLUG_PATTERN } from './slug.ts';

/** A post as it is written to a Markdown file and read from one. */
export type FiledPost = {
  content: PostContent;
  state: 'draft' | 'scheduled' | 'published';
  /** When it appeared, or will. */
  publishAt: Date | null;
  liveChangedAt: Date | null;
  /** Null when its file does not say. */
  createdAt: Date | null;
  deletedAt: Date | null;
  /** Slugs under which readers knew it before. */
  formerSlugs: string[];
  /** Where an import found it. */
  source: string | null;
};

/** A file that is no post; the message says why, for whoever chose it. */
export class PostFileRefused extends Error {
  override name = 'PostFileRefused';
}

const MAX_HEAD = 64 * 1024;
const HEAD = '---\n';

/** Markdown with what else is known of the post at its head (YAML). The same post gives the same text, and is read back from it. */
export function postFile({ content, state, formerSlugs, source, ...moments }: FiledPost): string {
  const { body, cover, tags, ...texts } = content;
  const { publishAt, liveChangedAt, createdAt, deletedAt } = moments;
  const head = {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(tags.length > 0 && { tags }),
    ...(cover.source !== 'none' && { cover }),
    state,
    ...(publishAt && { date: publishAt.toISOString() }),
    ...(liveChangedAt && { updated: liveChangedAt.toISOString() }),
    ...(createdAt && { created: createdAt.toISOString() }),
    ...(deletedAt && { deleted: deletedAt.toISOString() }),
    ...(formerSlugs.length > 0 && { formerSlugs }),
    ...(source !== null && { source }),
  };
  return `${HEAD}${stringify(head, { lineWidth: 0 })}${HEAD}\n${body}`;
}

const moment = z
  .union([z.date(), z.string().max(40)])
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()), 'is no date')
  .nullable()
  .default(null);
const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const tagList = z.union([z.array(text), z.string().transform((all) => all.split(',').map((tag) => tag.trim()))]);

/** What other programs write as well: `description`, `draft`, tags in one line, a date without a state. */
const headSchema = z.object({
  title: text.optional(),
  slug: text.optional(),
  excerpt: text.optional(),
  description: text.optional(),
  summary: text.optional(),
  author: text.optional(),
  seoTitle: text.optional(),
  seoDescription: text.optional(),
  tags: tagList.nullish(),
  cover: z.unknown().optional(),
  state: z.enum(['draft', 'scheduled', 'published']).optional(),
  draft: z.boolean().optional(),
  date: moment,
  updated: moment,
  created: moment,
  deleted: moment,
  formerSlugs: z.array(z.string().regex(SLUG_PATTERN).max(200)).max(200).default([]),
  source: z.string().max(500).nullable().default(null),
});

/** Reads what `postFile` or another program wrote. Throws `PostFileRefused` in words. */
export function readPostFile(file: string): FiledPost {
  const unified = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { head, body } = parted(unified);
  const known = checked(headSchema, head);
  const { title, slug, excerpt, description, summary, author, seoTitle, seoDescription, tags, cover } = known;
  const given = {
    title,
    slug,
    excerpt: excerpt ?? description ?? summary,
    author,
    seoTitle,
    seoDescription,
    tags: tags ?? undefined,
    cover: typeof cover === 'object' && cover !== null ? cover : undefined,
    body,
  };
  const content = contentWith(emptyContent, checked(contentSchema.partial(), withoutUndefined(given)));
  const state = known.state ?? 'draft';
  return {
    content,
    state: known.date || state === 'draft' ? state : 'draft',
    publishAt: state === 'draft' ? null : known.date,
    liveChangedAt: state === 'published' ? known.updated : null,
    createdAt: known.created,
    deletedAt: known.deleted,
    formerSlugs: known.formerSlugs,
    source: known.source,
  };
}

function parted(file: string): { head: unknown; body: string } {
  if (!file.startsWith(HEAD)) return { head: {}, body: file };
  const end = file.indexOf(`\n${HEAD}`, HEAD.length - 1);
  const rest = end < 0 && file.endsWith('\n---') ? file.length - 4 : end;
  if (rest < 0) throw new PostFileRefused('Its head (between two lines of ---) has no end.');
  if (rest > MAX_HEAD) throw new PostFileRefused('Its head is longer than 64 KB.');
  const body = end < 0 ? '' : file.slice(end + 1 + HEAD.length);
  return { head: headOf(file.slice(HEAD.length, rest + 1)), body: body.startsWith('\n') ? body.slice(1) : body };
}

function headOf(yaml: string): unknown {
  try {
    return parse(yaml, { maxAliasCount: 20, schema: 'core' }) ?? {};
  } catch (error) {
    const [why = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new PostFileRefused(`Its head cannot be read: ${why.replace(/:$/, '')}`);
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new PostFileRefused(`${issue?.path.join('.') || 'Its head'}: ${issue?.message ?? 'cannot be read'}`);
}

const withoutUndefined = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
