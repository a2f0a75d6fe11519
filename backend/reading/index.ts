import { LRUCache } from 'lru-cache';
import type { BriefRequest, Design, Designer } from '#designer/designer.ts';
import { invalid, unavailable } from '../failure.ts';
import type { LinesToRead, ReadLines } from '../modules/examples/files/read-lines.ts';
import type { ReadPosts } from '../modules/exports/posts/read-post-file.ts';
import type { ImportedWebsite } from '../modules/exports/read-export.ts';
import type { ImportedPage } from '../modules/page-import/imported-page.ts';
import type { ImportedSite, SiteToRead } from '../modules/page-import/site/imported-site.ts';
import type { Surroundings } from '../modules/page-import/site/look-around.ts';
import type { PageToRead } from '../modules/page-import/read-page.ts';
import type { PlacedPictures } from './markdown/pictures-elsewhere.ts';
import type { ReadMarkdown } from './markdown/read-markdown.ts';
import type { Tasks } from './tasks.ts';
import { readItems } from './read-items.ts';
import { shortBrief, toldShortly } from './short-runs.ts';
import { createThreadPool, OutOfTime, TooBusy, type Limits } from './thread-pool.ts';

/** Milliseconds of running for one piece of reading: dozens of times what people's own words take. */
const DEADLINE = 1000;
/** For what we wrote ourselves. */
const PATIENCE = 120_000;
/** And for one file, which may unpack to 60 MB. */
const FILE_DEADLINE = 3000;
/** For a file of posts, which no request waits for. */
const POSTS_DEADLINE = 10_000;
/** For a part of a file of examples, 750 KB. */
const EXAMPLES_DEADLINE = 5000;
/** For one page of 5 MB. */
const PAGE_DEADLINE = 2000;
/** For twenty such pages together, which no request waits for. */
const SITE_DEADLINE = 20_000;
/** For one text of 200 KB. */
const MARKDOWN_DEADLINE = 2000;
const MOST_CHARACTERS_KEPT = 4_000_000;
const THREADS = 2;
const MOST_WAITING = 40;
const MEMORY = 256;

/** From source, or beside the server that the build made. */
const ENTRY = import.meta.url.endsWith('.ts') ? './thread.mjs' : './reading.js';

/**
 * Reads what people wrote or sent, on threads that end when they take too long: whatever somebody sends, everybody else is
 * served meanwhile. What is not read in time is INVALID in the field it came from, and UNAVAILABLE is thrown when too many wait.
 */
export type Reading = {
  /** The built-in designer. */
  designer: Designer;
  /** The same for texts of our own, such as the templates' samples, which a busy machine may take long for. */
  patientDesigner: Designer;
  /** A website from a brief; `spend` is told the milliseconds that it took on its thread, also when it comes to nothing. */
  design(brief: BriefRequest, seed: number, spend: (ms: number) => void): Promise<Design>;
  /** An exported website out of its ZIP. INVALID (field `archive`) for what is none. The bytes may not be used afterwards. */
  readExport(archive: Uint8Array): Promise<ImportedWebsite>;
  /** Posts out of a ZIP of Markdown files or an export of WordPress. INVALID (field `archive`) for what is neither. As `readExport` otherwise. */
  readPosts(archive: Uint8Array): Promise<ReadPosts>;
  /** Examples out of a part of a file. INVALID (field `part`) for what takes too long. The bytes may not be used afterwards. */
  readExamples(part: LinesToRead): Promise<ReadLines>;
  /** A page of the web as a website. INVALID (field `address`) for one that comes to nothing, is too deep or takes too long. */
  page(page: PageToRead): Promise<ImportedPage>;
  /** What a page of a website leads to, and whether it can be read. INVALID (field `address`) for one that takes too long. */
  lookAround(page: PageToRead): Promise<Surroundings>;
  /** Pages of one website as a website of ours. INVALID (field `address`) as `page`. */
  site(site: SiteToRead): Promise<ImportedSite>;
  /** Markdown as HTML that can be trusted. INVALID (field `body`) for what is too long, too deep, or takes too long. */
  markdown(text: string): Promise<ReadMarkdown>;
  /** A text with uploaded pictures in the place of those elsewhere that `known` has ids for. As `markdown` otherwise. */
  placePictures(text: string, known: Record<string, string>): Promise<PlacedPictures>;
  /** Starts the threads ahead of the first work. */
  start(): void;
  close(): Promise<void>;
};

