import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const ChoosableWebsites = graphql(`
  query ChoosableWebsites {
    viewer {
      id
      websites(first: 100, sort: NAME) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  }
`);

/** My websites by name: as many as the largest plan has. */
export async function readChoosableWebsites(api: Api) {
  const { viewer } = await api(ChoosableWebsites);
  return viewer?.websites.edges.map(({ node }) => node) ?? [];
}
