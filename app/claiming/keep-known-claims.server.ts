import type { AppContext } from '#app/context.ts';
import type { Api } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const UnclaimedIds = graphql(`
  query UnclaimedIds {
    unclaimedWebsites {
      id
    }
    siteImports {
      id
    }
  }
`);

/** Makes room for another claim, where there is none: those of websites that were claimed or are gone are forgotten. */
export async function keepKnownClaims(api: Api, { session }: AppContext): Promise<void> {
  if (session.claims.hasRoom) return;
  const { unclaimedWebsites, siteImports } = await api(UnclaimedIds);
  await session.claims.keepOnly([...unclaimedWebsites, ...siteImports].map(({ id }) => id));
}
