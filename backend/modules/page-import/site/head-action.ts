import { serviceOf } from '#site/model/services.ts';
import type { Link } from '#site/model/fields.ts';
import { networkOf } from '../contact-ways.ts';
import type { Here } from '../inline.ts';
import { attribute, elementsOf, hintOf, textOf } from '../tree.ts';
import type { Element, Root } from '../tree.ts';
import { hostName } from './addresses-of-pages.ts';

const LONGEST_LABEL = 40;
/** What makers of websites call a button, in the languages that they write such names in. */
const BUTTON = /btn|button|\bcta\b|call-?to-?action|knop|schaltflaeche|bouton|boton|bottone/;
const TOGGLE = /menu|toggle|burger|search|cart|login|close|skip/;

/** What is asked of visitors at the head of every page: the button there, or the link to where people book or order. */
export function headAction(asWritten: Root, { url: here, pathOf }: Pick<Here, 'url' | 'pathOf'>): Link | null {
  const heads = [...elementsOf(asWritten)].filter(({ tagName }) => tagName === 'header' || tagName === 'nav');
  for (const link of new Set(heads.flatMap((head) => [...elementsOf(head)]))) {
    const href = attribute(link, 'href').trim();
    if (link.tagName !== 'a' || href.startsWith('#') || !URL.canParse(href, here.href)) continue;
    const label = textOf(link);
    if (label === '' || label.length > LONGEST_LABEL) continue;
    const to = leadsTo(new URL(href, here), here, pathOf);
    if (to !== '' && (isButton(link) || serviceOf(to) !== null)) return { label, to };
  }
  return null;
}

const isButton = (link: Element) => BUTTON.test(hintOf(link)) && !TOGGLE.test(hintOf(link));

/** Pages that come along, and other websites that are no profiles. */
function leadsTo(url: URL, here: URL, pathOf: Here['pathOf']): string {
  if (!/^https?:$/.test(url.protocol)) return '';
  return hostName(url) === hostName(here) ? pathOf(url) : networkOf(url.href) === '' ? url.href : '';
}
