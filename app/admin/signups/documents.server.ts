import { graphql } from '#app/graphql/generated/gql.ts';

export const RecentSignupsDocument = graphql(`
  query RecentSignups($first: Int, $after: String, $search: String, $plan: ID, $sort: SignupSort, $withDays: Boolean!) {
    signupDays(last: 30) @include(if: $withDays) {
      name
      signups
    }
    recentSignups(first: $first, after: $after, search: $search, plan: $plan, sort: $sort) {
      totalCount
      isTotalExact
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          createdAt
          email
          name
          source
          websiteCount
          plan
        }
      }
    }
  }
`);
