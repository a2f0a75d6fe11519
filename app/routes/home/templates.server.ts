import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const TemplatesDocument = graphql(`
  query TemplatesToChoose {
    templates {
      id
      name
    }
  }
`);

/** The looks that are offered, by name. */
export const readTemplates = async (api: Api) => (await api(TemplatesDocument)).templates;
