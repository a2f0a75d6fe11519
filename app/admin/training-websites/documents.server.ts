import { graphql } from '#app/graphql/generated/gql.ts';

export const TrainingWebsitesDocument = graphql(`
  query TrainingWebsites(
    $first: Int
    $after: String
    $search: String
    $status: TrainingStatus
    $origin: TrainingOrigin
    $score: Int
    $tag: String
  ) {
    trainingWebsites(
      first: $first
      after: $after
      search: $search
      status: $status
      origin: $origin
      score: $score
      tag: $tag
    ) {
      totalCount
      isTotalExact
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          title
          brief
          origin
          sourceUrl
          tags
          score
          status
          state
          createdAt
        }
      }
    }
  }
`);

export const TrainingTagsDocument = graphql(`
  query TrainingTags {
    trainingTags
  }
`);

graphql(`
  fragment TrainingEntry on TrainingWebsite {
    id
    title
    brief
    origin
    sourceUrl
    tags
    score
    notes
    status
    state
    note
    report
    version
    createdAt
    createdBy
    updatedAt
    updatedBy
    website {
      id
      name
      language
      currentRevision
      previewToken
    }
  }
`);

export const TrainingWebsiteDocument = graphql(`
  query TrainingWebsite($id: ID!, $first: Int, $after: String) {
    trainingWebsite(id: $id) {
      ...TrainingEntry
      history(first: $first, after: $after) {
        ...Writes
      }
    }
  }
`);

export const TwoTrainingWebsitesDocument = graphql(`
  query TwoTrainingWebsites($one: ID!, $other: ID!) {
    one: trainingWebsite(id: $one) {
      ...TrainingEntry
    }
    other: trainingWebsite(id: $other) {
      ...TrainingEntry
    }
  }
`);

export const CreateTrainingWebsiteDocument = graphql(`
  mutation CreateTrainingWebsite($input: TrainingBriefInput!) {
    createTrainingWebsite(input: $input) {
      id
    }
  }
`);

export const CreateTrainingFromWebsiteDocument = graphql(`
  mutation CreateTrainingFromWebsite($input: TrainingSourceInput!) {
    createTrainingWebsiteFromWebsite(input: $input) {
      id
    }
  }
`);

export const CreateTrainingFromAddressDocument = graphql(`
  mutation CreateTrainingFromAddress($input: TrainingAddressInput!) {
    createTrainingWebsiteFromAddress(input: $input) {
      id
    }
  }
`);

export const UpdateTrainingWebsiteDocument = graphql(`
  mutation UpdateTrainingWebsite($id: ID!, $input: TrainingWebsiteInput!, $version: Int!) {
    updateTrainingWebsite(id: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const AddTrainingToExamplesDocument = graphql(`
  mutation AddTrainingToExamples($id: ID!) {
    createExampleFromTraining(id: $id) {
      added
      untold
    }
  }
`);

export const CancelTrainingWebsiteDocument = graphql(`
  mutation CancelTrainingWebsite($id: ID!) {
    cancelTrainingWebsite(id: $id) {
      id
    }
  }
`);

export const MakeTrainingWebsiteAgainDocument = graphql(`
  mutation MakeTrainingWebsiteAgain($id: ID!) {
    makeTrainingWebsiteAgain(id: $id) {
      id
    }
  }
`);

export const DeleteTrainingWebsiteDocument = graphql(`
  mutation DeleteTrainingWebsite($id: ID!) {
    deleteTrainingWebsite(id: $id) {
      id
    }
  }
`);
