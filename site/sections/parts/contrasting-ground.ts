import type { Ground } from './opening-fields.ts';

/** Class of the ground for a part that must stand out from its section: text, links and buttons on it follow. */
export const contrastingGround = (ground: Ground): string =>
  ground === 'plain' || ground === 'tint' ? 'ground--ink' : 'ground--plain';
