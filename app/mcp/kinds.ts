import type { Api } from '#app/graphql/client.server.ts';
import { kindsCatalogue } from '#site/sections/catalogue.ts';
import { McpLibrary } from './documents.ts';

/** The kinds of sections that people are offered, as compact text. */
export async function catalogue(api: Api): Promise<string> {
  const { sectionLibrary } = await api(McpLibrary);
  return kindsCatalogue(
    new Map(sectionLibrary.map(({ kind, isOn, variantsOff }) => [kind, { isOn, variantsOff, hint: '' }])),
  );
}
