import type { TextSources } from '#app/forms/text-sources.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';
import { parseDocument } from '#site/model/parse-document.ts';
import { reportSchema } from './site-report.ts';
import { textSources } from './text-sources.ts';

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

/** Where the texts of a form come from, of a website that was brought over: `page` is the one that the form belongs to. */
export async function loadTextSources(api: Api, id: string, page: string, shown: unknown): Promise<TextSources> {
  const { website } = await api(WebsiteAsItCame, { id });
  const report = reportSchema.safeParse(website?.siteImport?.report);
  const first = parseDocument(website?.document);
  return report.success && first.ok ? textSources({ report: report.data, first: first.document }, page, shown) : [];
}
