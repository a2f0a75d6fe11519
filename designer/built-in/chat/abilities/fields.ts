import type { Section } from '#site/model/document.ts';
import { linkSchema } from '#site/model/fields.ts';
import { serviceOf } from '#site/model/services.ts';
import { edit } from '../edit.ts';
import { phrasesOf, vocabularyOf } from '../../reading/vocabulary/index.ts';
import type { Ability, Ask, Plan } from '../ask.ts';
import { change } from '../ask.ts';
import { hasProp } from '../document/entries.ts';
import { entriesNamed, pagesMeant, rivals, sameThings, sectionsMeant } from '../document/find.ts';
import { entriesWithin } from '../document/named.ts';
import { operationsFor, textsOf, valueAt, type Edit, type Place } from '../document/places.ts';
import { readRequest, type Sense } from '../message/request.ts';
import { cleanValue, isNameLike, valueOf, withCapital, type Value } from '../message/value.ts';
import { partWord, type Part } from '../words/index.ts';
import { saysLine } from './orders.ts';
import { wordsIn } from './replace-text.ts';

/** The props that a part of a section may be, in the order they are looked for. */
const PROPS: Partial<Record<Part, string[]>> = {
  heading: ['heading'],
  intro: ['intro'],
  text: ['body', 'intro', 'text'],
  note: ['note'],
  button: ['primary', 'action', 'button'],
};
/** The same for an entry. */
const ENTRY_PROPS: Partial<Record<Part, string[]>> = {
  text: ['text', 'description', 'answer', 'quote', 'caption'],
  description: ['text', 'description', 'caption'],
  answer: ['answer'],
  name: ['name', 'title', 'question'],
};
const OF_SITE: Partial<Record<Part, Place>> = {
  tagline: ['brand', 'tagline'],
  footer: ['footer', 'note'],
};

/** "Right under the name", "über dem Titel": where something goes, and nothing that changes; "under a new name" says what it is. */
const BESIDE =
  /^(?:under|underneath|below|beneath|above|behind|beside|unter|über|neben|hinter|sous|dessus|debajo|encima|detrás|sob|abaixo|acima|sotto|sopra|onder|boven)$/u;
const THE = /^(?:the|der|die|das|dem|den|le|la|les|el|los|las|o|os|il|lo|het|de|du|del)$/u;
const isPlace = ({ request: { tokens } }: Ask, { from }: Sense): boolean => {
  const back = THE.test(tokens[from - 1]?.text ?? '') ? 2 : 1;
  return BESIDE.test(tokens[from - back]?.text ?? '');
};

const partsMeant = (ask: Ask) =>
  ask.request.group('part').flatMap(({ name, sense }) => {
    if (isPlace(ask, sense)) return [];
    const part = (
      ['heading', 'intro', 'text', 'note', 'button', 'tagline', 'footer', 'name', 'description', 'answer'] as const
    ).find((one) => one === name);
    return part ? [{ part, sense }] : [];
  });

/** Where in a section a part stands; a button's words are its label. */
function placeIn(section: Section, props: string[]): Place | undefined {
  const prop = props.find((name) => hasProp(section, name));
  if (prop === undefined) return undefined;
  const place = ['sections', section.id, 'props', prop];
  return prop === 'primary' || prop === 'action' ? [...place, 'label'] : place;
}

function sectionFor(ask: Ask, props: string[], until: number): Section | undefined {
  const { document, request, page, focus } = ask;
  const fits = (section: Section) => placeIn(section, props) !== undefined;
  const meant = sectionsMeant(document, request, page, 0, until).find(({ thing }) => fits(thing.section));
  if (meant) return meant.thing.section;
  const focused = document.pages.flatMap(({ sections }) => sections).find(({ id }) => id === focus.sectionId);
  const it = request.find(['mark.it']);
  // What is to stand there says nothing of which section is meant.
  const isMeant = focus.isChosen === true || (it !== undefined && it.from < until);
  return focused && isMeant && fits(focused)
    ? focused
    : page.sections.find((section) => !section.hidden && fits(section));
}

