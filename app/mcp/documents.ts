import { graphql } from '#app/graphql/generated/gql.ts';

/** Whether a key works at all. */
export const McpKey = graphql(`
  query McpKey {
    viewer {
      id
    }
  }
`);

export const McpWebsites = graphql(`
  query McpWebsites($first: Int, $after: String, $search: String) {
    viewer {
      id
      websites(first: $first, after: $after, search: $search) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            name
            status
            address
            language
            currentRevision
            updatedAt
          }
        }
      }
    }
  }
`);

export const McpWebsite = graphql(`
  query McpWebsite($id: ID!) {
    website(id: $id) {
      id
      name
      status
      address
      currentRevision
      canUndo
      canRedo
      document
      unpublishedChanges
      turn {
        messageId
        note
      }
    }
  }
`);

export const McpReading = graphql(`
  query McpReading($id: ID!) {
    website(id: $id) {
      id
      understood {
        fact
        label
        value
      }
    }
  }
`);

export const McpPreview = graphql(`
  query McpPreview($id: ID!) {
    website(id: $id) {
      id
      previewToken
    }
  }
`);

export const McpLibrary = graphql(`
  query McpLibrary {
    sectionLibrary {
      kind
      isOn
      variantsOff
    }
  }
`);

export const McpCreate = graphql(`
  mutation McpCreate($input: CreateWebsiteInput!) {
    createWebsite(input: $input) {
      id
      name
      status
      address
      currentRevision
      canUndo
      canRedo
      document
      unpublishedChanges
      understood {
        label
        value
      }
      turn {
        messageId
        note
      }
    }
  }
`);

export const McpChange = graphql(`
  mutation McpChange($input: ChangeWebsiteInput!) {
    changeWebsite(input: $input) {
      id
      currentRevision
      revisions(first: 1) {
        edges {
          node {
            number
            summary
          }
        }
      }
    }
  }
`);

export const McpUndo = graphql(`
  mutation McpUndo($id: ID!) {
    undoChange(id: $id) {
      id
      currentRevision
      canUndo
      revisions(first: 1) {
        edges {
          node {
            summary
          }
        }
      }
    }
  }
`);

export const McpRedo = graphql(`
  mutation McpRedo($id: ID!) {
    redoChange(id: $id) {
      id
      currentRevision
      canUndo
      revisions(first: 1) {
        edges {
          node {
            summary
          }
        }
      }
    }
  }
`);

export const McpAsk = graphql(`
  mutation McpAsk($input: SendChatMessageInput!) {
    sendChatMessage(input: $input) {
      website {
        id
        currentRevision
      }
      message {
        id
        state
        text
        changes
        choices {
          label
          message
        }
      }
    }
  }
`);

export const McpAnswer = graphql(`
  query McpAnswer($id: ID!) {
    website(id: $id) {
      id
      currentRevision
      turn {
        messageId
        note
        step
      }
      messages(last: 6) {
        id
        state
        text
        changes
        choices {
          label
          message
        }
      }
    }
  }
`);

export const McpPublish = graphql(`
  mutation McpPublish($id: ID!) {
    publishWebsite(id: $id) {
      id
      name
      address
      publishedRevision
    }
  }
`);

export const McpPictures = graphql(`
  query McpPictures($id: ID!, $after: String) {
    website(id: $id) {
      id
      assets(first: 20, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            name
            alt
            width
            height
            generated {
              model
            }
          }
        }
      }
      photoSources
      pictureGenerator {
        left
      }
    }
  }
`);

export const McpFindPhotos = graphql(`
  query McpFindPhotos($website: ID!, $words: String!, $page: Int) {
    searchPhotos(websiteId: $website, text: $words, page: $page) {
      hasMore
      photos {
        id
        width
        height
        preview
        credit {
          author
          source
        }
      }
    }
  }
`);

export const McpTakePhoto = graphql(`
  mutation McpTakePhoto($website: ID!, $photo: ID!) {
    takePhoto(websiteId: $website, id: $photo) {
      id
      alt
      width
      height
    }
  }
`);

export const McpGenerate = graphql(`
  mutation McpGenerate($website: ID!, $prompt: String!, $shape: PictureShape!) {
    generatePicture(websiteId: $website, prompt: $prompt, shape: $shape) {
      id
    }
  }
`);

export const McpGenerating = graphql(`
  query McpGenerating($id: ID!) {
    website(id: $id) {
      id
      pictureGenerator {
        latest {
          id
          state
          note
          done
          picture {
            id
            alt
            width
            height
          }
        }
      }
    }
  }
`);
