import { graphql } from '#app/graphql/generated/index.ts';

export const ChangeByForm = graphql(`
  mutation ChangeByForm($input: ChangeByFormInput!) {
    changeByForm(input: $input) {
      revision
      values
      message
      goTo
      anchor
      isQuiet
      offersUndo
    }
  }
`);

graphql(`
  fragment StandingAfter on Website {
    id
    currentRevision
    revisions(first: 1) {
      edges {
        node {
          id
          summary
        }
      }
    }
  }
`);

export const UndoChange = graphql(`
  mutation UndoChange($id: ID!) {
    undoChange(id: $id) {
      ...StandingAfter
    }
  }
`);

export const RedoChange = graphql(`
  mutation RedoChange($id: ID!) {
    redoChange(id: $id) {
      ...StandingAfter
    }
  }
`);

export const RestoreRevision = graphql(`
  mutation RestoreRevision($id: ID!, $number: Int!, $sectionId: ID) {
    restoreRevision(id: $id, number: $number, sectionId: $sectionId) {
      id
      currentRevision
    }
  }
`);

export const PublishWebsite = graphql(`
  mutation PublishWebsite($id: ID!) {
    publishWebsite(id: $id) {
      id
      currentRevision
      address
    }
  }
`);

export const UnpublishWebsite = graphql(`
  mutation UnpublishWebsite($id: ID!) {
    unpublishWebsite(id: $id) {
      id
      currentRevision
    }
  }
`);

export const CreateShareLink = graphql(`
  mutation CreateShareLink($websiteId: ID!, $days: Int) {
    createShareLink(websiteId: $websiteId, days: $days) {
      id
    }
  }
`);

export const RevokeShareLink = graphql(`
  mutation RevokeShareLink($id: ID!) {
    revokeShareLink(id: $id) {
      id
    }
  }
`);

export const RegenerateSection = graphql(`
  mutation RegenerateSection($websiteId: ID!, $sectionId: ID!) {
    regenerateSection(websiteId: $websiteId, sectionId: $sectionId) {
      website {
        id
        currentRevision
      }
      message {
        id
        state
        text
      }
    }
  }
`);
