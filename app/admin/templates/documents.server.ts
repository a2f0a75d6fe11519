import { graphql } from '#app/graphql/generated/gql.ts';

export const AdminTemplatesDocument = graphql(`
  query AdminTemplates($first: Int, $after: String, $search: String, $state: TemplateState, $sort: TemplateSort) {
    adminTemplates(first: $first, after: $after, search: $search, state: $state, sort: $sort) {
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
          slug
          category
          builderNumber
          published
          retiredAt
          websiteCount
          updatedAt
        }
      }
    }
  }
`);

export const AdminTemplateDocument = graphql(`
  query AdminTemplate($id: ID!, $first: Int, $after: String) {
    adminTemplate(id: $id) {
      id
      name
      slug
      category
      description
      builderNumber
      published
      design
      retiredAt
      websiteCount
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

export const CreateTemplateDocument = graphql(`
  mutation CreateTemplate($input: TemplateInput!, $swapsWith: ID) {
    createTemplate(input: $input, swapsWith: $swapsWith) {
      id
    }
  }
`);

export const UpdateTemplateDocument = graphql(`
  mutation UpdateTemplate($id: ID!, $input: TemplateInput!, $version: Int!, $swapsWith: ID) {
    updateTemplate(id: $id, input: $input, version: $version, swapsWith: $swapsWith) {
      id
    }
  }
`);

export const DuplicateTemplateDocument = graphql(`
  mutation DuplicateTemplate($id: ID!) {
    duplicateTemplate(id: $id) {
      id
      name
    }
  }
`);

export const RetireTemplateDocument = graphql(`
  mutation RetireTemplate($id: ID!, $isRetired: Boolean!) {
    retireTemplate(id: $id, isRetired: $isRetired) {
      id
    }
  }
`);

export const DeleteTemplateDocument = graphql(`
  mutation DeleteTemplate($id: ID!) {
    deleteTemplate(id: $id) {
      id
    }
  }
`);
