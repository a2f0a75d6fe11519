import { graphql } from '#app/graphql/generated/gql.ts';

export const PlaygroundDocument = graphql(`
  query Playground($first: Int!, $after: String) {
    playground {
      spent
      limit
      hasModel
      samples {
        name
        trade
      }
    }
    chatTemplates(first: 100) {
      edges {
        node {
          id
          name
          purpose
          version
          isActive
        }
      }
    }
    trainingWebsites(first: 100) {
      edges {
        node {
          id
          title
          state
        }
      }
    }
    pricedModels
    tunedModels {
      name
    }
    playgroundRuns(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          task
          words
          about
          state
          verdict
          createdAt
          createdBy
        }
      }
    }
  }
`);

export const PlaygroundRunDocument = graphql(`
  query PlaygroundRun($id: ID!) {
    playgroundRun(id: $id) {
      id
      task
      words
      about
      seed
      isByModel
      state
      note
      verdict
      createdAt
      createdBy
      difference
      examples {
        id
        kind
        state
      }
      sides {
        side
        template {
          id
          name
          version
        }
        model
        temperature
        isOver
        hasResult
        note
        changes
        operations
        refused {
          name
          input
          reason
        }
        reply
        document
        usage {
          isModel
          model
          inputTokens
          outputTokens
          cost
        }
        milliseconds
      }
    }
  }
`);

export const PlaygroundResultDocument = graphql(`
  query PlaygroundResult($id: ID!) {
    playgroundRun(id: $id) {
      id
      sides {
        side
        document
      }
    }
  }
`);

export const StartPlaygroundRunDocument = graphql(`
  mutation StartPlaygroundRun($input: PlaygroundRunInput!) {
    startPlaygroundRun(input: $input) {
      id
    }
  }
`);

export const RepeatPlaygroundRunDocument = graphql(`
  mutation RepeatPlaygroundRun($id: ID!) {
    repeatPlaygroundRun(id: $id) {
      id
    }
  }
`);

export const CancelPlaygroundRunDocument = graphql(`
  mutation CancelPlaygroundRun($id: ID!) {
    cancelPlaygroundRun(id: $id) {
      id
    }
  }
`);

export const SavePlaygroundExampleDocument = graphql(`
  mutation SavePlaygroundExample($id: ID!, $side: PlaygroundSideName!) {
    savePlaygroundExample(id: $id, side: $side) {
      id
    }
  }
`);

export const JudgePlaygroundRunDocument = graphql(`
  mutation JudgePlaygroundRun($id: ID!, $verdict: PlaygroundVerdict) {
    judgePlaygroundRun(id: $id, verdict: $verdict) {
      id
    }
  }
`);
