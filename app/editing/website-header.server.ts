import { graphql } from '#app/graphql/generated/index.ts';

/** What the header over a website's screens says. */
export const WebsiteHeaderQuery = graphql(`
  query WebsiteHeader($id: ID!) {
    website(id: $id) {
      id
      name
      address
      status
      canWrite
      isUnclaimed
      ...StaffDocument
    }
  }
`);

/** For whoever may not read it. */
export const PublicCardQuery = graphql(`
  query PublicCard($id: ID!) {
    publicWebsite(id: $id) {
      id
      name
      tagline
      address
    }
  }
`);
