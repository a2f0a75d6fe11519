import { button } from './button.ts';

type AskedLink = { address: string; lead(address: string): void };

const PAGES = 'edit-pages';

/** Asks where a link leads, with the website's pages to choose from. `close` takes it away again. */
export function linkField({ address, lead }: AskedLink, close: () => void): HTMLElement {
  // No form: a sandbox would not let it be sent.
  const field = document.createElement('div');
  field.setAttribute('role', 'group');
  field.setAttribute('aria-label', 'Link');
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Where the link leads');
  input.setAttribute('list', PAGES);
  input.placeholder = '/page or https://';
  input.autocomplete = 'off';
  input.autocapitalize = 'off';
  input.spellcheck = false;
  input.value = address;
  const set = () => {
    const asked = input.value.trim();
    close();
    if (asked !== address) lead(asked);
  };
  field.addEventListener('keydown', (event) => {
    const isIn = event.target === input && event.key === 'Enter' && !event.isComposing;
    if (!isIn && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isIn) set();
    else close();
  });
  field.append(input, pagesOf(), button('Set link', 'Set link', set));
  return field;
}

/** The pages that this one leads to, as its menu calls them. */
function pagesOf(): HTMLDataListElement {
  const list = document.createElement('datalist');
  list.id = PAGES;
  const known = new Map<string, string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href]')) {
    const { pathname, searchParams, hash } = new URL(link.href, location.href);
    const page = searchParams.get('page');
    if (pathname === location.pathname && page !== null && hash === '' && !known.has(page))
      known.set(page, link.textContent.trim());
  }
  for (const [page, name] of known) list.append(new Option(name, page));
  return list;
}
