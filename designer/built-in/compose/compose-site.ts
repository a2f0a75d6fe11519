import { DOCUMENT_VERSION, type Page, type WebsiteDocument } from '#site/model/document.ts';
import { chanceFrom, numberFrom } from '../chance.ts';
import type { Brief } from '../brief/read-brief.ts';
import { writtenLanguage } from '../brief/language.ts';
import { factsOf } from '../copy/facts.ts';
import { cut, raised, sentence } from '../copy/grammar.ts';
import { ownSentences } from '../copy/own-words.ts';
import { voiceFor } from '../copy/index.ts';
import { motifs as knownMotifs } from '#site/illustration/index.ts';
import { actionFor } from './actions.ts';
import { chooseTemplate, chooseTheme } from './choose-look.ts';
import { finished, motifsOf, type Composition } from './composition.ts';
import { keepFacts } from './keep-facts.ts';
import { homeSections, sectionsFor } from './page-sections.ts';
import { planPages, type PlannedPage } from './plan-pages.ts';

/** How much there is to tell: decides how many pages a site gets. */
const richnessOf = (brief: Brief, sentences: string[]) =>
  sentences.length + brief.people.length / 2 + (brief.since ? 0.5 : 0);

function numbered(): (kind: string) => string {
  const counts = new Map<string, number>();
  return (kind) => {
    const base = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}

/** What the makers of sections share: facts, voice, chance. `pages` tells them where links may lead. */
export function compositionOf(
  brief: Brief,
  pages: PlannedPage[],
  template: ReturnType<typeof chooseTemplate>,
  seed: number,
): Composition {
  const language = writtenLanguage(brief.language);
  const voice = voiceFor(language);
  const chance = chanceFrom(seed).for('compose');
  const facts = factsOf(brief, language);
  const said = new Set<string>();
  const done = new Set<string>();
  const motifs = motifsOf(brief);
  const draws = chanceFrom(seed).for('pictures');
  let drawn = 0;
  // One after the other, so that pictures that stand together show different things.
  const picture = (): { motif: string; seed: number } => ({
    motif: motifs[drawn++ % Math.max(1, motifs.length)] ?? 'wave',
    seed: draws.below(10_000),
  });
  return {
    brief,
    facts,
    voice,
    template,
    chance,
    sentences: ownSentences(brief),
    pathOf: (topic) => pages.find((page) => page.topic === topic)?.path ?? '',
    say(lines) {
      // A name made of the trade's word reads badly inside a sentence.
      const names = [brief.name, facts.name].map((name) => name.toLowerCase());
      const plain = brief.nameGiven
        ? []
        : lines.filter((line) => !names.some((name) => line.toLowerCase().includes(name)));
      const sound = (plain.length > 0 ? plain : lines).filter(
        (line) => line !== '' && !(brief.place && line.split(brief.place).length > 2),
      );
      const fresh = sound.filter((line) => !said.has(line));
      const line = chance.pick([fresh, sound, lines, ['']].find((some) => some.length > 0) ?? ['']);
      said.add(line);
      return raised(line);
    },
    draw: (alt) => ({ source: 'illustration', ...picture(), alt: cut(voice.alt(alt, facts), 300) }),
    wish: (what, alt) => ({
      source: 'placeholder',
      wants: cut(voice.wants.shop(what), 120),
      ...picture(),
      alt: cut(alt, 300),
    }),
    portrait: (name) => ({
      source: 'placeholder',
      wants: cut(voice.wants.person(name), 120),
      ...picture(),
      ...(knownMotifs.includes('portrait') ? { motif: 'portrait' } : {}),
      alt: cut(name, 300),
    }),
    once(part) {
      const isFirst = !done.has(part);
      done.add(part);
      return isFirst;
    },
    nextId: numbered(),
  };
}

function pageFrom(planned: PlannedPage, sections: Page['sections'], { voice, facts, say }: Composition): Page {
  const home = planned.path === '/';
  return {
    id: planned.id,
    path: planned.path,
    title: planned.title,
    inMenu: true,
    seo: {
      title: cut(voice.seoTitle(facts, home ? undefined : planned.title), 70),
      description: cut(
        say(home ? voice.seoDescription(facts) : voice.pageDescription(facts, planned.title, planned.topic)),
        170,
      ),
    },
    sections,
  };
}

/** A whole website for what was read of a brief: the same brief and seed give the same document. */
export function composeSite(brief: Brief, options: { seed: number; template?: string }): WebsiteDocument {
  const seed = (options.seed ^ numberFrom(`${brief.name}|${brief.place}|${brief.text}`)) >>> 0;
  const template = chooseTemplate(brief, options.template, chanceFrom(seed).for('template'));
  const voice = voiceFor(writtenLanguage(brief.language));
  const planned = planPages(brief, voice, richnessOf(brief, ownSentences(brief)));
  const composition = compositionOf(brief, planned, template, seed);
  const { facts } = composition;
  const pages = planned.map((page) =>
    pageFrom(
      page,
      finished(page.path === '/' ? homeSections(composition, planned) : sectionsFor(page, composition), composition),
      composition,
    ),
  );
  const { primary } = actionFor(composition);
  const document: WebsiteDocument = {
    version: DOCUMENT_VERSION,
    template: template.id,
    language: brief.language,
    brand: {
      name: brief.name.slice(0, 120),
      tagline: brief.text === '' ? '' : cut(voice.eyebrow(facts), 140),
      logo: { source: 'none' },
      icon: { source: 'none' },
    },
    business: {
      trade: brief.trade.id === 'business' ? '' : brief.trade.id,
      phone: brief.phone,
      email: validEmail(brief.email),
      address: brief.address,
      place: brief.place,
      hours: brief.hours,
      hoursNote: brief.hoursNote,
      social: [...brief.social, ...(brief.web ? [{ label: brief.web.slice(0, 40), to: webAddress(brief.web) }] : [])]
        .filter((profile) => profile.to !== '')
        .slice(0, 12),
    },
    theme: chooseTheme(brief, template, chanceFrom(seed).for('theme')),
    header: { ...template.header, action: { label: primary.label.slice(0, 40), to: primary.to } },
    footer: {
      ...template.footer,
      note: brief.text === '' ? '' : sentence(cut(voice.eyebrow(facts), 180)),
      showHours: facts.hours,
      showContact: true,
    },
    seo: { title: '', description: '', image: { source: 'none' } },
    pages,
    redirects: [],
    locks: [],
  };
  return keepFacts(document, composition);
}

const validEmail = (email: string) =>
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(email) && !/\.\.|^\.|\.@/.test(email)
    ? email
    : '';

function webAddress(web: string): string {
  const address = /^https?:\/\//i.test(web) ? web : `https://${web}`;
  return /^https?:\/\/[\w.-]+(?:\/[^\s\\"<>]*)?$/i.test(address) ? address : '';
}
