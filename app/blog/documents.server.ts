import { graphql } from '#app/graphql/generated/gql.ts';

/** A post as its form is filled from it, and how it stands. */
export const EditedPostFragment = graphql(`
  fragment EditedPost on BlogPost {
    id
    title
    slug
    excerpt
    body
    author
    seoTitle
    seoDescription
    tags
    cover
    state
    publishAt
    publishAtLocal
    isChanged
    version
    updatedAt
    address
    gaps
  }
`);

export const PostEditor = graphql(`
  query PostEditor($id: ID!, $post: ID!, $isNew: Boolean!) {
    website(id: $id) {
      id
      name
      status
      canWrite
      previewToken
      document
      blog {
        # First, so that they are never newer than what they stand for.
        tasksStamp
        postsStamp
        tasks(kinds: [PART, PICTURES], about: $post) @skip(if: $isNew) {
          kind
          ...ShownTask
          ...PicturesTask
        }
        timeZone
        tags
        links {
          title
          path
        }
        post(id: $post) @skip(if: $isNew) {
          ...EditedPost
          picturesElsewhere
        }
      }
    }
  }
`);

export const BlogPosts = graphql(`
  query BlogPosts($id: ID!, $state: BlogPostState, $tag: String, $search: String, $page: Int!) {
    website(id: $id) {
      id
      name
      status
      canWrite
      document
      blog {
        # First, so that it is never newer than what it stands for.
        postsStamp
        path
        tags
        timeZone
        topics {
          id
        }
        posts(state: $state, tag: $tag, search: $search, page: $page) {
          total
          pages
          posts {
            id
            title
            excerpt
            tags
            state
            publishAt
            publishAtLocal
            isChanged
            updatedAt
            address
            viewsIn30Days
          }
        }
        deletedPosts {
          id
          title
          deletedAt
        }
        tasks(kinds: [IMPORT]) {
          id
          state
        }
      }
    }
  }
`);

export const BlogTopics = graphql(`
  query BlogTopics($id: ID!) {
    website(id: $id) {
      id
      name
      canWrite
      blog {
        # First, so that it is never newer than what it stands for.
        tasksStamp
        tasks(kinds: [TOPICS, POST]) {
          kind
          ...ShownTask
        }
        topics {
          id
          title
          source
          postId
          createdAt
        }
      }
    }
  }
`);

export const PostVersions = graphql(`
  query PostVersions($id: ID!, $post: ID!, $number: Int!) {
    website(id: $id) {
      id
      blog {
        post(id: $post) {
          id
          versions {
            number
            title
            author
            createdAt
          }
          versionAt(number: $number) {
            title
            slug
            excerpt
            body
            author
            seoTitle
            seoDescription
            tags
          }
        }
      }
    }
  }
`);

export const CreateBlogPost = graphql(`
  mutation CreateBlogPost($websiteId: ID!, $input: BlogPostInput!) {
    createBlogPost(websiteId: $websiteId, input: $input) {
      ...EditedPost
    }
  }
`);

export const SaveBlogPost = graphql(`
  mutation SaveBlogPost($id: ID!, $version: Int!, $input: BlogPostInput!) {
    saveBlogPost(id: $id, version: $version, input: $input) {
      post {
        ...EditedPost
      }
      merged
      conflicts {
        field
        yours
        theirs
      }
    }
  }
`);

export const PublishBlogPost = graphql(`
  mutation PublishBlogPost($id: ID!) {
    publishBlogPost(id: $id) {
      ...EditedPost
    }
  }
`);

export const ScheduleBlogPost = graphql(`
  mutation ScheduleBlogPost($id: ID!, $at: String!) {
    scheduleBlogPost(id: $id, at: $at) {
      ...EditedPost
    }
  }
`);

export const UnpublishBlogPost = graphql(`
  mutation UnpublishBlogPost($id: ID!) {
    unpublishBlogPost(id: $id) {
      ...EditedPost
    }
  }
`);

export const DuplicateBlogPost = graphql(`
  mutation DuplicateBlogPost($id: ID!) {
    duplicateBlogPost(id: $id) {
      id
      title
    }
  }
`);

export const RestoreBlogPostVersion = graphql(`
  mutation RestoreBlogPostVersion($id: ID!, $number: Int!) {
    restoreBlogPostVersion(id: $id, number: $number) {
      ...EditedPost
    }
  }
`);

export const DeleteBlogPosts = graphql(`
  mutation DeleteBlogPosts($ids: [ID!]!) {
    deleteBlogPosts(ids: $ids) {
      id
      title
    }
  }
`);

export const RestoreBlogPosts = graphql(`
  mutation RestoreBlogPosts($ids: [ID!]!) {
    restoreBlogPosts(ids: $ids) {
      id
      title
    }
  }
`);

export const SetTimeZone = graphql(`
  mutation SetTimeZone($websiteId: ID!, $timeZone: String!) {
    setTimeZone(websiteId: $websiteId, timeZone: $timeZone) {
      id
    }
  }
`);

export const AddBlogTopic = graphql(`
  mutation AddBlogTopic($websiteId: ID!, $title: String!) {
    addBlogTopic(websiteId: $websiteId, title: $title) {
      id
      title
    }
  }
`);

export const SuggestBlogTopics = graphql(`
  mutation SuggestBlogTopics($websiteId: ID!) {
    suggestBlogTopics(websiteId: $websiteId) {
      state
      note
      texts
    }
  }
`);

export const WriteBlogPost = graphql(`
  mutation WriteBlogPost($topicId: ID!) {
    writeBlogPost(topicId: $topicId) {
      state
      note
      post {
        id
        gaps
      }
    }
  }
`);

export const WriteForPost = graphql(`
  mutation WriteForPost($id: ID!, $kind: BlogPostPart!, $text: String!) {
    writeForPost(id: $id, kind: $kind, text: $text) {
      state
    }
  }
`);

export const RemoveBlogTopic = graphql(`
  mutation RemoveBlogTopic($id: ID!) {
    removeBlogTopic(id: $id) {
      id
      title
    }
  }
`);

export const TypedPost = graphql(`
  query TypedPost($id: ID!, $body: String!) {
    website(id: $id) {
      id
      previewToken
      document
      blog {
        typed(body: $body)
      }
    }
  }
`);
