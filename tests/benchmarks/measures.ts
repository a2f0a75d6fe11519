import type { Row } from './row.ts';
import { blogRows } from './rows/blog.ts';
import { blogPagesRows } from './rows/blog-pages.ts';
import { dashboardRow } from './rows/dashboard.ts';
import { editRow } from './rows/edit.ts';
import { examplesRows } from './rows/examples.ts';
import { everyScreenRows } from './rows/every-screen.ts';
import { firstLoadRows } from './rows/first-load.ts';
import { generationRow } from './rows/generation.ts';
import { growthRows } from './rows/growth.ts';
import { manyWebsitesRows } from './rows/many-websites.ts';
import { memoryRow } from './rows/memory.ts';
import { modelCostRow } from './rows/model-cost.ts';
import { modelRow } from './rows/model.ts';
import { namesRows } from './rows/names.ts';
import { picturesRows } from './rows/pictures.ts';
import { publishedPageRows } from './rows/published-page.ts';
import { publishedFilesRows } from './rows/published-files.ts';
import { reconcileRows } from './rows/reconcile.ts';
import { revisionsRows } from './rows/revisions.ts';
import { servingRows } from './rows/serving.ts';
import { sessionRows } from './rows/session.ts';
import { siteImportRows } from './rows/site-import.ts';
import { staffListsRows } from './rows/staff-lists.ts';

/** What can be measured by itself, in the order of the table. */
export const measures = {
  generation: generationRow,
  edit: editRow,
  model: modelRow,
  'model-cost': modelCostRow,
  'published-page': publishedPageRows,
  'published-files': publishedFilesRows,
  pictures: picturesRows,
  serving: servingRows,
  blog: blogRows,
  'blog-pages': blogPagesRows,
  session: sessionRows,
  dashboard: dashboardRow,
  'every-screen': everyScreenRows,
  'first-load': firstLoadRows,
  'many-websites': manyWebsitesRows,
  growth: growthRows,
  'staff-lists': staffListsRows,
  examples: examplesRows,
  names: namesRows,
  reconcile: reconcileRows,
  revisions: revisionsRows,
  'site-import': siteImportRows,
  memory: memoryRow,
} satisfies Record<string, () => Promise<Row[]>>;

export type MeasureName = keyof typeof measures;
export const names = Object.keys(measures) as MeasureName[];
