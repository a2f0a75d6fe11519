import { graphql } from '#app/graphql/generated/index.ts';

/** What the header over a website's screens says; for whoever may not read it, its public card. */
export const WebsiteHeaderQuery = graphql(`
  query WebsiteHeader($id: ID!) {
    website(id: $id) {
      id
      name
      address
      status
      canWrite
      isUnclaimed
    }
    publicWebsite(id: $id) {
      id
      name
      tagline
      address
    }
  }
`);
