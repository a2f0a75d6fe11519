import { graphql } from '#app/graphql/generated/gql.ts';

export const KvStoragesDocument = graphql(`
  query KvStorages($first: Int, $after: String, $search: String) {
    kvStorages(first: $first, after: $after, search: $search) {
      totalCount
      isTotalExact
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          text
          isSet
          isRead
          meaning
          effect
          problem
          updatedAt
          updatedBy
        }
      }
    }
  }
`);

export const KvStorageDocument = graphql(`
  query KvStorage($key: ID!, $first: Int, $after: String) {
    kvStorage(key: $key) {
      id
      key
      text
      isSet
      isRead
      meaning
      effect
      defaultText
      example
      problem
      version
      createdAt
      updatedAt
      updatedBy
      history(first: $first, after: $after) {
        ...Writes
      }
    }
  }
`);

export const CreateKvStorageDocument = graphql(`
  mutation CreateKvStorage($key: String!, $text: String!) {
    createKvStorage(key: $key, text: $text) {
      id
    }
  }
`);

export const UpdateKvStorageDocument = graphql(`
  mutation UpdateKvStorage($key: ID!, $text: String!, $version: Int!) {
    updateKvStorage(key: $key, text: $text, version: $version) {
      id
    }
  }
`);

export const DeleteKvStorageDocument = graphql(`
  mutation DeleteKvStorage($key: ID!) {
    deleteKvStorage(key: $key) {
      id
    }
  }
`);
