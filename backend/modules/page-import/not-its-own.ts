import { attribute, elementsOf, hintOf, isElement, textOf } from './tree.ts';
import type { Element, Root } from './tree.ts';

const LARGEST_NOTICE = 3000;
const LONGEST_NOTICE = 900;
const LONGEST_WAIT = 80;

const COOKIES = /cookie|gdpr|consent|onetrust|borlabs|cmp-|cmplz|usercentrics|cc-window|tarteaucitron/;
/** What such notices are about, and what one says to them. By language: en, de, fr, es, pt, it, nl. */
const TRACKED =
  /cookies?\b|traceurs|témoins de connexion|galletas|tracking|\b(?:gdpr|dsgvo|rgpd|lgpd|avg)\b|datenschutzeinstellungen|privacy settings/i;
const AGREED =
  /\b(?:accept|agree|allow|got it|ok|okay|understood|reject|decline|akzept|zustimm|einverstanden|ablehn|verstanden|erlaub|refuser|compris|acept|rechaz|entendido|de acuerdo|aceit|concord|recus|entendi|accett|rifiut|ho capito|akkoord|toestaan|weiger)/i;

const STRANGERS =
  /(?:^|[\s_/-])(?:comments?|comment-?(?:list|respond|form|body|section|area)s?|usercomments|respond|disqus\w{0,20})(?:$|[\s_-])/;
/** "3 comments", "Leave a reply". By language: en, de, fr, es, pt, it, nl. */
const DISCUSSION =
  /^(?:\d{1,4}\s)?(?:comments?|replies|responses|member discussion|discussion|join the (?:discussion|conversation)|kommentare?|diskussion|commentaires?|réactions?|comentarios?|comentários?|commenti|reacties)(?:\s?\(\d{1,4}\))?:?$|^(?:\d{1,4}\s)?(?:comments?|thoughts?|replies|responses|kommentare?|commentaires?|comentarios?|comentários?|commenti|reacties) (?:on|to|zu|sur|en|em|su|op) |^(?:leave|post|write|add) a (?:reply|comment)|^(?:schreibe?n? (?:sie )?)?(?:einen )?kommentar (?:schreiben|hinterlassen|verfassen)|^laisse[rz] un commentaire|^deja (?:un comentario|una respuesta)|^dejar un comentario|^deixe (?:um comentário|uma resposta)|^lascia un commento|^(?:laat|geef) een reactie/i;
const WAITING =
  /skeleton|shimmer|animate-pulse|(?:^|[\s_-])(?:spinner|loading|loader|preloader)(?:$|[\s_-])|placeholder-(?:glow|wave)/;

const controlsIn = (element: Element) =>
  [...elementsOf(element)].filter(
    (one) =>
      one.tagName === 'button' ||
      (one.tagName === 'input' && /^(?:submit|button)$/.test(attribute(one, 'type'))) ||
      (one.tagName === 'a' && /button|btn/.test(hintOf(one))),
  );

const holdsTitle = (element: Element) =>
  [...elementsOf(element)].some(({ tagName }) => tagName === 'h1' || tagName === 'main');

/** A notice about cookies: called so by its makers, or small, beside the page's content, about tracking and to be agreed to. */
export function isCookieNotice(element: Element, hint: string, level: number): boolean {
  if (COOKIES.test(hint)) return textOf(element).length < LARGEST_NOTICE && !holdsTitle(element);
  const isDialog = /(?:^|\s)(?:alert)?dialog(?:\s|$)/.test(attribute(element, 'role')) || element.tagName === 'dialog';
  const isBeside =
    isDialog ||
    level <= 2 ||
    attribute(element, 'ariaLive') !== '' ||
    /position\s?:\s?(?:fixed|sticky)/.test(attribute(element, 'style'));
  if (!isBeside || /^(?:main|article|header|footer)$/.test(element.tagName)) return false;
  const text = textOf(element);
  if (text.length > LONGEST_NOTICE || !TRACKED.test(text) || holdsTitle(element)) return false;
  const controls = controlsIn(element);
  return isDialog || (controls.length > 0 && (AGREED.test(text) || controls.some((one) => AGREED.test(textOf(one)))));
}

/** The boxes that begin with the heading of a discussion. One walk: boxes stand within boxes. */
export function discussionsIn(root: Root | Element): Set<Element> {
  const found = new Set<Element>();
  const walk = (parent: Root | Element, begun: readonly Element[]) => {
    let isFirst = true;
    for (const child of parent.children) {
      if (child.type === 'text' && child.value.trim() !== '') isFirst = false;
      if (!isElement(child)) continue;
      const boxes = [...(isFirst ? begun.slice(-4) : []), child];
      if (/^h[1-6]$/.test(child.tagName)) {
        const text = textOf(child);
        if (text.length <= 80 && DISCUSSION.test(text)) for (const box of boxes) found.add(box);
      } else walk(child, boxes);
      isFirst = false;
    }
  };
  walk(root, []);
  return found;
}

/** What strangers wrote below a page, and where others may. */
export function isOfStrangers(element: Element, hint: string, discussions: ReadonlySet<Element>): boolean {
  if (!/^(?:div|section|aside|ol|ul|form|article|footer)$/.test(element.tagName)) return false;
  if (element.tagName === 'form' && /comment|kommentar|commentaire|comentario/i.test(attribute(element, 'action')))
    return true;
  return (STRANGERS.test(hint) || discussions.has(element)) && !holdsTitle(element);
}

/** What stands in for something that scripts bring. */
export const isWaiting = (element: Element, hint: string): boolean =>
  (WAITING.test(hint) || attribute(element, 'ariaBusy') === 'true') && textOf(element).length <= LONGEST_WAIT;
