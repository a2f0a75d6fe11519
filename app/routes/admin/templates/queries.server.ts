import { graphql } from '#app/graphql/generated/gql.ts';

export const AdminTemplatesDocument = graphql(`
  query AdminTemplates($first: Int, $after: String, $search: String) {
    adminTemplates(first: $first, after: $after, search: $search) {
      totalCount
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
          websiteCount
          updatedAt
        }
      }
    }
  }
`);

export const AdminTemplateDocument = graphql(`
  query AdminTemplate($id: ID!) {
    adminTemplate(id: $id) {
      id
      name
      slug
      category
      description
      builderNumber
      published
      design
      websiteCount
      createdAt
      updatedAt
      updatedBy
    }
  }
`);

export const CreateTemplateDocument = graphql(`
  mutation CreateTemplate($input: TemplateInput!) {
    createTemplate(input: $input) {
      id
      name
    }
  }
`);

export const UpdateTemplateDocument = graphql(`
  mutation UpdateTemplate($id: ID!, $input: TemplateInput!) {
    updateTemplate(id: $id, input: $input) {
      id
      name
    }
  }
`);

export const DeleteTemplateDocument = graphql(`
  mutation DeleteTemplate($id: ID!) {
    deleteTemplate(id: $id) {
      id
      name
    }
  }
`);
