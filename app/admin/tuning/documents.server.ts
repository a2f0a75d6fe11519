import { graphql } from '#app/graphql/generated/gql.ts';

export const TuningJobsDocument = graphql(`
  query TuningJobs($first: Int!, $after: String) {
    tuning {
      endpoint
      modelInUse
    }
    tuningJobs(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          baseModel
          suffix
          kind
          examples
          state
          step
          remoteState
          wish
          done
          total
          model
          createdAt
          createdBy
        }
      }
    }
    tunedModels {
      id
      name
      jobId
      notes
      createdAt
      createdBy
    }
  }
`);

export const TuningJobDocument = graphql(`
  query TuningJob($id: ID!) {
    tuningJob(id: $id) {
      id
      endpoint
      kind
      task
      source
      tag
      tools
      baseModel
      suffix
      epochs
      examples
      validations
      estimatedTokens
      estimatedCost
      state
      step
      remoteId
      remoteState
      wish
      done
      total
      finishesAt
      model
      trainedTokens
      note
      trouble
      createdAt
      createdBy
      lookedAt
      endedAt
      events {
        id
        at
        level
        message
        isOurs
      }
    }
  }
`);

export const NewTuningJobDocument = graphql(`
  query NewTuningJob {
    tuning {
      endpoint
      baseModel
    }
    pricedModels
    exampleTags
  }
`);

export const TuningPlanDocument = graphql(`
  query TuningPlan($input: TuningPlanInput!) {
    tuningPlan(input: $input) {
      examples
      validations
      tokens
      epochs
      isEpochsGuessed
      cost
      spent
      limit
    }
  }
`);

export const StartTuningJobDocument = graphql(`
  mutation StartTuningJob($input: TuningJobInput!) {
    startTuningJob(input: $input) {
      id
    }
  }
`);

export const TellTuningJobDocument = graphql(`
  mutation TellTuningJob($id: ID!, $wish: TuningWish!) {
    tellTuningJob(id: $id, wish: $wish) {
      id
    }
  }
`);

export const NameTunedModelDocument = graphql(`
  mutation NameTunedModel($name: String!, $notes: String!) {
    nameTunedModel(name: $name, notes: $notes) {
      name
    }
  }
`);

export const RemoveTunedModelDocument = graphql(`
  mutation RemoveTunedModel($id: ID!) {
    removeTunedModel(id: $id) {
      name
    }
  }
`);
