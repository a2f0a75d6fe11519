import { attribute, elementsOf, textOf } from './tree.ts';
import type { Root } from './tree.ts';

/** The address behind `5d2e35…`: each byte differs from the first in the same way. */
function spelledOut(code: string): string {
  const bytes = (/^[0-9a-f]{4,300}$/i.test(code) ? (code.match(/../g) ?? []) : []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  const [key = 0, ...rest] = bytes;
  const text = String.fromCodePoint(...rest.map((byte) => byte ^ key));
  return /^[\w.+-]{1,64}@[\w.-]{1,120}$/.test(text) ? text : '';
}

/** Where a page shows "[email protected]" until scripts put the address back, the address; nothing where it cannot be told. */
export function restoreMails(root: Root): void {
  for (const element of elementsOf(root)) {
    const href = attribute(element, 'href');
    const [, inHref = ''] = /\/email-protection#([0-9a-f]{1,300})$/i.exec(href) ?? [];
    const code = attribute(element, 'dataCfemail') || inHref;
    const isStandIn = code !== '' || /\/email-protection(?:#|$)/.test(href);
    if (!isStandIn) continue;
    const mail = spelledOut(code);
    if (element.tagName === 'a') element.properties['href'] = mail ? `mailto:${mail}` : '';
    const shown = textOf(element);
    if (shown === '' || /^\[email.{0,3}protected\]$/i.test(shown))
      element.children = mail ? [{ type: 'text', value: mail }] : [];
  }
}
