import type { ImportedPicture } from '../../assets/imported-picture.ts';
import type { FiledPost } from '../../posts/post-file.ts';

/** One item of a file with posts: the post, or in words why it is none. `name` is how whoever chose the file knows it. */
export type ReadPost = { name: string } & ({ post: FiledPost; published: FiledPost | null } | { problem: string });

/** Posts out of a file; plain data. */
export type ReadPosts = { posts: ReadPost[]; pictures: ImportedPicture[] };

/** Posts of one file at most. */
export const MOST_POSTS = 2_000;
