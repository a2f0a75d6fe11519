import { graphql } from '#app/graphql/generated/index.ts';

export const WebsiteChatQuery = graphql(`
  query WebsiteChat($id: ID!, $last: Int!) {
    website(id: $id) {
      id
      name
      address
      status
      currentRevision
      publishedAt
      canWrite
      isUnclaimed
      keptUntil
      canUndo
      canRedo
      previewToken
      document
      messages(last: $last) {
        id
        role
        text
        state
        createdAt
        revision
        changes
        canUndo
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
