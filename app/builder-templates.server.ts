import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const BuilderTemplates = graphql(`
  query BuilderTemplates {
    templates {
      id
      name
      description
      builderNumber
    }
  }
`);

/** The templates that have a public builder, each with its number. */
export async function readBuilderTemplates(api: Api) {
  const { templates } = await api(BuilderTemplates);
  return templates.flatMap(({ builderNumber, ...template }) =>
    builderNumber === null || builderNumber === undefined ? [] : [{ ...template, number: builderNumber }],
  );
}

export type BuilderTemplate = Awaited<ReturnType<typeof readBuilderTemplates>>[number];
