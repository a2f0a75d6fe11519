import { graphql } from '#app/graphql/generated/gql.ts';

export const ChatTrialDocument = graphql(`
  query ChatTrial($id: ID!) {
    chatTemplate(id: $id) {
      id
      name
      purpose
      version
      liveVersion
      needsModel
      trial {
        sample
        website {
          id
        }
      }
    }
    chatTrialSamples {
      name
      trade
    }
  }
`);

export const StartChatTrialDocument = graphql(`
  mutation StartChatTrial($templateId: ID!, $sample: String!) {
    startChatTrial(templateId: $templateId, sample: $sample) {
      sample
    }
  }
`);
