import { placeholder } from '#site/origins/marks.ts';
import { spokenHeadline } from '../copy/own-words.ts';
import { cut, raised } from '../copy/grammar.ts';
import { answeredBy } from '../copy/known-questions.ts';
import type { Composition, Draft } from './composition.ts';
import { actionFor } from './actions.ts';

/** Sentences in paragraphs of two or three, none broken. */
export function paragraphsOf(sentences: readonly string[], limit: number): { text: string; rest: string[] } {
  const parts: string[] = [];
  let size = 0;
  let used = 0;
  while (used < sentences.length) {
    const group = sentences.slice(used, used + (sentences.length - used === 4 ? 2 : 3)).map((text) => cut(text, limit));
    const text = group.join(' ');
    if (size + text.length + 2 > limit) {
      const first = group[0] ?? '';
      if (parts.length === 0 || size + first.length + 2 <= limit) {
        parts.push(first);
        used += 1;
        size += first.length + 2;
        if (parts.length > 0 && size + 2 >= limit) break;
        continue;
      }
      break;
    }
    parts.push(text);
    size += text.length + 2;
    used += group.length;
  }
  return { text: parts.join('\n\n'), rest: sentences.slice(used) };
}

/** "Pebble is an app that finds quiet cafés." → "An app that finds quiet cafés"; '' for other sentences. */
function describedAs(sentence: string, name: string): string {
  const rest = sentence.startsWith(`${name} is a`) ? sentence.slice(name.length + 4).replace(/\.$/, '') : '';
  return rest.split(' ').length > 3 && rest.length <= 72 && !/[,;:]/.test(rest) ? raised(rest) : '';
}

/** What leads a page: facts of the brief, or a line of its trade where the brief has none to show. */
function heroHeadings({ facts, voice }: Composition): string[] {
  const { headlines } = facts.lines;
  const tells = facts.items.length > 1 || facts.people.length > 0 || facts.since !== '';
  if (headlines.length === 0 || tells) return voice.heroHeadings(facts);
  return facts.place ? [...headlines, ...voice.heroHeadings(facts)] : headlines;
}

const intros = ({ facts, voice }: Composition): string[] =>
  facts.items.length > 0 || facts.lines.leads.length === 0 ? voice.intros(facts) : facts.lines.leads;

export function heroSection(composition: Composition): Draft {
  const { brief, facts, voice, sentences, say, chance } = composition;
  // Without a place to name, what a thing is says more than its trade: "An app that finds quiet cafés".
  const what = facts.place ? '' : describedAs(sentences[0] ?? '', brief.name);
  const headline = spokenHeadline(sentences) || what;
  const heading =
    headline && (headline === what || !facts.place || chance.chancesAre(0.7))
      ? headline
      : say(heroHeadings(composition));
  const own = sentences.filter(
    (text) =>
      text.replace(/\.$/, '') !== heading &&
      !(what !== '' && heading === what && text === sentences[0]) &&
      text.length < 320,
  );
  const lead: string[] = [];
  for (const text of own.slice(0, 3)) if (lead.join(' ').length + text.length < 300) lead.push(text);
  const intro = lead.length > 0 ? lead.slice(0, chance.chancesAre(0.6) ? 2 : 1).join(' ') : say(intros(composition));
  const visitable = facts.hours || Boolean(facts.street);
  const { primary, secondary } = actionFor(composition);
  const facts4 = [
    ...(facts.since ? [{ label: voice.labels.since, value: facts.since }] : []),
    ...(brief.people.length > 0 && !facts.self && brief.trade.family !== 'personal'
      ? [{ label: voice.labels.people, value: cut(facts.peopleLine, 120) }]
      : []),
  ];
  return {
    kind: 'hero',
    variants: [...(visitable ? ['facts'] : []), 'split', ...(heading.length < 60 ? ['statement'] : []), 'banner'],
    props: {
      eyebrow: cut(heading === voice.eyebrow(facts) ? '' : voice.eyebrow(facts), 80),
      heading: cut(heading, 120),
      intro: cut(intro, 500),
      primary,
      secondary,
      note: cut(brief.hoursNote, 140),
      picture: composition.draw(brief.description),
      facts: facts4.slice(0, 4),
    },
  };
}

