import { posix } from 'node:path';
import { contentId } from '../../assets/asset-files.ts';
import type { ImportedPicture } from '../../assets/imported-picture.ts';
import { assetsOfPost, contentWith } from '../../posts/content.ts';
import { PostFileRefused, readPostFile } from '../../posts/post-file.ts';
import type { FiledPost } from '../../posts/post-file.ts';
import { PUBLISHED_ENDING } from '../export-format.ts';
import { ArchiveRefused, openArchive } from '../unpack.ts';
import type { Archive } from '../unpack.ts';
import { MOST_POSTS } from './read-post-file.ts';
import type { ReadPost, ReadPosts } from './read-post-file.ts';

const MAX_FILE_BYTES = 300_000;
const MAX_PICTURE_BYTES = 20_000_000;
const POST = /\.(?:md|markdown)$/i;
const PICTURE = /(\]\()([^()\s<>]+\.(?:jpe?g|png|webp|gif|avif))(?=[\s)])/gi;

/**
 * Posts out of a ZIP of Markdown files, in whatever folders, with the pictures of the ZIP that they show. A file that is no post does not
 * keep the others. Throws `ArchiveRefused` for what is no ZIP or has no Markdown in it.
 */
export function readPostArchive(bytes: Uint8Array): ReadPosts {
  const archive = openArchive(bytes);
  const paths = archive.paths.filter((path) => POST.test(path) && !path.startsWith('__MACOSX/')).sort();
  if (paths.length === 0) throw new ArchiveRefused('There is no Markdown file (.md) in this ZIP file.');
  if (paths.length > 2 * MOST_POSTS) throw new ArchiveRefused(`This ZIP file has more than ${MOST_POSTS} posts.`);
  const pictures = new Map<string, ImportedPicture>();
  const read = (path: string): FiledPost => {
    const filed = readPostFile(archive.read(path, MAX_FILE_BYTES)?.toString('utf8') ?? '');
    const body = filed.content.body.replace(PICTURE, (whole, start: string, address: string) => {
      const id = keepPicture(archive, pictures, posix.join(posix.dirname(path), address));
      return id ? `${start}asset:${id}` : whole;
    });
    for (const id of assetsOfPost(filed.content)) keepNamed(archive, pictures, posix.dirname(path), id);
    return { ...filed, content: contentWith(filed.content, { body }), source: sourceOf(path, filed) };
  };
  const posts = paths
    .filter((path) => !path.endsWith(PUBLISHED_ENDING))
    .map((path): ReadPost => {
      const published = path.replace(POST, PUBLISHED_ENDING);
      try {
        return { name: path, post: read(path), published: paths.includes(published) ? read(published) : null };
      } catch (error) {
        if (error instanceof PostFileRefused) return { name: path, problem: error.message };
        throw error;
      }
    });
  return { posts, pictures: [...pictures.values()] };
}

/** By what a post of another program is known again, which says nothing else of itself: its place in the ZIP, and its title. */
const sourceOf = (path: string, { source, createdAt, content }: FiledPost): string | null =>
  source === null && createdAt === null ? `file:${path} ${content.title}`.slice(0, 500) : source;

/** The id of a picture in the ZIP, which follows from its bytes. */
function keepPicture(archive: Archive, pictures: Map<string, ImportedPicture>, path: string): string | null {
  if (!archive.paths.includes(path)) return null;
  const bytes = archive.read(path, MAX_PICTURE_BYTES);
  if (!bytes) return null;
  const id = contentId(bytes);
  if (!pictures.has(id)) pictures.set(id, { id, name: posix.basename(path).slice(0, 120), alt: '', bytes });
  return id;
}

/** Covers name their picture by its id, and its file is called so. */
function keepNamed(archive: Archive, pictures: Map<string, ImportedPicture>, folder: string, id: string): void {
  if (pictures.has(id)) return;
  const path = archive.paths.find((each) => each.startsWith(posix.join(folder, `pictures/${id}.`)));
  if (path) keepPicture(archive, pictures, path);
}
