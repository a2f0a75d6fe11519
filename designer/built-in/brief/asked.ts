import { sentencesOf } from './plain-text.ts';

/** What a page or section that a brief asks for is about. `other` carries the brief's own words. */
export type Topic =
  | 'home'
  | 'about'
  | 'services'
  | 'products'
  | 'menu'
  | 'prices'
  | 'gallery'
  | 'work'
  | 'team'
  | 'contact'
  | 'hours'
  | 'location'
  | 'faq'
  | 'testimonials'
  | 'events'
  | 'blog'
  | 'book'
  | 'status'
  | 'steps'
  | 'features'
  | 'stats'
  | 'story'
  | 'offers'
  | 'plans'
  | 'support'
  | 'skills'
  | 'education'
  | 'experience'
  | 'achievements'
  | 'links'
  | 'search'
  | 'newsletter'
  | 'waitlist'
  | 'account'
  | 'tool'
  | 'other';

export type AskedPart = { topic: Topic; words: string };

export type Asked = {
  pages: AskedPart[];
  sections: AskedPart[];
  onePage: boolean;
  /** A form to write to the business is wanted. */
  contactForm: boolean;
  template: string;
};

const TOPICS: [Topic, RegExp][] = [
  ['search', /\bsearch(?:ing)?\b/i],
  [
    'account',
    /(?<!\p{L})(?:account|log ?in|sign ?up|profile page|personal details|dashboard|user profile|manage their)(?!\p{L})/iu,
  ],
  [
    'tool',
    /(?<!\p{L})(?:leaderboard|tracking|record(?:ing)?\b(?! label)|diary|calculator|comment(?:s|ing)?|posting|statistics homepage|inquiry function|credit score inquiry|carousel|mini-program|editing|deleting|shareable)(?!\p{L})/iu,
  ],
  ['status', /(?<!\p{L})(?:service status|order status|booking status|check status|track (?:an )?order)(?!\p{L})/iu],
  ['home', /^(?:a |the )?(?:home ?page|home|start|startseite|accueil|inicio|início|landing page)$/iu],
  [
    'faq',
    /(?<!\p{L})(?:faqs?|frequently asked|questions(?: and answers)?|q&a|häufige fragen|preguntas frecuentes|questions fréquentes|perguntas(?: frequentes)?)(?!\p{L})/iu,
  ],
  [
    'testimonials',
    /(?<!\p{L})(?:testimonials?|reviews?|customer (?:cases|stories)|success stories|case stud(?:y|ies)|feedback|bewertungen|kundenstimmen|avis|reseñas|opiniones|opiniões|avaliações)(?!\p{L})/iu,
  ],
  [
    'menu',
    /(?<!\p{L})(?:menus?|speisekarte|karte|carte|la carta|ementa|cardápio|food and drinks?|drinks list|wine list)(?!\p{L})/iu,
  ],
  [
    'plans',
    /(?<!\p{L})(?:service plans?|plans?(?: and pricing)?|subscriptions?|memberships?(?!-)|packages|tarife|abonnements|planes|planos)(?!\p{L})/iu,
  ],
  ['prices', /(?<!\p{L})(?:prices?|pricing|price list|rates|fees|costs|preise|tarifs|prix|precios|preços)(?!\p{L})/iu],
  [
    'book',
    /(?<!\p{L})(?:book(?:ings?| now| online| services?)?\b(?! club| shop|store)|reservations?|reserve|appointments?|online purchases?|order online|schedule a|termin(?:e|buchung)?|réservations?|reservas?|marcações)(?!\p{L})/iu,
  ],
  ['gallery', /(?<!\p{L})(?:gallery|galerie|galería|galeria|photos?|pictures|images|fotos)(?!\p{L})/iu],
  [
    'work',
    /(?<!\p{L})(?:portfolio|projects?|works\b|our work|my work|showcase of work|design works|project (?:cases|showcase)|referenzen|projekte|réalisations|proyectos|trabajos|projetos|trabalhos)(?!\p{L})/iu,
  ],
  [
    'team',
    /(?<!\p{L})(?:team|staff|people|our (?:doctors|lawyers|stylists)|who we are|mitarbeiter|équipe|equipo|equipa|equipe)(?!\p{L})/iu,
  ],
  [
    'events',
    /(?<!\p{L})(?:events?|promotions|classes|time ?table|schedule|programme|program|calendar|courses|workshops|veranstaltungen|termine|kurse|agenda|événements|eventos|horaires des cours)(?!\p{L})/iu,
  ],
  [
    'blog',
    /(?<!\p{L})(?:blog|news(?: updates| and updates| and events)?|articles?|journal|industry news|trends|stories|posts|poetry|poems|recipes|neuigkeiten|aktuelles|actualités|noticias|notícias)(?!\p{L})/iu,
  ],
  [
    'products',
    /(?<!\p{L})(?:products?|product showcase|shop|store|catalogue|catalog|collection|produkte|sortiment|produits|productos|produtos|loja|boutique|tienda|goods)(?!\p{L})/iu,
  ],
  ['skills', /(?<!\p{L})(?:skills?|skill showcase|expertise|kenntnisse|compétences|habilidades)(?!\p{L})/iu],
  ['education', /(?<!\p{L})(?:education(?:al)?(?: background)?|studies|ausbildung|formation|educación)(?!\p{L})/iu],
  [
    'experience',
    /(?<!\p{L})(?:work experience|experience|career|employment|life experiences?|berufserfahrung|expérience|experiencia)(?!\p{L})/iu,
  ],
  ['achievements', /(?<!\p{L})(?:achievements?(?: and hono[u]?rs)?|hono[u]?rs|awards)(?!\p{L})/iu],
  [
    'support',
    /(?<!\p{L})(?:customer support|support|help(?: center)?|online customer support(?: tool)?|customer service)(?!\p{L})/iu,
  ],
  ['offers', /(?<!\p{L})(?:offers?(?: information)?|deals|discounts|angebote|offres|ofertas|promoções)(?!\p{L})/iu],
  ['hours', /(?<!\p{L})(?:opening hours|hours|öffnungszeiten|horaires|horarios?|horário)(?!\p{L})/iu],
  ['location', /(?<!\p{L})(?:location|directions|map|find us|anfahrt|standort|plan d['’]accès|ubicación)(?!\p{L})/iu],
  [
    'contact',
    /(?<!\p{L})(?:contact(?: us| me| information| form| details)?|get in touch|kontakt|contacto|contato|form-filling|lead form|contacto|kontaktformular|inquir(?:y|ies)|form)(?!\p{L})/iu,
  ],
  ['steps', /(?<!\p{L})(?:how it works|process|steps|ablauf|how to)(?!\p{L})/iu],
  ['stats', /(?<!\p{L})(?:numbers|figures|statistics|stats|zahlen|chiffres|cifras)(?!\p{L})/iu],
  ['links', /(?<!\p{L})(?:links?|link tree)(?!\p{L})/iu],
  ['newsletter', /(?<!\p{L})(?:newsletter|mailing list|rundbrief|infolettre|boletín)(?!\p{L})/iu],
  [
    'waitlist',
    /(?<!\p{L})(?:wait(?:ing)?[ -]?list|warteliste|liste d['’]attente|lista de espera|coming soon)(?!\p{L})/iu,
  ],
  [
    'about',
    /(?<!\p{L})(?:about(?: us| me)?|company (?:introduction|information|history|profile)|introduc(?:tion|ing|e)(?! (?:of|to) (?:credit|services|products))|history|mission|values|story|our story|background|biography|personal information|basic information|bio\b|über uns|über mich|geschichte|wer wir sind|sobre nós|quem somos|história|à propos|histoire|qui sommes-nous|sobre nosotros|quiénes somos|historia|team introduction)(?!\p{L})/iu,
  ],
  ['features', /(?<!\p{L})(?:features|benefits|advantages|why us|vorteile|avantages|ventajas)(?!\p{L})/iu],
  [
    'services',
    /(?<!\p{L})(?:services?|treatments?|leistungen|angebot|prestations|servicios|serviços|what we (?:do|offer)|service (?:inquiry|details)|solutions)(?!\p{L})/iu,
  ],
];

/** What a few words ("our price list", "customer stories") ask for. */
export function topicOf(words: string): Topic {
  const plain = words.trim().replace(/^(?:an?|the|our|my|your|some|its|their) /i, '');
  for (const [topic, pattern] of TOPICS) if (pattern.test(plain)) return topic;
  return 'other';
}

const LIST_OF_PAGES =
  /\b(?:(?:with|has|have|having|includ(?:e|es|ing)|need|needs|want|add|contains?|having|of)?\s*(?:the |these |following |basic |main |several |\d+ |three |four |five |six )*(?:pages|subpages|menu items|seiten|unterseiten|páginas)(?:\s+(?:for|called|named|are|should be|like|such as|on|about|für|pour|para))?\s*(?::|,? including|-|–|\s)\s*)([^.!?\n]{3,240})/giu;
const SECTIONS_LIST =
  /\b(?:(?:with|includ(?:e|es|ing)|need|needs|want|add|contains?)?\s*(?:the |these |following |main )*(?:sections|abschnitte|secciones)(?:\s+(?:for|about|on|called|für|pour|para))?\s*(?::|,? including|\s)\s*)([^.!?\n]{3,240})/giu;
const FUNCTIONALITIES =
  /\b(?:functionalities|functions|features|content)(?:\s+(?:for|such as|like|to|that (?:introduces|shows|displays)))\s+([^.!?\n]{3,260})/giu;
const INCLUDING =
  /\b(?:website|site|webpage|page|portfolio)\b[^.!?\n]{0,90}?,?\s(?:including|that includes|which includes|with)\s+([^.!?\n]{3,240})/giu;
const ONE =
  /\b(?:a|an|one|another|add a|want a|need a|eine|une|una)\s+((?:\p{L}+[ '’-]){0,4}?)(page|section|seite|abschnitt|sección|página)(?:\s+(?:for|about|on|with|of|showing|listing|für|über|sur|sobre|where|to)\s+([^,.;!?\n]{2,60}))?/giu;
const ONE_PAGE =
  /(?<!\p{L})(?:one[- ]?page(?:r)?|single[- ]page|one[- ]?pager|just one page|only one page|onepager|einseitig|one page only|une seule page|una sola página|(?:just|only) (?:an? )?(?:[\p{L}-]+ ){0,2}page|nothing else|(?:nur )?eine einzige seite|nur eine seite|apenas uma página|uma única página|só uma página|una única página|a webpage|landing page|link ?tree)(?!\p{L})/iu;
/** "Only a waitlist": nothing but a place to leave an address. */
const ONLY_WAITLIST =
  /(?<!\p{L})(?:only|just|nothing but|nur|uniquement|solo|sólo|apenas|só) (?:an? |eine |une |una |uma )?(?:simple )?(?:wait(?:ing)?[ -]?list|warteliste|liste d['’]attente|lista de espera)/iu;
const CONTACT_FORM =
  /(?<!\p{L})(?:(?:contact|inquiry|enquiry|lead|booking|message|order|quote) forms?|form-filling|fill (?:in|out) (?:an?|the) (?:\p{L}+ )?form|with (?:their )?name, e-?mail,? and message|kontaktformular|anfrageformular|formulaire|formulario|formulário)(?!\p{L})/iu;
/** What only a place to leave an address serves, asked for or not. */
const WAITS =
  /(?<!\p{L})(?:coming soon|opening soon|launching soon|early access|pre-?launch|wait(?:ing)?[ -]?list|warteliste|eröffnet bald|demnächst|liste d['’]attente|bientôt ouvert|lista de espera|próximamente|brevemente)(?!\p{L})/iu;
const WRITES = /(?<!\p{L})(?:newsletter|mailing list|rundbrief|infolettre|boletín|boletim)(?!\p{L})/iu;
const ADDED =
  /(?:\b(?:please |also )?(?:add|include|with|put in|i (?:would like|want|need)|we (?:would like|want|need)))\s+(an? [^.!?\n:]{3,120})/giu;
const TEMPLATE =
  /\b(?:template|style|vorlage|modèle|plantilla)\s+(?:called |named )?["“']?(\p{L}+)["”']?|["“']?(\p{L}+)["”']? (?:template|vorlage)\b/giu;

/** "home, about us, services, and contact us" as its parts. */
function partsOf(list: string): string[] {
  return list
    .replace(/\b(?:etc|and so on|and more|usw)\b\.?/giu, '')
    .split(/,\s*(?:and\s+|und\s+|et\s+|y\s+)?|\s+(?:and|&|und|et|y|plus|as well as)\s+|;\s*|\s\/\s/iu)
    .map((part) =>
      part
        .trim()
        .replace(
          /^(?:an?|the|our|my|its|their|also|displaying|showcasing|showing|introducing|including|browsing|publishing|viewing|such as|a section for|a page for)\s+/giu,
          '',
        )
        .replace(/^(?:display|displaying|showcasing|showing|introducing|browsing|the|an?)\s+/giu, '')
        .replace(/["“”]/g, '')
        .replace(/\s+(?:pages?|sections?)$/i, '')
        .trim(),
    )
    .filter((part) => part.length > 1 && part.split(' ').length <= 7);
}

const clean = (words: string) => words.replace(/\s+/g, ' ').trim();

/** The pages and sections that a brief asks for, and whether it wants a single page or a named template. */
export function readAsked(text: string, templates: string[]): Asked {
  const pages: AskedPart[] = [];
  const sections: AskedPart[] = [];
  const add = (list: AskedPart[], words: string, sure: boolean) => {
    const topic = topicOf(words);
    if (topic === 'other' && !sure) return;
    if (
      list.some(
        (part) => (part.topic === topic && topic !== 'other') || part.words.toLowerCase() === words.toLowerCase(),
      )
    )
      return;
    list.push({ topic, words: clean(words) });
  };
  for (const match of text.matchAll(LIST_OF_PAGES)) {
    if (/\b(?:style|all|every|color|colour) $/i.test(text.slice(Math.max(0, match.index - 8), match.index + 1)))
      continue;
    const parts = partsOf(match[1] ?? '');
    if (parts.filter((part) => topicOf(part) !== 'other').length >= Math.min(2, parts.length))
      for (const part of parts)
        add(pages, part, /(?:pages?|seiten?|páginas?)(?!\p{L})[^:]{0,14}:|pages (?:for|called|named)/iu.test(match[0]));
  }
  for (const match of text.matchAll(SECTIONS_LIST))
    for (const part of partsOf(match[1] ?? '')) add(sections, part, false);
  for (const sentence of sentencesOf(text)) {
    if (!/\b(?:website|site|webpage|page|users?|functionalit|portfolio|visitors)\b/i.test(sentence)) continue;
    for (const pattern of [FUNCTIONALITIES, INCLUDING])
      for (const match of sentence.matchAll(pattern))
        for (const part of partsOf(match[1] ?? ''))
          add(
            pages,
            part,
            new RegExp(
              `(?:introducing|introduction to|showcasing|about)(?: the| an?| our)? ${part.replace(/[^\p{L}\p{N} -]/gu, '.')}`,
              'iu',
            ).test(match[1] ?? ''),
          );
  }
  for (const match of text.matchAll(ONE)) {
    const kind = /^(?:page|seite|página)$/iu.test(match[2] ?? '') ? pages : sections;
    const before = (match[1] ?? '').trim();
    const words = clean(
      before && topicOf(before) !== 'other' && topicOf(match[3] ?? '') === 'other' ? before : (match[3] ?? before),
    );
    if (
      !words ||
      /\bone$/i.test(words) ||
      /^(?:web|home|landing|single|one|new|simple|nice|modern|beautiful|small|light|dark|multi)$/i.test(words) ||
      /^(?:web|landing|single|one|.*-)$/i.test(before) ||
      /-$/.test(words)
    )
      continue;
    const single = partsOf(words)[0] ?? words;
    add(kind, single, kind === pages && single.split(' ').length <= 5);
  }
  // "Please add a FAQ and a timetable": things asked for by name, without the word page.
  for (const match of text.matchAll(ADDED))
    for (const part of partsOf(match[1] ?? '')) {
      if (/^page\b/i.test(part)) continue;
      const asPage = /\bpages?$/i.test(match[0]) || pages.some((page) => topicOf(part) === page.topic);
      if (topicOf(part) !== 'other') add(asPage ? pages : sections, part, false);
    }
  const wants = (topic: Topic) => [...pages, ...sections].some((part) => part.topic === topic);
  if (WAITS.test(text) && !wants('waitlist')) sections.push({ topic: 'waitlist', words: 'waiting list' });
  if (WRITES.test(text) && !wants('newsletter')) sections.push({ topic: 'newsletter', words: 'newsletter' });
  let template = '';
  for (const match of text.matchAll(TEMPLATE)) {
    const word = (match[1] ?? match[2] ?? '').toLowerCase();
    if (templates.includes(word)) template = word;
  }
  return {
    pages: pages.slice(0, 12),
    sections: sections.slice(0, 16),
    contactForm: CONTACT_FORM.test(text),
    onePage: ONE_PAGE.test(text) || ONLY_WAITLIST.test(text),
    template,
  };
}
