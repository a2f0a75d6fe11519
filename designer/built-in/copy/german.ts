import { listOf, raised } from './grammar.ts';
import type { Facts, Voice } from './voice.ts';

const inPlace = ({ place }: Facts) => (place ? ` in ${place}` : '');
const items = (facts: Facts, count: number) => listOf(facts.items.slice(0, count), 'de');
const team = (facts: Facts) => listOf(facts.firstNames.slice(0, 3), 'de');

function ways(facts: Facts): string {
  const each = [facts.phone && `unter ${facts.phone}`, facts.email && `per Mail an ${facts.email}`].filter(
    (way) => way !== '',
  );
  return listOf(each, 'de', 'or');
}

const kindHere = (facts: Facts) => `${raised(facts.kind)}${inPlace(facts)}`;
/** The name with what it is; only what it is where the brief gives no name. */
const named = (facts: Facts) =>
  facts.brief.nameGiven ? `${facts.name}, ${facts.kind}${inPlace(facts)}` : kindHere(facts);

/** German: for sites whose brief is German, and for those that ask for it. */
export const german: Voice = {
  heroHeadings: (facts) => {
    const lines: string[] = [];
    if (facts.items.length > 1 && facts.items.slice(0, 3).join('').length < 60)
      lines.push(
        `${items(facts, 3)}${facts.place ? ` aus ${facts.place}` : ` von ${facts.name}`}`,
        `${items(facts, 3)}${inPlace(facts)}`,
      );
    if (facts.since && facts.place) lines.push(`${raised(facts.kind)} in ${facts.place} seit ${facts.since}`);
    if (facts.place)
      lines.push(
        `Ihre ${kindHere(facts)}`.replace(/^Ihre /, facts.brief.trade.de?.startsWith('eine ') ? 'Ihre ' : 'Ihr '),
        `${facts.name}, ${facts.kind} in ${facts.place}`,
        `${facts.aKind.charAt(0).toUpperCase()}${facts.aKind.slice(1)} für ${facts.place}`.replace(
          /^Ein Optiker/,
          'Ein Optiker',
        ),
      );
    if (lines.length === 0) lines.push(facts.brief.nameGiven ? `${facts.name}, ${facts.kind}` : raised(facts.kind));
    return lines;
  },
  eyebrow: (facts) => [kindHere(facts), facts.since && `seit ${facts.since}`].filter(Boolean).join(', '),
  intros: (facts) => {
    if (!facts.brief.nameGiven)
      return [`${raised(facts.aKind)}${inPlace(facts)}${facts.items.length > 0 ? `: ${items(facts, 4)}` : ''}.`];
    return [
      `${facts.name} ist ${facts.aKind}${inPlace(facts)}.`,
      `${facts.name}: ${facts.items.length > 0 ? items(facts, 4) : facts.kind}${inPlace(facts)}.`,
    ];
  },
  invitations: (facts) => {
    const way = ways(facts);
    if (!way)
      return facts.street
        ? [`Sie finden ${facts.name} hier: ${facts.street}.`]
        : [`Fragen an ${facts.name}? Schreiben Sie uns.`, 'Fragen? Schreiben Sie uns.'];
    return [
      `Sie erreichen ${facts.name} ${way}.`,
      `Fragen an ${facts.name}? Melden Sie sich ${way}.`,
      `${raised(way)}: ${facts.name} hilft Ihnen weiter.`,
    ];
  },
  describe: (service) => `${raised(listOf(service.parts, 'de'))}.`,
  headings: {
    services: (facts) => [
      'Leistungen',
      'Was wir tun',
      `Das macht ${facts.name}`,
      `Leistungen in ${facts.place || 'Kürze'}`,
    ],
    products: (facts) => ['Sortiment', 'Das gibt es bei uns', `Das gibt es bei ${facts.name}`, 'Im Angebot'],
    menu: (facts) => ['Karte', 'Das gibt es', `Die Karte von ${facts.name}`, 'Heute und fast immer'],
    works: (facts) => ['Arbeiten', 'Aus der Werkstatt', `Arbeiten von ${facts.name}`],
    events: (facts) => ['Termine', 'Programm', `Termine bei ${facts.name}`],
    prices: (facts) => ['Preise', 'Was es kostet', `Preise bei ${facts.name}`],
    about: (facts) => [
      `Über ${facts.name}`,
      ...(facts.peopleLine && !facts.self ? [facts.peopleLine] : []),
      ...(facts.since ? [`${facts.name}, seit ${facts.since}`] : []),
      'Über uns',
      ...(facts.place ? [`${facts.name} in ${facts.place}`] : []),
    ],
    team: (facts) => ['Wer für Sie da ist', `Die Menschen bei ${facts.name}`, 'Das Team'],
    faq: (facts) => ['Gut zu wissen', 'Häufige Fragen', `Fragen an ${facts.name}`],
    steps: () => ['So läuft es ab', 'Schritt für Schritt'],
    features: (facts) => ['Darauf kommt es an', `Was ${facts.name} wichtig ist`, 'So arbeiten wir'],
    gallery: (facts) => ['Einblicke', `${facts.name} in Bildern`, 'Sehen Sie selbst'],
    hours: (facts) => ['Öffnungszeiten', `Wann ${facts.name} geöffnet hat`, 'Geöffnet'],
    location: (facts) => ['So finden Sie uns', `Hier ist ${facts.name}`, ...(facts.place ? [`In ${facts.place}`] : [])],
    contact: (facts) => [
      'Kontakt',
      `So erreichen Sie ${facts.name}`,
      ...(facts.firstNames.length > 0 ? [`Sprechen Sie mit ${team(facts)}`] : []),
    ],
    cta: (facts) => [
      `Fragen Sie ${facts.name}`,
      `Sprechen Sie mit ${facts.firstNames.length > 0 ? team(facts) : facts.name}`,
      'Schreiben Sie uns',
    ],
    callNow: (facts) => [`Rufen Sie ${facts.name} an`, 'Rufen Sie an', `Ein Anruf bei ${facts.name}`],
    comeBy: (facts) => [
      'Kommen Sie vorbei',
      ...(facts.place ? [`Bis bald in ${facts.place}`] : []),
      `Besuchen Sie ${facts.name}`,
    ],
    story: (facts) => [`Die Geschichte von ${facts.name}`, 'Unsere Geschichte'],
    testimonials: (facts) => ['Stimmen', `Was andere über ${facts.name} sagen`],
    articles: (facts) => ['Aktuelles', `Neues von ${facts.name}`],
    offers: (facts) => ['Angebote', `Angebote bei ${facts.name}`],
    newsletter: (facts) => [`Neues von ${facts.name}`, `Post von ${facts.name}`],
    waitlist: (facts) => [`${facts.name}: als Erste Bescheid wissen`, `Auf die Liste von ${facts.name}`],
    contactForm: (facts) => [`Nachricht an ${facts.name}`, 'Schreiben Sie uns'],
  },
  pageIntros: (facts, page) =>
    ({
      services: [
        `Das alles macht ${facts.name}${inPlace(facts)}.`,
        `Die Leistungen von ${facts.name} auf einen Blick.`,
      ],
      products: [`Das finden Sie bei ${facts.name}${inPlace(facts)}.`],
      menu: [`Das gibt es bei ${facts.name}${inPlace(facts)}.`],
      contact: [`So erreichen und finden Sie ${facts.name}.`, `Alle Wege zu ${facts.name}.`],
      about: [`Ein paar Worte über ${facts.name}.`],
    })[page] ?? [`${facts.name}${inPlace(facts)}.`],
  steps: () => [],
  questions: (facts) => [
    ...(facts.street
      ? [{ question: `Wo finde ich ${facts.name}?`, answer: `Hier: ${facts.brief.address.replace(/\n/g, ', ')}.` }]
      : []),
    ...(facts.peopleLine && !facts.self
      ? [{ question: `Wer ist bei ${facts.name} für mich da?`, answer: `${facts.peopleLine}.` }]
      : []),
    ...facts.brief.prices.slice(0, 2).map((item) => ({
      question: `${raised(item.name)}: was kostet das?`,
      answer: `${raised(item.price)} bei ${facts.name}.`,
    })),
    ...(ways(facts) ? [{ question: `Wie erreiche ich ${facts.name}?`, answer: `${raised(ways(facts))}.` }] : []),
  ],
  pages: {
    home: { title: 'Start', slug: '' },
    services: { title: 'Leistungen', slug: 'leistungen' },
    products: { title: 'Sortiment', slug: 'sortiment' },
    menu: { title: 'Karte', slug: 'karte' },
    works: { title: 'Arbeiten', slug: 'arbeiten' },
    work: { title: 'Arbeiten', slug: 'arbeiten' },
    events: { title: 'Termine', slug: 'termine' },
    articles: { title: 'Artikel', slug: 'artikel' },
    blog: { title: 'Aktuelles', slug: 'aktuelles' },
    prices: { title: 'Preise', slug: 'preise' },
    plans: { title: 'Tarife', slug: 'tarife' },
    about: { title: 'Über uns', slug: 'ueber-uns' },
    team: { title: 'Team', slug: 'team' },
    gallery: { title: 'Galerie', slug: 'galerie' },
    faq: { title: 'Fragen', slug: 'fragen' },
    testimonials: { title: 'Stimmen', slug: 'stimmen' },
    book: { title: 'Termin', slug: 'termin' },
    contact: { title: 'Kontakt', slug: 'kontakt' },
    visit: { title: 'Besuch', slug: 'besuch' },
    location: { title: 'Anfahrt', slug: 'anfahrt' },
    offers: { title: 'Angebote', slug: 'angebote' },
    support: { title: 'Hilfe', slug: 'hilfe' },
    story: { title: 'Geschichte', slug: 'geschichte' },
    steps: { title: 'Ablauf', slug: 'ablauf' },
  },
  actions: {
    call: 'Anrufen:',
    visit: 'So finden Sie uns',
    book: 'Termin',
    write: 'Schreiben Sie uns',
    writeTo: 'Nachricht an',
    order: 'Bestellen',
    join: 'Mitmachen',
    read: 'Weiterlesen',
    menu: 'Zur ganzen Karte',
    services: 'Alle Leistungen',
    products: 'Alles ansehen',
    works: 'Arbeiten ansehen',
    events: 'Alle Termine',
    about: 'Über uns',
    prices: 'Preise',
    contact: 'Kontakt',
  },
  wants: {
    shop: (what) => `Ihr Foto: ${what}`,
    work: (what) => `Ihr Foto: ${what}`,
    people: (what) => `Ihr Foto: ${what}`,
    person: (what) => `Ihr Porträt von ${what}`,
    prices: () => 'Ihre Preise',
    reviews: () => 'ein Satz, den ein Kunde über Sie gesagt hat',
    dates: () => 'Ihr nächster Termin',
    articles: () => 'der Titel Ihres ersten Artikels',
    dishes: () => 'Ihre Gerichte und Preise',
    item: (what) => `Ihr Text: ${what}`,
    headline: () => 'was Sie tun, in wenigen Worten',
    introduction: () => 'ein oder zwei Sätze über Ihren Betrieb',
  },
  nouns: { piece: 'eine fertige Arbeit', place: 'Ihr Haus', event: 'nächster Termin', offer: 'aktuelles Angebot' },
  labels: { since: 'Seit', place: 'Ort', phone: 'Telefon', hours: 'Geöffnet', people: 'Menschen', email: 'Mail' },
  alt: (what, facts) => `Zeichnung für ${facts.name}: ${what}`,
  seoTitle: (facts, page) =>
    page
      ? `${page} – ${facts.name}${facts.place ? `, ${facts.place}` : ''}`
      : facts.brief.nameGiven
        ? `${facts.name} – ${kindHere(facts)}`
        : kindHere(facts),
  seoDescription: (facts) => [
    `${named(facts)}${facts.items.length > 1 ? `: ${items(facts, 4)}` : ''}.${facts.phone ? ` Telefon ${facts.phone}.` : ''}`,
  ],
  pageDescription: (facts, title) => [`${title}: ${named(facts)}.`],
  menuGroup: (trade) =>
    ({ bakery: 'Aus dem Ofen', pizzeria: 'Aus dem Ofen', bar: 'Von der Bar' })[trade] ?? 'Auf der Karte',
};
