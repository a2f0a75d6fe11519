import { graphql } from '#app/graphql/generated/index.ts';

graphql(`
  fragment ShownTurn on ChatTurn {
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
`);

graphql(`
  fragment ShownMessage on ChatMessage {
    id
    role
    text
    state
    createdAt
    revision
    changes
    sections
    canUndo
    canRedo
    about {
      name
    }
    picture {
      ...Picture
    }
    choices {
      label
      message
      look
    }
    template {
      id
      name
      version
    }
    usage {
      isModel
      model
      inputTokens
      outputTokens
      cachedTokens
      isEstimate
      cost
      seconds
    }
  }
`);

export const WebsiteChatQuery = graphql(`
  query WebsiteChat($id: ID!, $last: Int!) {
    website(id: $id) {
      # First, so that it is never newer than what it stands for.
      updatesStamp
      id
      name
      address
      status
      currentRevision
      publishedAt
      canWrite
      isUnclaimed
      ...StaffDocument
      keptUntil
      siteImport {
        id
        address
        templateId
      }
      canUndo
      canRedo
      previewToken
      document
      suggestions
      greeting
      messages(last: $last) {
        ...ShownMessage
      }
      turn {
        ...ShownTurn
      }
    }
  }
`);

export const EarlierMessages = graphql(`
  query EarlierMessages($id: ID!, $last: Int!, $before: ID!) {
    website(id: $id) {
      id
      messages(last: $last, before: $before) {
        ...ShownMessage
      }
    }
  }
`);

export const SendMessage = graphql(`
  mutation SendChatMessage($input: SendChatMessageInput!) {
    sendChatMessage(input: $input) {
      message {
        id
        state
      }
    }
  }
`);

export const UndoMessage = graphql(`
  mutation UndoChatMessage($id: ID!) {
    undoChatMessage(id: $id) {
      message {
        id
      }
    }
  }
`);

export const CancelMessage = graphql(`
  mutation CancelChatMessage($id: ID!) {
    cancelChatMessage(id: $id) {
      message {
        id
      }
    }
  }
`);
