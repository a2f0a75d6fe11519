const FOOT = /(?:^|\s)(?:site-|page-|main-)?footer(?:$|[\s_-])|colophon|contentinfo|\bfuss/;
const HEAD = /(?:^|\s)(?:site-|page-|main-)?header(?:$|\s)|masthead|top-?bar|(?:^|\s)banner(?:$|\s)/;

/** Whether the makers of a page call a box the foot, or the head, that all pages of a website share. */
export const isFootHint = (hint: string): boolean => FOOT.test(hint);
export const isHeadHint = (hint: string): boolean => HEAD.test(hint);
export const isFrame = (hint: string): boolean => isFootHint(hint) || isHeadHint(hint);
