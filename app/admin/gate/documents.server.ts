import { graphql } from '#app/graphql/generated/gql.ts';

graphql(`
  fragment GateAnswer on GateResult {
    held
    misses
    reply
    changes
    milliseconds
    usage {
      inputTokens
      outputTokens
      cost
    }
  }
`);

graphql(`
  fragment GateParts on Gate {
    oldName
    newName
    isFree
    note
    canReplay
    whyNot
    isByModel
    fixedCases
    examples
    leftOut
    mostTimes
    costOfOnce
    leftToday
    lastRun {
      id
      oldName
      newName
      times
      isByModel
      leftOut
      state
      note
      verdict
      tally {
        better
        worse
        same
        fixedWorse
      }
      answers
      answered
      createdAt
      createdBy
      cases {
        place
        kind
        name
        words
        isWriting
        comparison
        old {
          ...GateAnswer
        }
        fresh {
          ...GateAnswer
        }
      }
    }
  }
`);

export const TemplateGateDocument = graphql(`
  query TemplateGate($id: ID!) {
    chatTemplate(id: $id) {
      id
      gate {
        ...GateParts
      }
    }
  }
`);

export const ModelGateDocument = graphql(`
  query ModelGate($model: String) {
    gateOfModel(model: $model) {
      ...GateParts
    }
  }
`);

export const GateResultDocument = graphql(`
  query GateResult($run: ID!, $place: Int!, $isNew: Boolean!) {
    gateResult(run: $run, place: $place, isNew: $isNew)
  }
`);

export const StartGateRunDocument = graphql(`
  mutation StartGateRun($input: GateRunInput!) {
    startGateRun(input: $input) {
      id
    }
  }
`);

export const CancelGateRunDocument = graphql(`
  mutation CancelGateRun($id: ID!) {
    cancelGateRun(id: $id) {
      id
    }
  }
`);

export const UseModelDocument = graphql(`
  mutation UseModel($text: String!, $reason: String) {
    updateKvStorage(key: "model.default", text: $text, reason: $reason) {
      id
    }
  }
`);
