import { blogSchema, DOCUMENT_VERSION, type Page, type WebsiteDocument } from '#site/model/document.ts';
import { hasLabels, labelsOf } from '#site/labels/index.ts';
import type { BriefRequest } from '../../designer.ts';
import { chanceFrom, numberFrom } from '../chance.ts';
import type { Reading } from '../reading/reading.ts';
import { findTrade } from '../trades/find-trade.ts';
import { proposalLanguages } from '../trades/languages.ts';
import { wholeLibrary } from '#site/sections/library.ts';
import { arranged } from './after-recipe.ts';
import { businessOf } from './business.ts';
import { drawings } from './drawings.ts';
import { finished } from './finish.ts';
import { gap, gapWords } from './gaps.ts';
import { isTopic, withOwnTitles } from './headings.ts';
import { heroPart, nameOf, openingOf, taglineOf } from './hero.ts';
import { forbiddenWords, keptOut, mentions, withoutExcluded } from './keep-out.ts';
import { actionsFor } from './links.ts';
import { chooseTemplate, chooseTheme } from './look.ts';
import { offeredOn } from './offered.ts';
import { questionParts, stepParts } from './parts/answers.ts';
import { contactParts } from './parts/contact.ts';
import { offerParts } from './parts/offers.ts';
import { peopleParts, quotationParts } from './parts/people.ts';
import { withStatements } from './parts/statements.ts';
import { eventParts, hoursParts, timetableParts } from './parts/times.ts';
import { planPages } from './plan.ts';
import { withoutRestated } from './restated.ts';
import { seoOf } from './seo.ts';
import { settled } from './settled.ts';
import { numbered, whereIn, withoutOpening, withTeasers, type NumberedPage } from './start-page.ts';
import type { Part, Site } from './site.ts';

type Options = { seed: number } & Pick<BriefRequest, 'template' | 'library'>;

function siteOf(reading: Reading, options: Options): Site {
  const chance = chanceFrom(
    (options.seed ^ numberFrom(`${nameOf(reading)}|${reading.place?.text ?? ''}|${reading.text.slice(0, 400)}`)) >>> 0,
  );
  const refused = reading.exclusions.flatMap(({ trades }) => trades.map((trade) => trade.toLowerCase()));
  const found = reading.kind ? findTrade(reading.kind.text, reading.spoken || reading.language) : null;
  const trade = found && !mentions(found.words, refused) ? found : null;
  const labels = labelsOf(reading.language);
  const labelled = hasLabels(reading.language);
  const draw = drawings(trade, reading.name !== null, chance.for('drawings'));
  const base = reading.language.split('-')[0] ?? '';
  const recipe = typeof options.template === 'object' ? options.template : null;
  const asked = typeof options.template === 'object' ? options.template.design : options.template;
  return {
    reading,
    trade,
    chance,
    template: chooseTemplate(reading, trade, asked, chance.for('template')),
    recipe,
    library: options.library ?? wholeLibrary,
    proposes: proposalLanguages.find((language) => language === base) ?? null,
    heading: (name) => (labelled ? labels[name] : ''),
    word: (name) => labels[name],
    gap: (name) => gap(name, reading.language),
    refuses: (channel) => reading.exclusions.some(({ channels }) => channels.includes(channel)),
    draw,
    photo: () => ({ ...draw(), source: 'placeholder', wants: gapWords('photo', reading.language), alt: '' }),
  };
}

/** Everything there is to show besides the opening. */
function partsOf(site: Site, told: readonly { text: string }[]): Part[] {
  const shapes = [
    offerParts,
    timetableParts,
    eventParts,
    stepParts,
    peopleParts,
    quotationParts,
    questionParts,
    hoursParts,
    contactParts,
  ];
  const left = site.reading.statements.filter((statement) => !told.includes(statement));
  return withStatements(
    shapes.flatMap((make) => make(site)),
    left,
    site,
  );
}

const forbiddenHeading = (part: Part, page: NumberedPage, words: readonly string[]) =>
  part.kind !== 'hero' && page.parts[0] !== part && mentions(part.props.heading ?? '', words);

/**
 * A whole website for what was read of a brief: the same reading and seed give the same document. Every statement of the
 * reading stands in it unless an exclusion forbids it.
 */
export const layOut = (whole: Reading, options: Options): WebsiteDocument => laidOut(whole, options).document;

/** The same with the kinds of sections that could not be made, since they are switched off and say nothing as a text. */
export function laidOut(whole: Reading, options: Options): { document: WebsiteDocument; leftOut: readonly string[] } {
  const reading = withOwnTitles(withoutRestated(settled(withoutExcluded(whole))));
  const forbidden = forbiddenWords(whole.exclusions);
  const site = siteOf(reading, options);
  const opening = openingOf(site);
  let planned = planPages(partsOf(site, opening.told), site);
  // A page about the business, or with a title of the owner's, tells all of it; the start page repeats its beginning.
  if (
    planned.some(
      ({ path, subject, parts }) =>
        path !== '/' && (subject === 'about' || !isTopic(subject) || parts.some((part) => part.subject === 'about')),
    )
  )
    planned = withoutOpening(planPages(partsOf(site, []), site), opening);
  const { pages: offered, leftOut } = offeredOn(planned, site);
  const numberedPages = numbered(withTeasers(offered, `${opening.heading} ${opening.intro}`, site));
  const actions = actionsFor(site, whereIn(numberedPages));
  const [home] = numberedPages;
  const isLong = numberedPages.length > 1 || (home?.parts.length ?? 0) > 4;
  home?.parts.unshift({ ...heroPart(site, opening, actions, isLong), id: 'hero' });
  const pages: Page[] = numberedPages.map((page) => ({
    id: page.id,
    path: page.path,
    title: page.title,
    inMenu: true,
    seo: seoOf(page, site),
    sections: finished(
      arranged({ ...page, parts: page.parts.filter((part) => !forbiddenHeading(part, page, forbidden)) }, site),
      site,
    ),
  }));
  const { template, recipe } = site;
  const isTold = (kind: string) => pages.length === 1 && pages[0]?.sections.some((section) => section.kind === kind);
  const document: WebsiteDocument = {
    version: DOCUMENT_VERSION,
    template: template.id,
    language: reading.language,
    brand: {
      name: nameOf(reading),
      tagline: reading.name ? taglineOf(reading) : '',
      logo: { source: 'none' },
      icon: { source: 'none' },
    },
    business: businessOf(site),
    theme: chooseTheme(site, site.chance.for('theme')),
    header: {
      ...template.header,
      ...(recipe?.header ??
        (reading.wishes.colours.some(({ part }) => part === 'main') && { variant: 'bar' as const })),
      action: { label: actions.primary.label.slice(0, 40), to: actions.primary.to },
    },
    footer: {
      variant: (recipe ?? template).footer.variant,
      note: '',
      // The end of a single page does not say again what stands right above it.
      showHours: (recipe?.footer.showHours ?? !isTold('hours')) && reading.hours.rows.length > 0,
      showContact: recipe?.footer.showContact ?? !(isTold('contact') || isTold('location')),
    },
    seo: { title: '', description: '', image: { source: 'none' } },
    blog: blogSchema.parse({ path: planned.find(({ subject }) => subject === 'blog')?.path }),
    pages,
    redirects: [],
    locks: [],
  };
  return { document: whole.exclusions.length > 0 ? keptOut(document, whole, site.gap('text')) : document, leftOut };
}