/** A page's opening: what the page is, in a line. */
export function pageOpening(composition: Composition, title: string, topic: string): Draft {
  const { facts, voice, say } = composition;
  return {
    kind: 'hero',
    variants: ['statement'],
    props: {
      eyebrow: '',
      heading: cut(raised(title), 120),
      intro: say(voice.pageIntros(facts, topic)),
      primary: { label: '', to: '' },
      secondary: { label: '', to: '' },
      note: '',
      facts: [],
    },
  };
}

/** The brief's own sentences as running text. `whole` takes all of them, over several sections when they are many. */
export function aboutSections(composition: Composition, scope: 'whole' | 'taste', told = ''): Draft[] {
  const { brief, facts, voice, say, chance } = composition;
  // What the page has said already is not said again, unless nothing would be left.
  const fresh = composition.sentences.filter((text) => !told.includes(text.replace(/\.$/, '')));
  const sentences = told === '' ? composition.sentences : fresh;
  if (sentences.length === 0) return [];
  const chosen = scope === 'whole' ? sentences : sentences.slice(0, chance.chancesAre(0.5) ? 3 : 4);
  const first = paragraphsOf(chosen, scope === 'whole' ? 3600 : 900);
  const notes = [
    ...(facts.since ? [{ label: voice.labels.since, value: facts.since }] : []),
    ...(facts.place ? [{ label: voice.labels.place, value: facts.place }] : []),
    ...(brief.people.length > 0 && !facts.self
      ? [{ label: voice.labels.people, value: cut(facts.peopleLine, 120) }]
      : []),
  ];
  const path = composition.pathOf('about');
  const drafts: Draft[] = [
    {
      kind: 'about',
      variants: [
        ...(first.text.length > 150 || notes.length < 2 ? ['portrait'] : []),
        ...(notes.length > 1 ? ['facts'] : []),
        ...(facts.people.length > 0 && facts.people.length < 3 ? ['letter'] : []),
      ],
      props: {
        heading: cut(say(voice.headings.about(facts)), 120),
        intro: '',
        body: first.text,
        picture:
          facts.people.length === 1
            ? composition.portrait(facts.people[0] ?? brief.name)
            : composition.wish(facts.peopleLine || facts.name, brief.name),
        signature:
          facts.people.length > 0 && facts.people.length < 3 && /\b(?:I|we|wir|ich|nous|je)\b/i.test(first.text)
            ? cut(facts.peopleLine, 80)
            : '',
        role: brief.people.length === 1 ? cut(brief.people[0]?.role ?? '', 80) : '',
        facts: notes,
        action: scope === 'taste' && path ? { label: voice.actions.about, to: path } : { label: '', to: '' },
      },
    },
  ];
  let rest = scope === 'whole' ? first.rest : [];
  while (rest.length > 0 && drafts.length < 4) {
    const next = paragraphsOf(rest, 9000);
    drafts.push({
      kind: 'richText',
      variants: ['column', 'aside'],
      props: { heading: '', intro: '', body: next.text },
    });
    rest = next.rest;
  }
  return drafts;
}

/** Short sentences of the brief that stand as statements. */
export function featuresSection(composition: Composition, told = ''): Draft | undefined {
  const { facts, voice, sentences, say, chance } = composition;
  const short = sentences.filter(
    (text) =>
      !told.includes(text.replace(/\.$/, '')) &&
      text.length <= 78 &&
      text.split(' ').length >= 4 &&
      !/\b(?:call|phone|email|open|closed|run by|owned by)\b/i.test(text),
  );
  if (short.length < 3) return undefined;
  const items = short.slice(-4).map((text) => ({ name: text.replace(/\.$/, ''), text: '' }));
  return {
    kind: 'features',
    variants: chance.chancesAre(0.6) ? ['statements'] : ['columns', 'statements'],
    props: { heading: say(voice.headings.features(facts)), intro: '', items },
  };
}

