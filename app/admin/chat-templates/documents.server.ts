import { graphql } from '#app/graphql/generated/gql.ts';

export const ChatTemplatesDocument = graphql(`
  query ChatTemplates($first: Int, $after: String, $search: String, $purpose: ChatPurpose, $state: ChatTemplateState) {
    chatTemplates(first: $first, after: $after, search: $search, purpose: $purpose, state: $state) {
      totalCount
      isTotalExact
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          name
          purpose
          isActive
          model
          version
          updatedAt
        }
      }
    }
  }
`);

export const ChatTemplateDocument = graphql(`
  query ChatTemplate($id: ID!, $first: Int, $after: String) {
    chatTemplate(id: $id) {
      id
      name
      purpose
      prompt
      greeting
      suggestions
      model
      temperature
      exampleCount
      isActive
      liveVersion
      countedBefore {
        id
        name
        version
      }
      versionsUsed {
        version
        turns
        failed
        undone
        refused
      }
      warning
      needsModel
      example {
        website
        isOwn
        variables {
          name
          meaning
          value
        }
        prompt
        greeting
        suggestions
      }
      createdAt
      updatedAt
      updatedBy
      version
      history(first: $first, after: $after) {
        ...Writes
      }
    }
  }
`);

export const ChatTemplateVersionDocument = graphql(`
  query ChatTemplateVersion($id: ID!, $number: Int!) {
    chatTemplate(id: $id) {
      id
      versionAt(number: $number) {
        number
        name
        prompt
        greeting
        suggestions
        model
        temperature
        exampleCount
        madeBy
        createdAt
      }
    }
  }
`);

export const ModelChoicesDocument = graphql(`
  query ModelChoices {
    pricedModels
    tunedModels {
      name
    }
  }
`);

export const CreateChatTemplateDocument = graphql(`
  mutation CreateChatTemplate($purpose: ChatPurpose!, $input: ChatTemplateInput!) {
    createChatTemplate(purpose: $purpose, input: $input) {
      id
    }
  }
`);

export const UpdateChatTemplateDocument = graphql(`
  mutation UpdateChatTemplate($id: ID!, $input: ChatTemplateInput!, $version: Int!) {
    updateChatTemplate(id: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const ActivateChatTemplateDocument = graphql(`
  mutation ActivateChatTemplate($id: ID!, $reason: String) {
    activateChatTemplate(id: $id, reason: $reason) {
      id
      name
    }
  }
`);

export const GoBackFromChatTemplateDocument = graphql(`
  mutation GoBackFromChatTemplate($id: ID!) {
    goBackFromChatTemplate(id: $id) {
      id
      name
      liveVersion
    }
  }
`);

export const DeleteChatTemplateDocument = graphql(`
  mutation DeleteChatTemplate($id: ID!) {
    deleteChatTemplate(id: $id) {
      id
    }
  }
`);