/** The name of the business changes wherever it is said. */
function renamed(ask: Ask, next: string): Edit[] {
  const old = ask.document.brand.name;
  const others = textsOf(ask.document).filter(
    ({ place, text }) => place.join('/') !== 'brand/name' && wordsIn(text, old).length > 0,
  );
  return [
    { place: ['brand', 'name'], value: next },
    ...others.map(({ place, text }) => ({
      place,
      value: wordsIn(text, old).reduceRight(
        (result, at) => result.slice(0, at) + next + result.slice(at + old.length),
        text,
      ),
    })),
  ];
}

/** "Wren & Rye is now our name". */
const IS_OURS =
  /\s(?:is|ist|est|es|é)\s(?:(?:now|jetzt|maintenant|ahora|agora)\s)?(?:our|my|the|unser|mein|der|notre|nuestro|o nosso|nosso|el)\s/iu;

/** "Name is Tide Yoga": what follows a small word of being. */
function nameAfter({ request }: Ask, from: number): string {
  const length = phrasesOf(vocabularyOf(request.language).copulas).at(request.tokens, from);
  return length > 0 ? cleanValue(request.between(from + length)) : '';
}

const NOW =
  /^(?:(?:from now on|now|ab jetzt|ab sofort|jetzt|nun|künftig|désormais|maintenant|a partir de ahora|ahora|a partir de agora|agora)\s)+/iu;
/** "Call us", "nenn uns", "llámanos": who is to be called so stands in the verb. */
const US = /(?:^|-)(?:us|uns|nous|nos)$|(?:ll[áa]ma|ll[áa]me)nos$/iu;

