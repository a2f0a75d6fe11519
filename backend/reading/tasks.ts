import type { BriefRequest, ChatAnswer, ChatRequest, Design, Writing, WritingRequest } from '#designer/index.ts';
import type { ImportedWebsite } from '../modules/exports/read-export.ts';
import type { LinesToRead, ReadLines } from '../modules/examples/files/read-lines.ts';
import type { ReadPost, ReadPosts } from '../modules/exports/posts/read-post-file.ts';
import type { WordPressItem } from '../modules/exports/posts/wordpress-item.ts';
import type { ImportedPage } from '../modules/page-import/imported-page.ts';
import type { ImportedSite, SiteToRead } from '../modules/page-import/site/imported-site.ts';
import type { Surroundings } from '../modules/page-import/site/look-around.ts';
import type { PageToRead } from '../modules/page-import/read-page.ts';
import type { PlacedPictures } from './markdown/pictures-elsewhere.ts';
import type { ReadMarkdown } from './markdown/read-markdown.ts';

/** What is done on threads: what goes in and what comes out, all of it plain data. */
export type Tasks = {
  design: { input: { brief: BriefRequest; seed: number }; output: Design };
  respond: { input: { request: ChatRequest; seed: number }; output: ChatAnswer };
  write: { input: { request: WritingRequest; seed: number }; output: Writing };
  readExport: { input: Uint8Array; output: ImportedWebsite | { refused: string } };
  readPosts: { input: Uint8Array; output: ReadPosts | { items: WordPressItem[] } | { refused: string } };
  readItem: { input: WordPressItem; output: ReadPost };
  readExamples: { input: LinesToRead; output: ReadLines };
  page: { input: PageToRead; output: ImportedPage | { refused: string } };
  lookAround: { input: PageToRead; output: Surroundings };
  site: { input: SiteToRead; output: ImportedSite | { refused: string } };
  markdown: { input: string; output: ReadMarkdown | { refused: string } };
  placePictures: {
    input: { text: string; known: Record<string, string> };
    output: PlacedPictures | { refused: string };
  };
};

/** Each task by its name. */
export type TaskTable = { [Name in keyof Tasks]: (input: Tasks[Name]['input']) => Promise<Tasks[Name]['output']> };
