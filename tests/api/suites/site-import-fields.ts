import type { Case, Row } from './authorization-rows.ts';

const everybody: Row = { visitor: 'yes', owner: 'yes', other: 'yes', training: 'yes', admin: 'yes' };
const nobodys: Row = { visitor: 'null', owner: 'null', other: 'null', training: 'null', admin: 'null' };
/** Told of to nobody but who asked for it. */
const notThere: Row = {
  visitor: 'NOT_FOUND',
  owner: 'NOT_FOUND',
  other: 'NOT_FOUND',
  training: 'NOT_FOUND',
  admin: 'NOT_FOUND',
};
/** Root fields about websites that are brought over. */
export const siteImportFields: Record<string, Case> = {
  siteImports: { ask: () => '{ siteImports { id } }', draft: everybody },
  failedSiteImport: { ask: () => '{ failedSiteImport { id } }', draft: nobodys },
  siteImport: { ask: () => '{ siteImport(id: "none") { id } }', draft: notThere },
  cancelSiteImport: { ask: () => 'mutation { cancelSiteImport(id: "none") { id } }', draft: notThere },
  dismissSiteImport: { ask: () => 'mutation { dismissSiteImport(id: "none") { id } }', draft: notThere },
  beginSiteImport: {
    ask: () => 'mutation { beginSiteImport(input: { address: "", isOwn: false }) { id } }',
    draft: everybody,
  },
};
