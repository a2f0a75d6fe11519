import { getUser } from '#app/auth/guards.server.ts';
import type { AppContext } from '#app/context.ts';
import { graphqlFor } from '#app/graphql/client.server.ts';
import { graphql } from '#app/graphql/generated/gql.ts';

const UnclaimedWebsites = graphql(`
  query UnclaimedWebsites {
    unclaimedWebsites {
      id
      name
      currentRevision
      updatedAt
      keptUntil
      previewToken
    }
    siteImports {
      id
    }
    viewer {
      id
      websiteCount
      plan {
        label
        websites
      }
    }
  }
`);

/** The websites that this visitor made without an account, and what room their account has for them. */
export async function loadClaim(request: Request, context: AppContext) {
  const api = await graphqlFor(request, context);
  const { unclaimedWebsites: websites, siteImports, viewer } = await api(UnclaimedWebsites);
  await context.session.claims.keepOnly([...websites, ...siteImports].map(({ id }) => id));
  const wanted = new URL(request.url).searchParams.get('website');
  return {
    websites,
    wanted: websites.some(({ id }) => id === wanted) ? wanted : null,
    isLoggedIn: getUser(request, context) !== null,
    plan: viewer && { ...viewer.plan, used: viewer.websiteCount },
  };
}

export type LoadedClaim = Awaited<ReturnType<typeof loadClaim>>;
export type UnclaimedWebsite = LoadedClaim['websites'][number];