export function teamSection(composition: Composition): Draft | undefined {
  const { brief, facts, voice, say, sentences } = composition;
  if (brief.people.length === 0 || facts.self) return undefined;
  const items = brief.people.map((person) => {
    const surname = person.name.split(' ').at(-1) ?? person.name;
    const about = sentences
      .filter(
        (text) =>
          (text.includes(person.name) &&
            text.indexOf(person.name) < 12 &&
            brief.people.filter(({ name }) => text.includes(name)).length === 1) ||
          (text.startsWith(`${person.name.split(' ')[0] ?? ''} `) && !text.includes(surname)),
      )
      .filter(
        (text) =>
          !text.startsWith(brief.name) &&
          text.split(' ').length > 5 &&
          !/\b(?:run|owned|led|founded|opened) by\b/i.test(text),
      )
      .slice(0, 2);
    return {
      name: person.name.slice(0, 80),
      role: person.role.slice(0, 100),
      text: cut(about.join(' '), 800),
      picture: composition.portrait(person.name),
    };
  });
  // A lone name without role or story is said well enough in the text about the business.
  if (items.length === 1 && items.every((item) => !item.role && !item.text)) return undefined;
  const told = items.every((item) => item.text);
  return {
    kind: 'team',
    variants:
      items.length > 4
        ? ['roll', 'portraits']
        : told
          ? ['profiles', 'portraits']
          : ['portraits', ...(items.length > 1 ? ['roll'] : [])],
    props: { heading: cut(say(voice.headings.team(facts)), 120), intro: '', items },
  };
}

/**
 * Questions that the facts answer. Sentences of the brief come first; `asked` is for those who want the section whatever
 * there is to say in it.
 */
export function faqSection(composition: Composition, count: number, asked = false): Draft | undefined {
  const { facts, voice, say } = composition;
  const told = answeredBy(composition.sentences, facts);
  const items = [...told, ...voice.questions(facts)].slice(0, count);
  if (items.length < 2 || (!asked && told.length === 0)) return undefined;
  return {
    kind: 'faq',
    variants: items.length < 4 ? ['open', 'margin'] : ['margin', 'fold', 'open'],
    props: { heading: cut(say(voice.headings.faq(facts)), 120), intro: '', items },
  };
}

export function stepsSection(composition: Composition): Draft | undefined {
  const { facts, voice, say, chance } = composition;
  // How an unknown trade goes about its work only its owner knows.
  if (!facts.brief.tradeGiven || facts.brief.trade.id === 'wedding') return undefined;
  const ways = voice.steps(facts);
  if (ways.length === 0) return undefined;
  // There is one way to say it without a name: it is not said on every page.
  if (!facts.brief.nameGiven && !composition.once('steps')) return undefined;
  return {
    kind: 'steps',
    props: { heading: cut(say(voice.headings.steps(facts)), 120), intro: '', items: chance.pick(ways) },
  };
}

/** Words of customers are never made up: the owner is asked for one. */
export function testimonialsSection(composition: Composition): Draft {
  const { brief, facts, voice, say } = composition;
  const given = brief.reviews.map(({ quote, name }) => ({ quote, name, role: '' }));
  return {
    kind: 'testimonials',
    ...(given.length > 0 ? {} : { variants: ['lead'] }),
    props: {
      heading: cut(say(voice.headings.testimonials(facts)), 120),
      intro: '',
      items: given.length > 0 ? given : [{ quote: placeholder(voice.wants.reviews('')), name: '', role: '' }],
    },
  };
}
