/** The chat with one page of the website beside it. The start page has the short address. */
export const chatAddress = (website: string, path = '/'): string => {
  const base = `/website-chat/${encodeURIComponent(website)}`;
  return path === '/' ? base : `${base}${path}`;
};
