import { themeSchema, type WebsiteDocument } from '#site/model/document.ts';

type Look = Pick<WebsiteDocument, 'template' | 'theme'>;

/** How a website looks, as the search of an address: nothing of its words, so that nobody has to be asked who may see it. */
export const miniatureLook = ({ template, theme }: Look): string =>
  new URLSearchParams({ template, ...theme }).toString();

/** Reads it again; null when it is none. */
export function lookIn(search: URLSearchParams): Look | null {
  const { template, ...rest } = Object.fromEntries(search);
  const theme = themeSchema.safeParse(rest);
  return template && theme.success ? { template, theme: theme.data } : null;
}
