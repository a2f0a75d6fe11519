import type { Section } from '#site/model/document.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { pagesMeant } from '../document/find.ts';
import { operation, operationsFor, textsOf } from '../document/places.ts';
import { relabelled } from '../document/relabelled.ts';
import { asSentence, cleanValue, valueOf } from '../message/value.ts';
import { partWord } from '../words/index.ts';
import { hasProposal } from '#site/origins/marks.ts';
import { entriesNamed, sectionsMeant } from '../document/find.ts';
import { readRequest } from '../message/request.ts';
import { askedTongue } from '../message/translation.ts';
import { tellingIn } from '../message/telling.ts';
import { saysLine } from './orders.ts';

/** "Translate to French": labels and the language that browsers are told; the owner's own words stay. */
function language(ask: Ask): Plan[] {
  const { request, document } = ask;
  const [tongue] = request.group('tongue');
  if (!tongue) return [];
  const wants =
    request.has('do.translate', 'part.language', 'do.change', 'part.website') ||
    (request.has('mark.all') && request.group('kind').length === 0);
  const whole = askedTongue(request);
  if (!(wants && !request.has('do.add') && !request.has('part.person')) && !whole) return [];
  if (document.language.split('-')[0] === tongue.name)
    return [{ score: 0.85, does: 'tell', id: 'alreadyLanguage', values: { tongue: tongue.name } }];
  return change(
    whole || request.has('do.translate', 'part.language') ? 0.93 : 0.66,
    relabelled(document, tongue.name),
    { names: ['language'], also: { id: 'ownWordsStay' }, ...(whole && { covers: request.text }) },
  );
}

/** Title and description in search results, of the site or of a page. */
function search(ask: Ask): Plan[] {
  const { request, document, language: spoken } = ask;
  const isSearch =
    request.has('part.search') ||
    (request.has('part.description', 'part.title') && request.has('part.page', 'part.website'));
  if (!isSearch || !request.has('part.description', 'part.title', 'part.search')) return [];
  const field = request.has('part.title', 'part.heading') && !request.has('part.description') ? 'title' : 'description';
  const value = request.has('part.description', 'part.title') || request.quotes.length > 0 ? valueOf(request, 1) : null;
  if (!value)
    return request.has('do.change', 'do.add', 'do.write')
      ? [{ score: 0.6, does: 'ask', id: 'askValue', values: { part: partWord(field, spoken) }, needs: 'value' }]
      : [];
  const [named] = pagesMeant(document, request, 0, value.at);
  const home = document.pages.find(({ path }) => path === '/');
  const said = named?.thing ?? (request.has('mark.here') ? ask.page : undefined);
  // What the first page says of itself wins over what the website says.
  const page = said && said.path !== '/' ? said : home?.seo[field] ? home : undefined;
  const text = value.text.slice(0, field === 'title' ? 70 : 170);
  const operations = page
    ? operation({ type: 'updatePage', pageId: page.id, seo: { [field]: text } })
    : operation({ type: 'setSeo', [field]: text });
  return change(0.95, operations, {
    names: [page ? `pages/${page.id}/seo/${field}` : `seo/${field}`],
  });
}

const PATH = /\/[a-z0-9][a-z0-9/_.-]*|(?<=\s)\/(?=\s|$)/giu;

/** "Redirect /old to /new". */
function redirect({ request, document }: Ask): Plan[] {
  if (!request.has('part.redirect')) return [];
  const [from, to] = [...request.text.matchAll(PATH)].map(([path]) => path.toLowerCase().replace(/[.]$/u, ''));
  const page = to ?? pagesMeant(document, request).map(({ thing }) => thing.path)[0];
  if (!from || !page) return [{ score: 0.7, does: 'tell', id: 'redirectHow' }];
  return change(
    0.92,
    operation({
      type: 'setRedirects',
      redirects: [...document.redirects.filter((one) => one.from !== from), { from, to: page }],
    }),
    { names: ['redirects'] },
  );
}

/** "Keep the suggested services", "drop all suggestions". */
function suggestions(ask: Ask): Plan[] {
  const { request, document, page } = ask;
  const isKept = request.has('do.keep', 'do.show');
  if (!request.has('part.suggestion') || (!isKept && !request.has('do.remove'))) return [];
  if (!hasProposal(JSON.stringify(document))) return [{ score: 0.85, does: 'tell', id: 'noSuggestions' }];
  const [meant] = sectionsMeant(document, request, page);
  const [entry] = entriesNamed(document, request.quotes[0]?.text ?? '', 0.9);
  const at = entry
    ? entry.thing.place.join('/')
    : meant && !request.has('mark.all')
      ? `sections/${meant.thing.section.id}`
      : undefined;
  return change(
    0.95,
    operation({ type: isKept && !request.has('do.remove') ? 'keepProposals' : 'dropProposals', ...(at && { at }) }),
  );
}