/** "Soot & Daughter cos my lass has joined" */
const WHY = /,?\s(?:cos|because|since|weil|denn|parce qu|porque|perché|want|omdat|bo|fordi|eftersom)(?=[\s'’])/iu;
/** A name without what is said beside it: "Radwerk Bamberg, die Mail bleibt". */
const nameAlone = (text: string): string => {
  const [name = ''] = text.replace(NOW, '').split(WHY);
  // "Ahora va a ser Tres Hermanas"
  const [own = ''] = name.replace(/^(?:ser|be)\s(?=\p{Lu})/u, '').split(/[,;]\s(?=\p{Ll})|[.!]\s/u);
  return cleanValue(own);
};

/** "We are now the Railway Modellers": a name of several words with capitals. */
const WE_ARE =
  /^(?:we(?: are|'re)|wir (?:sind|heißen)|nous sommes|on est|somos|siamo|wij zijn|we zijn)\s(?:now|jetzt|nun|maintenant|désormais|ahora|agora|adesso|ora|nu)\s(?:the |die |der |das |les |le |la |el |los |o |os |i |gli |de |het )?/iu;
/** "We had to change our name, we're the Railway Modellers now". */
const X_NOW =
  /(?:^|[,;–-]\s|\band\s|\bund\s|\bet\s|\by\s)(?:we(?: are|'re)|wir (?:sind|heißen)|nous sommes|on est|somos|siamo|wij zijn|we zijn)\s([^,.;!?]{3,60}?)\s(?:now|jetzt|nun|maintenant|désormais|ahora|agora|adesso|ora|nu)(?=[,.;!]|$)/iu;
const ARTICLE = /^(?:the|die|der|das|les|le|la|el|los|o|os|i|gli|de|het) (?=\p{Lu})/u;
const ourNewName = (text: string): string => {
  const said = text.replaceAll('’', "'");
  const lead = WE_ARE.exec(said)?.[0].length ?? text.length;
  const behind = (/^[^,.;!?]{1,60}/u.exec(text.slice(lead))?.[0] ?? '').trim();
  const before = (X_NOW.exec(said)?.[1] ?? '').replace(ARTICLE, '');
  const name = behind === '' ? before : behind;
  return name.includes(' ') && isNameLike(name) ? name : '';
};

const CALLS = /^(?:call|name|nenn\p{L}{0,2}|appel\p{L}{1,4}|llam\p{L}{1,3}|cham\p{L}{1,3}|chiam\p{L}{1,4}|noem)$/u;

/** Where the name begins that a request gives the business: "call us X", "our new name, call it X", "rename to X". */
function nameStart(ask: Ask): number | undefined {
  const { request, focus } = ask;
  const [called, rename] = [request.find(['mark.called']), request.find(['do.rename'])];
  const name = request.find(['part.name']);
  const isOther = request.has('part.page', 'part.section', 'part.entry') || (request.has('do.add') && !name);
  // "Call the site X"
  const site = request.find(['part.website']);
  const verb = site && request.tokens.slice(Math.max(0, site.from - 3), site.from).find(({ text }) => CALLS.test(text));
  if (site && verb && /^\p{Lu}|^["“„«]/u.test(request.text.slice(request.tokens[site.to]?.start))) return site.to;
  const first = called ?? rename;
  if (!first || isOther || request.group('kind').some(({ sense }) => sense.from < first.from)) return undefined;
  const word = called && request.tokens[called.to - 1]?.text;
  if (called && word !== undefined) {
    const isUs = US.test(word) || /^on s'appelle/iu.test(request.between(called.from, called.to).replace('’', "'"));
    const isOurs =
      called.from <= 3 &&
      request.senses.some(
        ({ to, concepts }) => to <= called.from && concepts.some((one) => one === 'mark.we' || one === 'part.website'),
      );
    // "Call it X" names the section that was just spoken of, and the business where none was.
    const isItBefore = request.senses.some(({ to, concepts }) => to <= called.from && concepts.includes('mark.it'));
    // "A separate page for the brittle, call it Aunt Verlene's"
    const isOfPage = readRequest(ask.message, request.language).has('part.page', 'part.section');
    const isIt = called.from <= 3 && !isOfPage && (word === 'it' || isItBefore) && focus.sectionId === undefined;
    const isNamed = name !== undefined && name.to <= called.from;
    if (isUs || isOurs || isIt || isNamed) return called.to;
  }
  if (!rename) return undefined;
  const it = request.find(['mark.it'], rename.to);
  const behind = it?.from === rename.to && focus.sectionId === undefined ? it.to : rename.to;
  const to = request.find(['mark.to', 'mark.be'], behind);
  // "Llamar a mi proveedor": who is called on the telephone.
  if (to?.from === rename.to && CALLS.test(request.tokens[rename.to - 1]?.text ?? '')) return undefined;
  return to?.from === behind ? behind : request.find(['part.website'], rename.to)?.to;
}

/** "It's called Tide Yoga", "rename the site Tide": the website's own name, without the word for it. */
function siteNamed(ask: Ask): Plan[] {
  const { request, document } = ask;
  const ours = ourNewName(request.text);
  if (ours !== '')
    return change(0.9, operationsFor(document, renamed(ask, ours)), { names: ['brand/name'], isSure: true });
  const at = nameStart(ask);
  if (at === undefined) return [];
  const marker = request.find(['mark.to', 'mark.be'], at);
  const start = marker?.from === at ? marker.to : at;
  const end = request.find(['do.remove', 'mark.noLonger', 'mark.instead'], start)?.from;
  const name = request.quotes[0]?.text ?? nameAlone(request.between(start, end));
  return name === '' || name.length > 60
    ? []
    : change(0.84, operationsFor(document, renamed(ask, name)), {
        names: ['brand/name'],
        isSure: true,
        covers: end === undefined ? '' : request.between(end),
      });
}

/** "Put the prices first, call it What I charge": the section that was just spoken of. */
function sectionNamed({ request, document, focus }: Ask): Plan[] {
  const called = request.find(['mark.called']);
  const isIt =
    called !== undefined && called.from <= 2 && /^(?:call|name) it$/iu.test(request.between(called.from, called.to));
  const section = document.pages.flatMap(({ sections }) => sections).find(({ id }) => id === focus.sectionId);
  const name = isIt ? cleanValue(request.quotes[0]?.text ?? request.between(called.to)) : '';
  if (!section || name === '' || !hasProp(section, 'heading')) return [];
  const place = ['sections', section.id, 'props', 'heading'];
  return edit(0.9, document, [{ place, value: withCapital(name) }]);
}

/** Words right behind the part, where they begin with a capital: "Make the headline Bread since four". */
function bareValue(ask: Ask, part: Part, { from, to }: Sense): Value | null {
  const token = ask.request.tokens[to];
  const text = ask.request.between(to);
  const isSaying =
    /^(?:we|wir|ich|nous|ahora|nos|agora|chamamo)/u.test(ask.request.tokens[from]?.text ?? '') ||
    phrasesOf(vocabularyOf(ask.request.language).copulas).at(ask.request.tokens, to - 1) > 0;
  if (part === 'name' && isSaying && to - from > 1)
    return text === '' ? null : { text: nameAlone(text), at: to, isQuoted: false };
  const is = part === 'name' && to === ask.request.tokens.length ? IS_OURS.exec(ask.request.text) : null;
  if (is && is.index >= 2 && is.index <= 80)
    return { text: cleanValue(ask.request.text.slice(0, is.index)), at: to, isQuoted: false };
  const say = ask.request.senses.find((sense) => sense.from === to && sense.concepts.includes('do.say'));
  if (say) return { text: ask.request.between(say.to).replace(/(?<!\.)\.$/u, ''), at: to, isQuoted: false };
  // "We've got a name now - The Gannet"
  const dash =
    part === 'name'
      ? ask.request.tokens.findIndex(({ text: mark }, index) => index >= to && /^[-–—,]$/u.test(mark))
      : -1;
  const behind = dash < 0 ? '' : cleanValue(ask.request.between(dash + 1));
  if (isNameLike(behind)) return { text: behind, at: dash, isQuoted: false };
  const called = nameAfter(ask, to);
  if (part === 'name' && from <= 2 && called !== '') return { text: called, at: to, isQuoted: false };
  const isName =
    token && /^\p{Lu}/u.test(ask.request.text.slice(token.start)) && ask.request.has('do.change', 'do.rename');
  return isName && ask.language !== 'de' ? { text, at: to, isQuoted: false } : null;
}

/** "Lou's full name": a name, but not the one of the business. */
const isOfSomebody = ({ request, document }: Ask): boolean => {
  const whose = /(?<![\p{L}-])(\p{Lu}[\p{L}-]{1,30})['’]s\s(?:\p{Ll}{1,20}\s)?name(?!\p{L})/u.exec(request.text)?.[1];
  return whose !== undefined && !document.brand.name.includes(whose);
};

/** "Buttons want to be bigger, and red": how something looks is not what it says. */
const isOfLooks = ({ request }: Ask, { at }: Value): boolean =>
  request.colours.length > 0 &&
  request.tokens.every(
    ({ kind }, index) =>
      index < at ||
      kind === 'mark' ||
      request.senses.some(
        ({ from, to, concepts }) =>
          from <= index && index < to && concepts.some((one) => /^(?:colour|mood\.|mark\.|do\.)/u.test(one)),
      ),
  );

/** "The business name stays as it is." */
const STAYS = /(?<!\p{L})(?:stays?|remains?|bleibt|reste|se queda|fica|rimane|blijft)(?!\p{L})/iu;

const ADDRESS = /https?:\/\/[^\s,;]{3,300}/u;

/** Where a button leads: an address, a page that is named, the telephone or the mail. */
function buttonTarget(ask: Ask): Plan[] {
  const { request, document } = ask;
  if (request.has('part.colour', 'do.remove') || request.colours.length > 0) return [];
  const part = request.find(['part.button', 'part.link']);
  const url = ADDRESS.exec(request.text)?.[0].replace(/[.)!?]$/u, '');
  const service = serviceOf(url ?? '');
  const leads = service !== null && service.does !== 'write';
  if (url && (leads || (part && request.has('do.add'))))
    return leadingTo(ask, url, part?.from ?? 0, leads ? request.text : url);
  const goes = request.find(['do.move', 'mark.to', 'mark.be'], part?.to ?? 0);
  if (!part || !goes || request.has('do.add')) return [];
  const { phone, email } = document.business;
  const [meant] = pagesMeant(document, request, goes.from);
  if (url) return leadingTo(ask, url, part.from, url);
  const to =
    request.find(['part.phone'], goes.from) && phone !== ''
      ? `tel:${phone.replace(/[^\d+]/gu, '')}`
      : request.find(['part.email'], goes.from) && email !== ''
        ? `mailto:${email}`
        : meant && request.has('do.move', 'part.page')
          ? meant.thing.path
          : '';
  if (to === '') return [];
  const place = buttonMeant(ask, part.from);
  return place ? edit(0.91, document, [{ place: [...place, 'to'], value: to }], { covers: to }) : [];
}

/** The button of the header or of the section that is meant, else of the page's first one. */
function buttonMeant(ask: Ask, from: number): Place | undefined {
  if (ask.request.has('part.header', 'part.nav')) return ['header', 'action'];
  const section = sectionFor(ask, ['primary', 'action'], from) ?? ask.page.sections[0];
  const prop = section && ['primary', 'action'].find((name) => hasProp(section, name));
  return section && prop ? ['sections', section.id, 'props', prop] : undefined;
}

/** A button that leads elsewhere. Words that called or wrote are no longer true of it: a service that is known says its own. */
function leadingTo(ask: Ask, url: string, from: number, covers: string): Plan[] {
  const place = buttonMeant(ask, from);
  if (!place || !URL.canParse(url)) return [];
  const old = linkSchema.safeParse(valueAt(ask.document, place)).data;
  const isStill = old !== undefined && /^https?:/.test(old.to) && serviceOf(url) === null;
  const label = isStill ? old.label : serviceOf(url) ? '' : new URL(url).hostname.replace(/^www\./, '');
  const edits = [
    { place: [...place, 'to'], value: url },
    ...(old?.label === label ? [] : [{ place: [...place, 'label'], value: label }]),
  ];
  return edit(0.94, ask.document, edits, { covers });
}

/** Headings, introductions, texts, buttons, the tagline and the name: given new words. */
export const fields: Ability = {
  name: 'fields',
  plan(ask): Plan[] {
    const { request, document, language } = ask;
    const named = [...siteNamed(ask), ...sectionNamed(ask)];
    if (named.length > 0) return named;
    const target = buttonTarget(ask);
    if (target.length > 0) return target;
    // "Add a line to the about bit saying …": one more, and no other text.
    if (saysLine(request) && request.quotes.length === 0) return [];
    if (
      request.has('do.shorten', 'do.remove', 'do.keep', 'do.move', 'do.translate', 'part.search') &&
      !request.has('do.change', 'mark.be')
    )
      return [];
    return partsMeant(ask).flatMap(({ part, sense }): Plan[] => {
      const value =
        valueOf(request, sense.to) ?? (request.quotes[0] ? valueOf(request) : null) ?? bareValue(ask, part, sense);
      const until = value ? value.at : request.tokens.length;
      if (value && sense.from >= value.at && !value.isQuoted) return [];
      if (value && !value.isQuoted && isOfLooks(ask, value)) return [];
      const words = value ? withCapital(value.text) : '';
      const score = value ? (value.isQuoted ? 0.9 : 0.86) : 0.58;
      const wants = value !== null || request.has('do.change', 'do.write', 'do.rename', 'do.rewrite');
      const other = request.find(['part.colour', 'part.font', 'part.price']);
      if (!wants || (other && other.from < until)) return [];
      const asking: Plan[] = [
        { score, does: 'ask', id: 'askValue', values: { part: partWord(part, language) }, needs: 'value' },
      ];

      const named = ENTRY_PROPS[part] ? entriesNamed(document, request.between(sense.to, until), 0.8) : [];
      const within =
        named.length === 0 && part === 'answer'
          ? entriesWithin(document, request, ({ item }) => 'answer' in item, sense.to, until)
          : [];
      const entry = ENTRY_PROPS[part] && (rivals(within).length > 1 ? [] : sameThings([...named, ...within]));
      if (entry && entry.length > 0) {
        const edits = entry.flatMap(({ place, item }): Edit[] => {
          const prop = ENTRY_PROPS[part]?.find((name) => name in item);
          return prop ? [{ place: [...place, prop], value: words }] : [];
        });
        if (edits.length > 0) return value ? edit(score + 0.03, document, edits) : asking;
      }
      if (part === 'name' && (isOfSomebody(ask) || STAYS.test(request.text))) return [];
      if (part === 'name')
        return value
          ? change(score, operationsFor(document, renamed(ask, nameAlone(value.text))), {
              names: ['brand/name'],
              isSure: true,
            })
          : asking;
      const site = OF_SITE[part];
      const section = site ? undefined : sectionFor(ask, PROPS[part] ?? [], until);
      const place = site ?? (section && placeIn(section, PROPS[part] ?? []));
      if (!place) return [];
      if (!value) return asking;
      return edit(score, document, [{ place, value: words }], { focus: section ? { sectionId: section.id } : {} });
    });
  },
};
