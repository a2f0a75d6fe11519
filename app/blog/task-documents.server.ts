import { graphql } from '#app/graphql/generated/gql.ts';

graphql(`
  fragment ShownTask on BlogTask {
    id
    about
    state
    note
    done
    total
    part
    replaces
    texts
    isCounted
    createdAt
    endedAt
    usage {
      isModel
      model
      inputTokens
      outputTokens
      cachedTokens
      cost
      isEstimate
    }
  }
`);

graphql(`
  fragment PicturesTask on BlogTask {
    id
    state
    note
    done
    total
    brought: items(outcome: CREATED) {
      total
    }
    known: items(outcome: UNCHANGED) {
      total
    }
    refused: items(outcome: REFUSED) {
      total
      items {
        name
        problem
      }
    }
  }
`);

export const PostImport = graphql(`
  query PostImport($id: ID!, $outcome: BlogImportOutcome, $page: Int!) {
    website(id: $id) {
      id
      blog {
        # First, so that it is never newer than what it stands for.
        tasksStamp
        postsWithPicturesElsewhere
        pictures: tasks(kinds: [PICTURES], about: "") {
          ...PicturesTask
        }
        tasks(kinds: [IMPORT]) {
          id
          state
          note
          done
          total
          createdAt
          endedAt
          all: items {
            total
          }
          created: items(outcome: CREATED) {
            total
          }
          changed: items(outcome: CHANGED) {
            total
          }
          unchanged: items(outcome: UNCHANGED) {
            total
          }
          refused: items(outcome: REFUSED) {
            total
          }
          shown: items(outcome: $outcome, page: $page) {
            total
            pages
            items {
              name
              outcome
              problem
              postId
            }
          }
        }
      }
    }
  }
`);

export const BringBlogPictures = graphql(`
  mutation BringBlogPictures($website: ID!, $post: ID) {
    bringBlogPictures(websiteId: $website, postId: $post) {
      id
    }
  }
`);

export const CancelBlogTask = graphql(`
  mutation CancelBlogTask($id: ID!) {
    cancelBlogTask(id: $id) {
      id
      note
    }
  }
`);

export const ForgetBlogTask = graphql(`
  mutation ForgetBlogTask($id: ID!) {
    forgetBlogTask(id: $id) {
      id
    }
  }
`);