const ORDERS = [
  'do.change',
  'do.remove',
  'do.move',
  'do.add',
  'do.shorten',
  'do.hide',
  'do.rename',
  'do.translate',
  'do.dislike',
  'do.ask',
  'do.can',
  'do.want',
  'mark.not',
  'mark.noLonger',
  'part.colour',
  'part.font',
  'part.template',
] as const;

/** The prop of a section that holds sentences. */
const proseOf = ({ props }: Section): string | undefined =>
  ['body', 'note', 'intro'].find((name) => name in props && typeof props[name] === 'string');

/** What the owner tells about the business: it stands word for word where it belongs, or they are asked. */
function facts(ask: Ask): Plan[] {
  const { request, document, page } = ask;
  const colon = /^\S+ (?:this|that|the following|das|dies|ceci|esto|isto|questo|dit): /iu.test(request.text);
  const add = colon && request.senses[0]?.concepts.includes('do.add') ? request.senses[0] : undefined;
  // "Add a sentence to say we are insured"
  const isLine = saysLine(request);
  const say = request.find(isLine ? ['do.say', 'mark.be'] : ['do.say']) ?? (add && { ...add, to: 3 });
  const said = say ? request.between(say.to).replace(/^(?:that|dass|que)\s+/iu, '') : request.text;
  const telling = tellingIn(request);
  const words = request.quotes[0]?.text ?? telling?.words.replace(/^also\s+/iu, '') ?? (say ? cleanValue(said) : said);
  const isTold =
    say !== undefined ||
    (telling !== undefined && !readRequest(telling.words, request.language).has(...ORDERS)) ||
    (request.senses[0]?.from === 0 &&
      request.senses[0].concepts.includes('mark.we') &&
      !/^its?\b|^it['’]s\b|^i(?:'|’)?m\b|^i\b|^ich\b|^j'|^je\b|^yo\b|^eu\b/iu.test(request.text) &&
      // A number or a time belongs somewhere: a sentence of it elsewhere would contradict what stands there.
      !/(?<!\d)\d{1,3}(?!\d)/u.test(request.text) &&
      !request.has('part.hours', 'part.price') &&
      !request.has(...ORDERS));
  if (!isTold || words.split(/\s+/u).length < (say ? 2 : 3) || words.includes('?') || words.length > 400) return [];
  const sentence = asSentence(words);
  const sections = [...page.sections, ...document.pages.flatMap((one) => one.sections)];
  const [meant] = request.has('mark.in')
    ? sectionsMeant(document, request, page).filter(({ thing }) => proseOf(thing.section) !== undefined)
    : [];
  const home =
    meant?.thing.section ??
    sections.find(({ kind, hidden }) => kind === 'about' && !hidden) ??
    sections.find(({ kind, hidden }) => kind === 'richText' && !hidden) ??
    sections.find(({ kind }) => kind === 'hero');
  if (!home) return [];
  const prop = proseOf(home) ?? 'intro';
  const place = ['sections', home.id, 'props', prop];
  const old = textsOf(document).find((text) => text.place.join('/') === place.join('/'))?.text ?? '';
  if (old.includes(sentence)) return [{ score: 0.6, does: 'tell', id: 'alreadySo' }];
  const kept = old.startsWith('[[') ? '' : old;
  const next = kept === '' ? sentence : `${kept}${prop === 'body' ? '\n\n' : ' '}${sentence}`;
  return change(
    add || (say && isLine) ? 0.82 : say || telling ? 0.7 : 0.57,
    operationsFor(document, [{ place, value: next }]),
    {
      names: say || telling ? [place.join('/')] : [],
      covers: telling ? request.text : '',
      focus: { sectionId: home.id },
    },
  );
}

/** What concerns the site as a whole: its language, search results, old addresses, suggestions, and what is told about the business. */
export const siteWide: Ability = {
  name: 'site-wide',
  plan: (ask) => [...language(ask), ...search(ask), ...redirect(ask), ...suggestions(ask), ...facts(ask)],
};
