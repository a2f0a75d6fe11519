import { graphql } from '#app/graphql/generated/gql.ts';

export const TemplateSectionsDocument = graphql(`
  query TemplateSections($first: Int, $after: String) {
    templateSections(first: $first, after: $after) {
      totalCount
      isTotalExact
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          label
          purpose
          isOn
          neededFor
          problem
          hint
          templateCount
          version
          updatedAt
          updatedBy
          variants {
            id
            isOn
          }
        }
      }
    }
  }
`);

export const TemplateSectionDocument = graphql(`
  query TemplateSection($kind: ID!, $first: Int, $after: String) {
    templateSection(kind: $kind) {
      id
      label
      isOn
      neededFor
      problem
      hint
      ownHint
      sample
      ownSample
      templateCount
      version
      updatedAt
      updatedBy
      variants {
        id
        label
        hint
        isOn
      }
      history(first: $first, after: $after) {
        ...Writes
      }
    }
  }
`);

export const UpdateTemplateSectionDocument = graphql(`
  mutation UpdateTemplateSection($kind: ID!, $input: TemplateSectionInput!, $version: Int!) {
    updateTemplateSection(kind: $kind, input: $input, version: $version) {
      id
    }
  }
`);
