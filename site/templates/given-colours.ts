import type { WebsiteDocument } from '../model/document.ts';
import { palettes } from '../themes/index.ts';
import { templates } from './index.ts';

/** The four colours of a theme, a palette or a template. */
export type FourColours = Record<'background' | 'ink' | 'accent' | 'support', string>;

const joined = ({ background, ink, accent, support }: FourColours) => [background, ink, accent, support].join();
const ownLocks = new Set(['background', 'ink', 'accent', 'support'].map((name) => `theme/${name}`));
const known = new Set([...palettes, ...templates.map(({ theme }) => theme)].map(joined));

/**
 * Whether somebody asked for a website's colours or set them by hand: a lock says so, or colours that neither a template nor a
 * palette has. Otherwise they came with the look.
 */
export const hasOwnColours = ({ theme, locks }: Pick<WebsiteDocument, 'theme' | 'locks'>): boolean =>
  !known.has(joined(theme)) || locks.some((lock) => ownLocks.has(lock));
