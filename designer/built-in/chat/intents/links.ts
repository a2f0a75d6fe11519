import { getSection } from '#site/sections/index.ts';
import { telephone } from '../../compose/actions.ts';
import { findSectionFor, pageNamed, sectionWords, whichOne } from '../find-target.ts';
import { isRecord, shown, textProp, type Ask, type Intent } from '../request.ts';

const LEADS =
  /^(?:(?:make|let|have|set)\s+)?(?:the\s+|our\s+)?(.{0,40}?)\bbutton\b(?:\s+(?:in|of|on)\s+(?:the\s+)?(.{2,40}?))?\s+(?:should (?:go|lead|link|point)|(?:go|lead|link|point)s?|must (?:go|lead|link))\s+(?:to\s+)?(?:the\s+|our\s+)?(.{2,200}?)[.!]*$/isu;
const LINK_TO =
  /^(?:link|point|connect)\s+(?:the\s+|our\s+)?(.{0,40}?)\bbutton\b(?:\s+(?:in|of|on)\s+(?:the\s+)?(.{2,40}?))?\s+(?:to|with|at)\s+(?:the\s+|our\s+)?(.{2,200}?)[.!]*$/isu;

/** The address that words name: a page, the web, the phone, the mail. */
function addressOf(ask: Ask, words: string): string | undefined {
  const said = ask.value(words);
  const { business } = ask.document;
  if (/^https?:\/\/\S+$/i.test(said)) return said;
  if (/^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(said)) return `https://${said}`;
  if (/\b(?:phone|telephone|number|call)\b/i.test(said) && business.phone) return telephone(business.phone);
  if (/\be?-?mail\b/i.test(said) && business.email) return `mailto:${business.email}`;
  return pageNamed(ask.document, said)?.path;
}

/** "the button in the hero should go to the menu page". */
export const changeLink: Intent = (ask) => {
  const match = LEADS.exec(ask.text) ?? LINK_TO.exec(ask.text);
  if (!match) return undefined;
  const to = addressOf(ask, match[3] ?? '');
  if (!to)
    return {
      cannot: `I do not know where ${shown(ask.value(match[3] ?? ''))} leads`,
      instead: 'Name a page of the site or give an address that starts with https://.',
    };
  const around = `${match[1] ?? ''} ${match[2] ?? ''}`;
  if (/\b(?:header|menu|navigation|top right)\b/i.test(around))
    return {
      operations: [
        {
          type: 'setHeader',
          action: { ...ask.document.header.action, label: ask.document.header.action.label || 'More', to },
        },
      ],
      did: `let the header button lead to ${to}`,
      names: ['header/action'],
    };
  const first = ask.page.sections.find((section) => linkOf(section.props) !== undefined);
  // "The order button": one that says so comes before a section that is called so.
  const said = (match[1] ?? '').trim().toLowerCase();
  const labelled = ask.page.sections.find((section) => said.length > 2 && labelOf(section.props).includes(said));
  const found = labelled ? { found: { page: ask.page, section: labelled } } : findSectionFor(ask, around);
  if ('several' in found) return { asks: whichOne(found.several, ask, 'change') };
  const target = 'found' in found ? found.found : first && { page: ask.page, section: first };
  const name = target && (/\b(?:second|other)\b/i.test(around) ? 'secondary' : linkOf(target.section.props));
  const old = target && name ? target.section.props[name] : undefined;
  if (!target || !name) return { cannot: 'I found no button there', instead: 'Say which section it is in.' };
  const label = isRecord(old) && typeof old.label === 'string' && old.label ? old.label : 'More';
  return {
    operations: [{ type: 'updateSection', sectionId: target.section.id, props: { [name]: { label, to } } }],
    did: `let the button ${shown(label)} of ${sectionWords(target, ask)} lead to ${to}`,
    names: [`sections/${target.section.id}/props/${name}`],
  };
};

function labelOf(props: Record<string, unknown>): string {
  const link = props[linkOf(props) ?? ''];
  return isRecord(link) && typeof link.label === 'string' ? link.label.toLowerCase() : '';
}

const linkOf = (props: Record<string, unknown>) =>
  ['primary', 'action'].find((name) => {
    const value = props[name];
    return isRecord(value) && typeof value.label === 'string' && value.label !== '';
  });

const REMOVE =
  /^(?:remove|delete|drop|take (?:out|away|off)|clear|empty|get rid of)\s+(?:the\s+|our\s+)?(line above the (?:heading|headline|title)|eyebrow|kicker|intro(?:duction)?(?: text)?|subtitle|subheading|note|small line|(?:first |main |second )?button)(?:\s+(?:of|in|on|from|under)\s+(?:the\s+|our\s+)?(.{2,50}?))?[.!]*$/iu;

/** "remove the line above the heading": empties one field, the section stays. */
export const removeText: Intent = (ask) => {
  const match = REMOVE.exec(ask.text);
  if (!match) return undefined;
  const word = (match[1] ?? '').toLowerCase();
  const field = /above|eyebrow|kicker/.test(word)
    ? 'eyebrow'
    : /note|small line/.test(word)
      ? 'note'
      : /second/.test(word)
        ? 'secondary'
        : /button/.test(word)
          ? 'primary'
          : 'intro';
  const found = match[2] ? findSectionFor(ask, match[2]) : undefined;
  if (found && 'several' in found) return { asks: whichOne(found.several, ask, 'change') };
  const has = (props: Record<string, unknown>) => {
    const value = props[field];
    return isRecord(value) ? value.label !== '' : typeof value === 'string' && value !== '';
  };
  const section =
    found && 'found' in found
      ? found.found.section
      : (ask.page.sections.find((one) => has(one.props)) ?? ask.page.sections[0]);
  if (!section) return undefined;
  const name =
    field === 'primary' && !Object.hasOwn(getSection(section.kind)?.fields.shape ?? {}, 'primary') ? 'action' : field;
  const old = section.props[name];
  if (!isRecord(old) && textProp(section, name) === '') return { says: 'There is none there.' };
  return {
    operations: [
      { type: 'updateSection', sectionId: section.id, props: { [name]: isRecord(old) ? { label: '', to: '' } : '' } },
    ],
    did: `took the ${word} off ${sectionWords({ page: ask.page, section }, ask)}`,
    names: [`sections/${section.id}/props/${name}`],
  };
};
