import type { ImportedPost } from '../posts/filed-posts.ts';
import { PostFileRefused, readPostFile } from '../posts/post-file.ts';
import type { FiledPost } from '../posts/post-file.ts';
import { PUBLISHED_ENDING } from './export-format.ts';
import { ArchiveRefused, type Archive } from './unpack.ts';

/** The largest post there can be, with its head. */
const MAX_FILE_BYTES = 300_000;
const MAX_POSTS = 2_000;

/** The posts in a folder of a ZIP, the oldest first. Throws `ArchiveRefused` with the name of a file that is none. */
export function readPosts(archive: Archive, folder: string): ImportedPost[] {
  const paths = archive.paths.filter((path) => path.startsWith(folder) && path.endsWith('.md')).sort();
  if (paths.length > 2 * MAX_POSTS)
    throw new ArchiveRefused(`There are more than ${MAX_POSTS} posts in this ZIP file.`);
  const read = (path: string): FiledPost => {
    try {
      return readPostFile(archive.read(path, MAX_FILE_BYTES)?.toString('utf8') ?? '');
    } catch (error) {
      if (!(error instanceof PostFileRefused)) throw error;
      throw new ArchiveRefused(`The post ${path} cannot be read. ${error.message}`);
    }
  };
  return paths
    .filter((path) => !path.endsWith(PUBLISHED_ENDING))
    .map((path) => {
      const published = path.replace(/\.md$/, PUBLISHED_ENDING);
      return { post: read(path), published: paths.includes(published) ? read(published) : null };
    })
    .sort((one, other) => timeOf(one) - timeOf(other));
}

const timeOf = ({ post }: ImportedPost) => post.createdAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
