import { discussionsIn } from './not-its-own.ts';
import { styledBy } from './style-sheets.ts';
import type { Styled } from './style-sheets.ts';
import { attribute, elementsOf } from './tree.ts';
import type { Element, Root } from './tree.ts';

/** What a page says of its parts elsewhere than in them. */
export type PageSigns = {
  styled: Styled;
  language: string;
  /** What a press on something else shows: panels of tabs, accordions, "read more". */
  opened: ReadonlySet<string>;
  /** Links that lead to the beginning of the page or past what stands before its content. */
  jumps: ReadonlySet<Element>;
  discussions: ReadonlySet<Element>;
};

const LONGEST_JUMP = 60;
/** Whoever reads a page hears these words; whoever looks at it need not. By language: en, de, fr, es, pt, it, nl. */
const TO_TOP =
  /^(?:[↑▲⇧^]\s?)?(?:back to (?:the )?top|to (?:the )?top|top of page|nach oben|zum? (?:seiten)?anfang|haut de (?:la )?page|retour en haut|volver arriba|ir arriba|inicio de (?:la )?página|voltar ao topo|topo da página|ir para o topo|torna su|torna all['’]inizio|terug naar boven|naar boven)(?:\s?[↑▲⇧^])?$/i;
const SKIP =
  /^(?:skip|jump) (?:to|navigation|past)|^(?:direkt )?zum (?:haupt)?inhalt|^aller (?:au|directement)|^passer au|^(?:saltar|ir) al? |^(?:saltar|pular|ir) para o conte|^(?:salta|vai) al|^(?:ga )?naar (?:de )?(?:hoofd)?inhoud/i;

export const isJumpText = (text: string): boolean =>
  text.length <= LONGEST_JUMP && (TO_TOP.test(text.trim()) || SKIP.test(text.trim()));

function openedBy(elements: readonly Element[]): Set<string> {
  const opened = new Set<string>();
  for (const element of elements) {
    const toggles = attribute(element, 'dataToggle') || attribute(element, 'dataBsToggle');
    if (/modal|offcanvas|dropdown/.test(toggles) || attribute(element, 'ariaHasPopup') !== '') continue;
    const isTab = attribute(element, 'role') === 'tab' || /tab|pill|collapse/.test(toggles);
    if (!isTab && attribute(element, 'ariaExpanded') === '') continue;
    for (const name of ['ariaControls', 'dataTarget', 'dataBsTarget', 'href'])
      for (const id of attribute(element, name).split(/\s+/)) if (id) opened.add(id.replace(/^#/, ''));
  }
  return opened;
}

function jumpsOf(elements: readonly Element[]): Set<Element> {
  const body = elements.findIndex(({ tagName }) => tagName === 'body');
  const within = elements.slice(body + 1);
  const begins = new Set(
    elements
      .slice(Math.max(0, body), body + 4)
      .flatMap((element) => [attribute(element, 'id'), element.tagName === 'a' ? attribute(element, 'name') : '']),
  );
  const h1 = within.findIndex(({ tagName }) => tagName === 'h1');
  const isMain = (element: Element) => element.tagName === 'main' || attribute(element, 'role') === 'main';
  const isContent = (element: Element) => isMain(element) || /^(?:main|content)/.test(attribute(element, 'id'));
  const content = new Set(
    within
      .filter((element) => attribute(element, 'id') !== '' && isContent(element))
      .map((element) => attribute(element, 'id')),
  );
  return new Set(
    within.filter((element, at) => {
      if (element.tagName !== 'a') return false;
      const [, target] = /^#(.{0,80})$/.exec(attribute(element, 'href')) ?? [];
      if (!target) return false;
      return target === 'top' || begins.has(target) || (content.has(target) && (h1 === -1 || at < h1));
    }),
  );
}

export function signsOf(root: Root): PageSigns {
  const elements = [...elementsOf(root)];
  const html = elements.find(({ tagName }) => tagName === 'html');
  const language = html ? attribute(html, 'lang') || attribute(html, 'xmlLang') : '';
  return {
    styled: styledBy(root, language),
    language,
    opened: openedBy(elements),
    jumps: jumpsOf(elements),
    discussions: discussionsIn(root),
  };
}
