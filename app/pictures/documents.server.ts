import { graphql } from '#app/graphql/generated/index.ts';

/** One of the files that were made from an upload, as far as addresses need it. */
export const PictureFileFragment = graphql(`
  fragment PictureFile on AssetVariant {
    file
    format
    use
    width
  }
`);

/** A picture of the library. */
export const PictureFragment = graphql(`
  fragment Picture on Asset {
    id
    name
    alt
    width
    height
    focus
    crop
    look {
      sharpness
      entropy
    }
    credit {
      author
      authorUrl
      source
      sourceUrl
      licence
    }
    generated {
      prompt
      model
    }
    variants {
      ...PictureFile
    }
  }
`);

export const UploadAsset = graphql(`
  mutation UploadAsset($input: UploadAssetInput!) {
    uploadAsset(input: $input) {
      ...Picture
    }
  }
`);

export const UpdateAsset = graphql(`
  mutation UpdateAsset($input: UpdateAssetInput!) {
    updateAsset(input: $input) {
      id
      name
    }
  }
`);

export const RemoveAsset = graphql(`
  mutation RemoveAsset($websiteId: ID!, $id: ID!) {
    removeAsset(websiteId: $websiteId, id: $id) {
      id
      name
    }
  }
`);

export const RestoreAsset = graphql(`
  mutation RestoreAsset($websiteId: ID!, $id: ID!) {
    restoreAsset(websiteId: $websiteId, id: $id) {
      id
      name
    }
  }
`);

export const Library = graphql(`
  query Library($id: ID!, $first: Int!, $after: String) {
    website(id: $id) {
      id
      mediaRoom {
        used
        limit
      }
      photoSources
      pictureGenerator {
        ...Generator
      }
      assets(first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...Picture
            bytes
            state
            createdAt
          }
        }
      }
    }
  }
`);

/** The files of pictures that a draft shows; `token` opens it to a frame or to whoever has a share link. */
export const Media = graphql(`
  query Media($id: ID!, $token: String, $ids: [ID!]!) {
    website(id: $id, previewToken: $token) {
      id
      media(ids: $ids) {
        id
        files {
          ...PictureFile
        }
      }
    }
  }
`);

export const AssetFileBody = graphql(`
  query AssetFileBody($id: ID!, $file: String!, $token: String) {
    assetFile(websiteId: $id, file: $file, previewToken: $token) {
      contentType
      body
    }
  }
`);

export const OriginalFile = graphql(`
  query OriginalFile($websiteId: ID!, $id: ID!) {
    originalFile(websiteId: $websiteId, id: $id) {
      contentType
      name
      body
    }
  }
`);
