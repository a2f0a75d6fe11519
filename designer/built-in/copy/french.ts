import { listOf, lowered, raised } from './grammar.ts';
import type { Facts, Voice } from './voice.ts';

const atPlace = ({ place }: Facts) => (place ? ` à ${place}` : '');
const items = (facts: Facts, count: number) =>
  listOf(
    facts.items.slice(0, count).map((item, index) => (index === 0 ? raised(item) : lowered(item))),
    'fr',
  );
const team = (facts: Facts) => listOf(facts.firstNames.slice(0, 3), 'fr');
const kindHere = (facts: Facts) => `${raised(facts.kind)}${atPlace(facts)}`;
/** The name with what it is; only what it is where the brief gives no name. */
const named = (facts: Facts) =>
  facts.brief.nameGiven ? `${facts.name}, ${facts.kind}${atPlace(facts)}` : kindHere(facts);

const ways = (facts: Facts): string =>
  listOf(
    [facts.phone && `au ${facts.phone}`, facts.email && `à l’adresse ${facts.email}`].filter((way) => way !== ''),
    'fr',
    'or',
  );

/** French: for sites whose brief is French, and for those that ask for it. */
export const french: Voice = {
  heroHeadings: (facts) => {
    const lines: string[] = [];
    if (facts.items.length > 1 && facts.items.slice(0, 3).join('').length < 60)
      lines.push(`${items(facts, 3)}${atPlace(facts)}`, `${items(facts, 3)} chez ${facts.name}`);
    if (facts.since) lines.push(`${kindHere(facts)} depuis ${facts.since}`);
    if (facts.peopleLine && !facts.self && facts.place)
      lines.push(`${raised(facts.aKind)} à ${facts.place}, avec ${facts.peopleLine}`);
    if (facts.place) lines.push(kindHere(facts), `${facts.name}, ${facts.kind} à ${facts.place}`);
    return lines.length > 0 ? lines : [facts.brief.nameGiven ? `${facts.name}, ${facts.kind}` : raised(facts.kind)];
  },
  eyebrow: (facts) => [kindHere(facts), facts.since && `depuis ${facts.since}`].filter(Boolean).join(', '),
  intros: (facts) =>
    facts.brief.nameGiven
      ? [
          `${facts.name} est ${facts.aKind}${atPlace(facts)}.`,
          `${facts.name} : ${facts.items.length > 0 ? lowered(items(facts, 4)) : facts.kind}${atPlace(facts)}.`,
        ]
      : [`${raised(facts.aKind)}${atPlace(facts)}.`],
  invitations: (facts) => {
    const way = ways(facts);
    if (!way)
      return facts.street
        ? [`${facts.name} vous attend ici : ${facts.street}.`]
        : [`Une question pour ${facts.name} ? Écrivez-nous.`, 'Une question ? Écrivez-nous.'];
    return [`Joignez ${facts.name} ${way}.`, `Une question pour ${facts.name} ? Contactez-nous ${way}.`];
  },
  describe: (service) => `${raised(listOf(service.parts, 'fr'))}.`,
  headings: {
    services: (facts) => ['Nos services', `Ce que fait ${facts.name}`, 'Ce que nous faisons'],
    products: (facts) => ['En boutique', `À découvrir chez ${facts.name}`, 'Nos produits'],
    menu: (facts) => ['La carte', `La carte de ${facts.name}`, 'À la carte'],
    works: (facts) => ['Réalisations', `Les réalisations de ${facts.name}`],
    events: (facts) => ['Agenda', `Les dates de ${facts.name}`],
    prices: (facts) => ['Tarifs', `Les tarifs de ${facts.name}`],
    about: (facts) => [
      'À propos',
      `${facts.name}, qui est-ce ?`,
      ...(facts.peopleLine && !facts.self ? [facts.peopleLine] : []),
      ...(facts.since ? [`${facts.name}, depuis ${facts.since}`] : []),
      ...(facts.place ? [`${facts.name} à ${facts.place}`] : []),
    ],
    team: (facts) => ['Votre équipe', `Les visages de ${facts.name}`],
    faq: (facts) => ['Bon à savoir', `Questions à ${facts.name}`],
    steps: () => ['Comment ça se passe'],
    features: (facts) => ['Notre façon de faire', `Ce qui compte pour ${facts.name}`],
    gallery: (facts) => ['En images', `${facts.name} en images`],
    hours: (facts) => ['Horaires', `Quand ${facts.name} est ouvert`],
    location: (facts) => ['Où nous trouver', ...(facts.place ? [`À ${facts.place}`] : [])],
    contact: (facts) => [
      'Contact',
      `Joindre ${facts.name}`,
      ...(facts.firstNames.length > 0 ? [`Parlez à ${team(facts)}`] : []),
    ],
    cta: (facts) => [
      `Parlez à ${facts.firstNames.length > 0 ? team(facts) : facts.name}`,
      `Une question pour ${facts.name} ?`,
    ],
    callNow: (facts) => [`Appelez ${facts.name}`, 'Appelez-nous'],
    comeBy: (facts) => ['Passez nous voir', ...(facts.place ? [`À bientôt à ${facts.place}`] : [])],
    story: (facts) => ['Notre histoire', `L’histoire de ${facts.name}`],
    testimonials: (facts) => ['Avis', `On parle de ${facts.name}`],
    articles: (facts) => ['Actualités', `Des nouvelles de ${facts.name}`],
    offers: (facts) => ['Offres', `Les offres de ${facts.name}`],
    newsletter: (facts) => [`Des nouvelles de ${facts.name}`, `La lettre de ${facts.name}`],
    waitlist: (facts) => [`${facts.name} : soyez prévenus`, `La liste de ${facts.name}`],
    contactForm: (facts) => [`Un message à ${facts.name}`, 'Écrivez-nous'],
  },
  pageIntros: (facts, page) =>
    ({
      services: [`Tout ce que fait ${facts.name}${atPlace(facts)}.`],
      products: [`Voici ce que propose ${facts.name}${atPlace(facts)}.`],
      menu: [`Voici ce que propose ${facts.name}${atPlace(facts)}.`],
      contact: [`Pour joindre et trouver ${facts.name}.`],
      about: [`Quelques mots sur ${facts.name}.`],
    })[page] ?? [`${facts.name}${atPlace(facts)}.`],
  steps: () => [],
  questions: (facts) => [
    ...(facts.street
      ? [{ question: `Où se trouve ${facts.name} ?`, answer: `${facts.brief.address.replace(/\n/g, ', ')}.` }]
      : []),
    ...facts.brief.prices.slice(0, 2).map((item) => ({
      question: `${raised(item.name)} : quel prix ?`,
      answer: `${raised(item.price)} chez ${facts.name}.`,
    })),
    ...(ways(facts) ? [{ question: `Comment joindre ${facts.name} ?`, answer: `${raised(ways(facts))}.` }] : []),
  ],
  pages: {
    home: { title: 'Accueil', slug: '' },
    services: { title: 'Services', slug: 'services' },
    products: { title: 'Boutique', slug: 'boutique' },
    menu: { title: 'La carte', slug: 'carte' },
    works: { title: 'Réalisations', slug: 'realisations' },
    work: { title: 'Réalisations', slug: 'realisations' },
    events: { title: 'Agenda', slug: 'agenda' },
    articles: { title: 'Articles', slug: 'articles' },
    blog: { title: 'Actualités', slug: 'actualites' },
    prices: { title: 'Tarifs', slug: 'tarifs' },
    plans: { title: 'Formules', slug: 'formules' },
    about: { title: 'À propos', slug: 'a-propos' },
    team: { title: 'Équipe', slug: 'equipe' },
    gallery: { title: 'Galerie', slug: 'galerie' },
    faq: { title: 'Questions', slug: 'questions' },
    testimonials: { title: 'Avis', slug: 'avis' },
    book: { title: 'Réserver', slug: 'reserver' },
    contact: { title: 'Contact', slug: 'contact' },
    visit: { title: 'Nous trouver', slug: 'nous-trouver' },
    location: { title: 'Accès', slug: 'acces' },
    offers: { title: 'Offres', slug: 'offres' },
    story: { title: 'Histoire', slug: 'histoire' },
  },
  actions: {
    call: 'Appeler le',
    visit: 'Nous trouver',
    book: 'Réserver',
    write: 'Nous écrire',
    writeTo: 'Écrire à',
    order: 'Commander',
    join: 'Participer',
    read: 'Lire la suite',
    menu: 'Toute la carte',
    services: 'Tous les services',
    products: 'Tout voir',
    works: 'Voir les réalisations',
    events: 'Toutes les dates',
    about: 'En savoir plus',
    prices: 'Tarifs',
    contact: 'Contact',
  },
  wants: {
    shop: (what) => `votre photo : ${what}`,
    work: (what) => `votre photo : ${what}`,
    people: (what) => `votre photo : ${what}`,
    person: (what) => `votre portrait de ${what}`,
    prices: () => 'vos prix',
    reviews: () => 'une phrase d’un client à votre sujet',
    dates: () => 'votre prochaine date',
    articles: () => 'le titre de votre premier article',
    dishes: () => 'vos plats et leurs prix',
    item: (what) => `votre texte : ${what}`,
    headline: () => 'ce que vous faites, en quelques mots',
    introduction: () => 'une ou deux phrases sur votre entreprise',
  },
  nouns: { piece: 'une réalisation', place: 'le lieu', event: 'prochaine date', offer: 'offre du moment' },
  labels: { since: 'Depuis', place: 'Lieu', phone: 'Téléphone', hours: 'Ouvert', people: 'Équipe', email: 'E-mail' },
  alt: (what, facts) => `Dessin pour ${facts.name} : ${what}`,
  seoTitle: (facts, page) =>
    page
      ? `${page} – ${facts.name}${facts.place ? `, ${facts.place}` : ''}`
      : facts.brief.nameGiven
        ? `${facts.name} – ${kindHere(facts)}`
        : kindHere(facts),
  seoDescription: (facts) => [
    `${named(facts)}${facts.items.length > 1 ? ` : ${lowered(items(facts, 4))}` : ''}.${facts.phone ? ` Téléphone : ${facts.phone}.` : ''}`,
  ],
  pageDescription: (facts, title) => [`${title} : ${named(facts)}.`],
  menuGroup: (trade) => ({ bakery: 'Du four', pizzeria: 'Du four', bar: 'Au bar' })[trade] ?? 'À la carte',
};
