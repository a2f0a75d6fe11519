import { readBuilderTemplates } from '#app/builder-templates.server.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { hostOf, siteImportAddress } from './site-import-address.ts';

type Brought = {
  canWrite: boolean;
  isUnclaimed: boolean;
  siteImport?: { id: string; address: string; templateId?: string | null } | null;
};

/** Where the report about a website that was brought over is; null for any other, and for people who may not read it. */
export async function findReport(api: Api, { canWrite, isUnclaimed, siteImport }: Brought) {
  if (!siteImport || !canWrite) return null;
  const screen = isUnclaimed ? await builderOf(api, siteImport.templateId) : '/';
  return screen === null ? null : { host: hostOf(siteImport.address), href: siteImportAddress(siteImport.id, screen) };
}

export type CameOver = NonNullable<Awaited<ReturnType<typeof findReport>>>;

/** The screen without a login that it began on, or another one like it. */
async function builderOf(api: Api, templateId: string | null | undefined): Promise<string | null> {
  const offered = await readBuilderTemplates(api);
  const builder = offered.find(({ id }) => id === templateId) ?? offered[0];
  return builder ? `/template-builder/${builder.number}` : null;
}
