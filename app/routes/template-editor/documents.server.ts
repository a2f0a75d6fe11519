import { graphql } from '#app/graphql/generated/gql.ts';

export const EditedTemplatesDocument = graphql(`
  query EditedTemplates($first: Int, $after: String, $search: String, $state: TemplateState) {
    adminTemplates(first: $first, after: $after, search: $search, state: $state) {
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
          isChanged
          version
        }
      }
    }
  }
`);

export const EditedTemplateDocument = graphql(`
  query EditedTemplate($id: ID!) {
    adminTemplate(id: $id) {
      id
      name
      slug
      category
      description
      builderNumber
      published
      retiredAt
      design
      websiteCount
      version
      versionInUse
      isChanged
      document
      draft {
        id
        currentRevision
        updatedAt
        previewToken
        document
      }
      versions {
        number
        madeBy
        createdAt
      }
    }
  }
`);

export const EditTemplateDocument = graphql(`
  mutation EditTemplate($id: ID!) {
    editTemplate(id: $id) {
      id
      draft {
        id
      }
    }
  }
`);

export const PutTemplateIntoUseDocument = graphql(`
  mutation PutTemplateIntoUse($id: ID!, $revision: Int!, $seen: Int!) {
    putTemplateIntoUse(id: $id, revision: $revision, seen: $seen) {
      id
      name
      versionInUse
    }
  }
`);

export const ReturnTemplateToDocument = graphql(`
  mutation ReturnTemplateTo($id: ID!, $number: Int!, $seen: Int!) {
    returnTemplateTo(id: $id, number: $number, seen: $seen) {
      id
      name
      versionInUse
    }
  }
`);
