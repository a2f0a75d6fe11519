import { graphql } from '#app/graphql/generated/gql.ts';

export const SubmissionsDocument = graphql(`
  query Submissions($id: ID!, $first: Int!, $after: String, $kinds: [FormKind!], $search: String, $spam: Boolean!) {
    website(id: $id) {
      id
      subdomain
      submissions(first: $first, after: $after, kinds: $kinds, search: $search, spam: $spam) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            kind
            name
            email
            phone
            message
            answers {
              label
              value
              file
            }
            spam
            createdAt
            unsubscribeAddress
          }
        }
      }
    }
  }
`);

export const MarkSubmission = graphql(`
  mutation MarkSubmission($id: ID!, $spam: Boolean!) {
    markSubmission(id: $id, spam: $spam) {
      id
      spam
    }
  }
`);

export const DeleteSubmission = graphql(`
  mutation DeleteSubmission($id: ID!) {
    deleteSubmission(id: $id) {
      id
    }
  }
`);

export const SubmissionFile = graphql(`
  query SubmissionFile($submission: ID!, $file: ID!) {
    submissionFile(submission: $submission, file: $file) {
      name
      body
    }
  }
`);

/** Under which labels entries have answers: the columns of a file of all of them. */
export const AnswerLabels = graphql(`
  query AnswerLabels($id: ID!) {
    website(id: $id) {
      id
      answerLabels
    }
  }
`);
