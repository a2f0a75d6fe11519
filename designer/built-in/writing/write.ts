import type { DesignOptions } from '../../designer.ts';
import type { Writing, WritingRequest } from '../../writing.ts';
import { shortened } from '../chat/abilities/shorten.ts';
import { outlineOf } from './outline.ts';
import { firstWords, titlesOf } from './summary.ts';
import { tidied } from './tidied.ts';
import { topicsFor } from './topics.ts';

/** Characters that a list of posts, and a page of search results, show. */
const EXCERPT = 200;
const DESCRIPTION = 155;

/**
 * Writes without making anything up: ideas come from what the website names, a post is an outline of the owner's own sentences with
 * gaps between them, and the rest chooses among words that are there.
 */
export function writeNow({ task, document }: WritingRequest, { seed }: Pick<DesignOptions, 'seed'>): Writing {
  switch (task.kind) {
    case 'topics':
      return { texts: topicsFor(document, task.taken, seed) };
    case 'post':
      return { texts: [outlineOf(document, task.title)] };
    case 'shorten':
      return {
        texts: [
          task.text
            .split(/\n{2,}/)
            .map((part) => shortened(part))
            .join('\n\n'),
        ],
      };
    case 'improve':
      return { texts: [tidied(task.text)] };
    case 'titles':
      return { texts: titlesOf(task) };
    case 'excerpt':
      return { texts: [firstWords(task.body, EXCERPT)] };
    case 'description':
      return { texts: [firstWords(task.body, DESCRIPTION)] };
  }
}
