import { setImmediate } from 'node:timers/promises';
import { exportOptions, renderSite } from '#site/render/index.ts';
import type { Database } from '../../db/index.ts';
import { readDocument } from '../revisions/read-document.ts';
import { findBuilder } from './store.ts';

/** Different enough to come past most kinds of sections. */
const BUILDERS = [1, 2, 3, 4];

/** Renders some templates, so that the first page that somebody asks for takes no longer than later ones. Requests come first. */
export async function warmUpRendering(db: Database): Promise<void> {
  for (const number of BUILDERS) {
    const template = await findBuilder(db, number);
    await setImmediate();
    if (template) renderSite(readDocument(template.document), exportOptions());
  }
}
