import { graphql } from '#app/graphql/generated/gql.ts';

export const ExamplesDocument = graphql(`
  query Examples(
    $first: Int
    $after: String
    $search: String
    $state: ExampleState
    $source: ExampleSource
    $split: ExampleSplit
    $kind: ExampleKind
    $tag: String
  ) {
    examples(
      first: $first
      after: $after
      search: $search
      state: $state
      source: $source
      split: $split
      kind: $kind
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
          kind
          words
          answer {
            calls
            reply
          }
          tags
          source
          score
          state
          split
          createdAt
        }
      }
    }
  }
`);

export const ExampleTagsDocument = graphql(`
  query ExampleTags {
    exampleTags
  }
`);

graphql(`
  fragment ExampleEntry on Example {
    id
    kind
    task
    words
    document
    before
    answer {
      calls
      reply
    }
    other {
      calls
      reply
    }
    tags
    source
    replaced {
      kind
      standIn
      times
    }
    score
    state
    isShown
    split
    alike {
      id
      words
      state
      answer {
        calls
        reply
      }
    }
    version
    createdAt
    createdBy
    updatedAt
    updatedBy
  }
`);

export const ExampleDocument = graphql(`
  query Example($id: ID!, $first: Int, $after: String) {
    example(id: $id) {
      ...ExampleEntry
      history(first: $first, after: $after) {
        ...Writes
      }
    }
  }
`);

export const CreateExampleDocument = graphql(`
  mutation CreateExample($input: NewExampleInput!) {
    createExample(input: $input) {
      id
    }
  }
`);

export const UpdateExampleDocument = graphql(`
  mutation UpdateExample($id: ID!, $input: ExampleInput!, $version: Int) {
    updateExample(id: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const DeleteExampleDocument = graphql(`
  mutation DeleteExample($id: ID!) {
    deleteExample(id: $id) {
      id
    }
  }
`);

export const JudgeExamplesDocument = graphql(`
  mutation JudgeExamples($ids: [ID!]!, $state: ExampleState!) {
    judgeExamples(ids: $ids, state: $state) {
      id
      count
    }
  }
`);

export const CreateExamplesFromWebsiteDocument = graphql(`
  mutation CreateExamplesFromWebsite($website: String!) {
    createExamplesFromWebsite(website: $website) {
      added
      known
      leftOut
    }
  }
`);

export const UndoJudgingDocument = graphql(`
  mutation UndoJudging($id: ID!) {
    undoJudging(id: $id) {
      count
    }
  }
`);

graphql(`
  fragment ImportReport on ExampleImport {
    id
    fileName
    isTrial
    lines
    added
    known
    wrong
    isWhole
    createdAt
    createdBy
  }
`);

export const ExampleImportDocument = graphql(`
  query ExampleImport($id: ID!) {
    exampleImport(id: $id) {
      ...ImportReport
      problems {
        line
        reason
      }
    }
  }
`);

export const ExampleImportsDocument = graphql(`
  query ExampleImports {
    exampleImports {
      ...ImportReport
    }
  }
`);

export const BeginExampleImportDocument = graphql(`
  mutation BeginExampleImport($input: ExampleImportInput!) {
    beginExampleImport(input: $input) {
      id
    }
  }
`);

export const ImportExampleLinesDocument = graphql(`
  mutation ImportExampleLines($id: ID!, $part: ExampleLinesInput!) {
    importExampleLines(id: $id, part: $part) {
      lines
    }
  }
`);

export const ExampleExportsDocument = graphql(`
  query ExampleExports {
    exampleExports {
      id
      kind
      filter
      count
      withdrawn
      createdAt
      createdBy
    }
    exampleTags
  }
`);

export const ExportExamplesDocument = graphql(`
  mutation ExportExamples($input: ExampleExportInput!, $export: ID, $after: String) {
    exportExamples(input: $input, export: $export, after: $after) {
      export {
        id
        createdAt
      }
      lines
      after
    }
  }
`);

graphql(`
  fragment LiveExamples on ExampleSets {
    live
    shown
    waiting
    before
  }
`);

export const ExampleSetsDocument = graphql(`
  query ExampleSets {
    exampleSets {
      ...LiveExamples
    }
  }
`);

export const ExamplesGateDocument = graphql(`
  query ExamplesGate($first: Int, $after: String) {
    exampleSets {
      ...LiveExamples
      gate {
        ...GateParts
      }
      history(first: $first, after: $after) {
        ...Writes
      }
    }
  }
`);

export const MakeExamplesLiveDocument = graphql(`
  mutation MakeExamplesLive($reason: String) {
    makeExamplesLive(reason: $reason) {
      live
      shown
    }
  }
`);

export const GoBackFromExamplesDocument = graphql(`
  mutation GoBackFromExamples($to: Int!) {
    goBackFromExamples(to: $to) {
      live
      shown
    }
  }
`);
