import type { WebsiteDocument } from '../model/document.ts';
import { hashOf } from '../model/hash.ts';
import { drawingFile, drawingSvg } from '../render/drawing-file.ts';
import { getTemplate } from '../templates/index.ts';
import type { BlogFile } from './blog-file.ts';
import type { Post } from './post.ts';

/** The shapes in which lists show covers. */
const SHAPES = ['wide', 'landscape'] as const;

/** Covers that we draw, as files of their own: lists show them that way. */
export function coverFiles({ template, theme }: WebsiteDocument, posts: readonly Post[]): BlogFile[] {
  const { hand } = getTemplate(template);
  const files = posts.flatMap(({ cover }) =>
    'motif' in cover ? SHAPES.map((shape) => drawingFile(cover, shape, hand, theme)) : [],
  );
  const unique = new Map(files.map((file) => [file.path, file]));
  return [...unique.values()].map((file) => {
    const madeFrom = hashOf([file, theme]);
    return {
      path: `/${file.path}`,
      contentType: 'image/svg+xml; charset=utf-8',
      basis: [madeFrom],
      madeFrom,
      needs: [],
      render: () => drawingSvg(file, theme),
    };
  });
}
