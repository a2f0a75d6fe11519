import type { Link } from '../model/fields.ts';
import type { Page, Section, WebsiteDocument } from '../model/document.ts';
import { isRecord } from '../model/json.ts';
import { publishedDocument } from '../origins/published-document.ts';
import { withOtherWays } from '../origins/without-ways-to.ts';
import { getShownSection } from '../sections/index.ts';
import { exportOptions } from './links.ts';
import { pageSetting, viewContext } from './view-context.tsx';
import { callWay, messageWay } from './ways-to-reach.ts';

/**
 * What an export shows of a website: what is published, without the forms that nobody would take there and the pages of which nothing is
 * left. Buttons that led to them lead to another way to get in touch, or are left out. The same object when there is nothing to leave out.
 */
export function exportedDocument(whole: WebsiteDocument): WebsiteDocument {
  const document = publishedDocument(whole);
  const lost = lostForms(document);
  if (lost.size === 0) return document;
  const isShown = (section: Section) => !section.hidden && !lost.has(section.id);
  const isLeft = ({ path, sections }: Page) =>
    path === '/' || sections.some(isShown) || !sections.some(({ id }) => lost.has(id));
  const paths = new Set(document.pages.filter((page) => !isLeft(page)).map(({ path }) => path));
  const isGone = (to: string) => {
    const [address = '', fragment = ''] = to.split('#', 2);
    return lost.has(fragment) || paths.has(address.split('?', 1)[0] ?? '');
  };
  const changed = withOtherWays(document, { isGone, instead: otherWay(document) });
  return {
    ...changed,
    pages: changed.pages.filter(isLeft).map((page) => ({
      ...page,
      sections: page.sections.filter((section) => !lost.has(section.id) && !isIdle(section, document)),
    })),
  };
}

/** What whoever takes an export should know of its forms, in sentences. */
export function exportNotes(whole: WebsiteDocument): string[] {
  const document = publishedDocument(whole);
  const forms = document.pages.flatMap(({ sections }) => sections.filter(isForm));
  if (forms.length === 0) return [];
  if (document.business.email !== '') return ['Forms open the email program of whoever fills them in.'];
  const what = forms.length === 1 ? 'The form is' : 'Forms are';
  const way = reachedBy(document);
  const buttons = way
    ? `Buttons that led there lead to “${way.label}” instead.`
    : 'Buttons that led there are left out, too. Give an email address under Business, or another way to get in touch.';
  return [
    `${what} left out, since a plain file server takes none and the website has no email address to write to.`,
    ...(lostForms(document).size > 0 ? [buttons] : []),
  ];
}

const isForm = ({ kind, hidden }: Section): boolean => {
  const definition = getShownSection(kind);
  return !hidden && definition?.needsHosting === true && definition.purpose === 'reply';
};

/** The ids of forms that show nothing where no server of ours takes what is sent. */
function lostForms(document: WebsiteDocument): Set<string> {
  const lost = document.pages.flatMap(({ path, sections }) => {
    const setting = pageSetting(document, path, exportOptions());
    return sections.filter((section) => {
      const { id, kind, variant, props } = section;
      return isForm(section) && !getShownSection(kind)?.view(props, variant, viewContext(setting, id, 1));
    });
  });
  return new Set(lost.map(({ id }) => id));
}

function reachedBy(document: WebsiteDocument) {
  const context = viewContext(pageSetting(document, '/', exportOptions()), '', -1);
  return messageWay(context) ?? callWay(context);
}

/** A button to a messenger needs no words: what it is pressed for is said in the website's language. */
function otherWay(document: WebsiteDocument): Link {
  const way = reachedBy(document);
  return { label: way?.to.startsWith('tel:') ? way.label : '', to: way?.to ?? '' };
}

/** Asks people to act and has lost the buttons to do so. */
function isIdle({ id, kind, props }: Section, before: WebsiteDocument): boolean {
  if (kind !== 'cta' || buttonsIn(props) > 0) return false;
  const old = before.pages.flatMap(({ sections }) => sections).find((section) => section.id === id);
  return old !== undefined && buttonsIn(old.props) > 0;
}

const buttonsIn = (props: Section['props']): number =>
  Object.values(props).filter((part) => isRecord(part) && typeof part['to'] === 'string' && part['to'] !== '').length;
