import { graphql } from '#app/graphql/generated/index.ts';

export const WebsiteEditor = graphql(`
  query WebsiteEditor($id: ID!, $history: Int!, $after: String, $share: Boolean!, $isForm: Boolean!) {
    website(id: $id) {
      # First, so that it is never newer than what it stands for.
      updatesStamp
      turn {
        messageId
        note
        changes
        page
        pages {
          title
          path
        }
        step
      }
      id
      name
      address
      status
      currentRevision
      publishedAt
      publishedByKey
      publishedRevision
      canWrite
      isUnclaimed
      ...StaffDocument
      keptUntil
      siteImport @include(if: $isForm) {
        id
      }
      canUndo
      canRedo
      previewToken
      document
      shareLinks @include(if: $share) {
        id
        token
        createdAt
        expiresAt
      }
      revisions(first: $history, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            number
            createdAt
            author
            keyName
            source
            summary
          }
        }
      }
    }
  }
`);

/** A section as it was in an older revision. */
export const OlderDocument = graphql(`
  query OlderDocument($id: ID!, $revision: Int!) {
    website(id: $id) {
      id
      document(revision: $revision)
    }
  }
`);
