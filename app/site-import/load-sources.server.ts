import { noSources, type Sources } from '#app/forms/sources.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { reportSchema } from './site-report.ts';
import { sourcesOf } from './sources-of.ts';

const WebsiteAsItCame = graphql(`
  query WebsiteAsItCame($id: ID!) {
    website(id: $id) {
      id
      document(revision: 1)
      siteImport {
        id
        report
      }
    }
  }
`);

/** Where what is `shown` comes from, of a website that was brought over: `page` is the one that it belongs to. */
export async function loadSources(
  api: Api,
  { id, page, now, shown }: { id: string; page: string; now: WebsiteDocument; shown: unknown },
): Promise<Sources> {
  const { website } = await api(WebsiteAsItCame, { id });
  const report = reportSchema.safeParse(website?.siteImport?.report);
  const first = parseDocument(website?.document);
  return report.success && first.ok
    ? sourcesOf({ report: report.data, first: first.document, now }, page, shown)
    : noSources;
}