/** `entry` is what the threads run instead of reading. */
export function openReading(entry = new URL(ENTRY, import.meta.url)): Reading {
  const pool = createThreadPool<Tasks>({
    entry,
    size: THREADS,
    mostWaiting: MOST_WAITING,
    memory: MEMORY,
  });

  /** Texts that were read just now: a feed has the same twenty posts again and again. */
  const markdownRead = new LRUCache<string, ReadMarkdown>({
    maxSize: MOST_CHARACTERS_KEPT,
    sizeCalculation: ({ html }, text) => Math.max(1, html.length + text.length),
  });

  /** `what` and `field` say what was not read, when it is not. */
  async function run<Name extends keyof Tasks>(
    task: Name,
    input: Tasks[Name]['input'],
    { what, field, ...limits }: { what: string; field: string } & Limits,
  ): Promise<Tasks[Name]['output']> {
    try {
      return await pool.run(task, input, limits);
    } catch (error) {
      if (error instanceof OutOfTime)
        throw invalid(field, `${what} could not be read in time. Shorten it or split it.`);
      if (error instanceof TooBusy) throw unavailable('We are very busy right now. Please try again in a moment.');
      throw error;
    }
  }

  const designerWithin = (deadline: number): Designer => ({
    design: (brief, { seed }) => run('design', { brief, seed }, { what: 'This description', field: 'brief', deadline }),
    respond: (request, { seed }) =>
      run('respond', { request, seed }, { what: 'This message', field: 'text', deadline }),
    write: (request, { seed }) => run('write', { request, seed }, { what: 'This text', field: 'body', deadline }),
  });

  return {
    designer: toldShortly(designerWithin(DEADLINE)),
    patientDesigner: designerWithin(PATIENCE),
    design: (brief, seed, spend) => {
      const limits = { what: 'This description', field: 'brief', deadline: DEADLINE, spend };
      return run('design', { brief: shortBrief(brief), seed }, limits);
    },
    async readExport(archive) {
      const read = await run('readExport', archive, { what: 'This file', field: 'archive', deadline: FILE_DEADLINE });
      if ('refused' in read) throw invalid('archive', read.refused);
      return read;
    },
    async readPosts(archive) {
      const read = await run('readPosts', archive, { what: 'This file', field: 'archive', deadline: POSTS_DEADLINE });
      if ('refused' in read) throw invalid('archive', read.refused);
      if ('posts' in read) return read;
      const limits = { what: 'This post', field: 'archive', deadline: MARKDOWN_DEADLINE };
      return { posts: await readItems(read.items, (item) => run('readItem', item, limits)), pictures: [] };
    },
    readExamples: (part) =>
      run('readExamples', part, { what: 'A part of this file', field: 'part', deadline: EXAMPLES_DEADLINE }),
    async page(page) {
      const read = await run('page', page, { what: 'This page', field: 'address', deadline: PAGE_DEADLINE });
      if ('refused' in read) throw invalid('address', read.refused);
      return read;
    },
    lookAround: (page) => run('lookAround', page, { what: 'This page', field: 'address', deadline: PAGE_DEADLINE }),
    async site(site) {
      const read = await run('site', site, { what: 'This website', field: 'address', deadline: SITE_DEADLINE });
      if ('refused' in read) throw invalid('address', read.refused);
      return read;
    },
    async markdown(text) {
      const known = markdownRead.get(text);
      if (known) return known;
      const read = await run('markdown', text, { what: 'This text', field: 'body', deadline: MARKDOWN_DEADLINE });
      if ('refused' in read) throw invalid('body', read.refused);
      markdownRead.set(text, read);
      return read;
    },
    async placePictures(text, known) {
      const limits = { what: 'This text', field: 'body', deadline: MARKDOWN_DEADLINE };
      const placed = await run('placePictures', { text, known }, limits);
      if ('refused' in placed) throw invalid('body', placed.refused);
      return placed;
    },
    start: () => pool.start(),
    close: () => pool.close(),
  };
}
