import { setImmediate } from 'node:timers/promises';
import { exportOptions, renderSite } from '#site/render/index.ts';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/index.ts';
import type { Reading } from '../../reading/index.ts';
import { readDocument } from '../revisions/read-document.ts';
import { findBuilder } from './store.ts';

/** Different enough to come past most kinds of sections. */
const BUILDERS = [1, 2, 3, 4];

/** For when people are let in: starts what reads, and renders some templates, so that the first page takes no longer than later ones. */
export async function warmUp(
  { db, log, settings: { parts } }: Pick<Services, 'db' | 'log' | 'settings'>,
  reading: Pick<Reading, 'start'>,
): Promise<void> {
  // What is shown alone is neither read nor rendered.
  if (!parts.web && !parts.jobs) return;
  reading.start();
  await renderSome(db).catch((error: unknown) => log.warn('Nothing was rendered ahead', { error }));
}

/** A little at a time: requests come first. */
async function renderSome(db: Database): Promise<void> {
  for (const number of BUILDERS) {
    const template = await findBuilder(db, number);
    await setImmediate();
    if (template) renderSite(readDocument(template.document), exportOptions());
  }
}
