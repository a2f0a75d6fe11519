import { listOf, lowered, raised } from './grammar.ts';
import type { Facts, Voice } from './voice.ts';

const inPlace = ({ place }: Facts) => (place ? ` en ${place}` : '');
const items = (facts: Facts, count: number) =>
  listOf(
    facts.items.slice(0, count).map((item, index) => (index === 0 ? raised(item) : lowered(item))),
    'es',
  );
const team = (facts: Facts) => listOf(facts.firstNames.slice(0, 3), 'es');
const kindHere = (facts: Facts) => `${raised(facts.kind)}${inPlace(facts)}`;
/** The name with what it is; only what it is where the brief gives no name. */
const named = (facts: Facts) =>
  facts.brief.nameGiven ? `${facts.name}, ${facts.kind}${inPlace(facts)}` : kindHere(facts);

const ways = (facts: Facts): string =>
  listOf(
    [facts.phone && `en el ${facts.phone}`, facts.email && `en ${facts.email}`].filter((way) => way !== ''),
    'es',
    'or',
  );

/** Spanish: for sites whose brief is Spanish, and for those that ask for it. */
export const spanish: Voice = {
  heroHeadings: (facts) => {
    const lines: string[] = [];
    if (facts.items.length > 1 && facts.items.slice(0, 3).join('').length < 60)
      lines.push(`${items(facts, 3)}${inPlace(facts)}`, `${items(facts, 3)} en ${facts.name}`);
    if (facts.since) lines.push(`${kindHere(facts)} desde ${facts.since}`);
    if (facts.place) lines.push(kindHere(facts), `${facts.name}, ${facts.kind} en ${facts.place}`);
    return lines.length > 0 ? lines : [facts.brief.nameGiven ? `${facts.name}, ${facts.kind}` : raised(facts.kind)];
  },
  eyebrow: (facts) => [kindHere(facts), facts.since && `desde ${facts.since}`].filter(Boolean).join(', '),
  intros: (facts) =>
    facts.brief.nameGiven
      ? [
          `${facts.name} es ${facts.aKind}${inPlace(facts)}.`,
          `${facts.name}: ${facts.items.length > 0 ? lowered(items(facts, 4)) : facts.kind}${inPlace(facts)}.`,
        ]
      : [`${raised(facts.aKind)}${inPlace(facts)}.`],
  invitations: (facts) => {
    const way = ways(facts);
    if (!way)
      return facts.street
        ? [`${facts.name} está aquí: ${facts.street}.`]
        : [`¿Una pregunta para ${facts.name}? Escríbanos.`, '¿Una pregunta? Escríbanos.'];
    return [`Puede contactar con ${facts.name} ${way}.`, `¿Una pregunta para ${facts.name}? Estamos ${way}.`];
  },
  describe: (service) => `${raised(listOf(service.parts, 'es'))}.`,
  headings: {
    services: (facts) => ['Servicios', `Lo que hace ${facts.name}`, 'Qué hacemos'],
    products: (facts) => ['En la tienda', `Lo que hay en ${facts.name}`, 'Productos'],
    menu: (facts) => ['La carta', `La carta de ${facts.name}`],
    works: (facts) => ['Trabajos', `Trabajos de ${facts.name}`],
    events: (facts) => ['Agenda', `Fechas de ${facts.name}`],
    prices: (facts) => ['Precios', `Precios de ${facts.name}`],
    about: (facts) => [
      `Sobre ${facts.name}`,
      ...(facts.peopleLine && !facts.self ? [facts.peopleLine] : []),
      ...(facts.since ? [`${facts.name}, desde ${facts.since}`] : []),
      ...(facts.place ? [`${facts.name} en ${facts.place}`] : []),
    ],
    team: (facts) => ['El equipo', `Quién está en ${facts.name}`],
    faq: (facts) => ['Conviene saber', `Preguntas a ${facts.name}`],
    steps: () => ['Cómo funciona'],
    features: (facts) => ['Nuestra manera', `Lo que importa en ${facts.name}`],
    gallery: (facts) => ['En imágenes', `${facts.name} en imágenes`],
    hours: (facts) => ['Horario', `Cuándo abre ${facts.name}`],
    location: (facts) => ['Dónde estamos', ...(facts.place ? [`En ${facts.place}`] : [])],
    contact: (facts) => [
      'Contacto',
      `Contactar con ${facts.name}`,
      ...(facts.firstNames.length > 0 ? [`Hable con ${team(facts)}`] : []),
    ],
    cta: (facts) => [`Hable con ${facts.firstNames.length > 0 ? team(facts) : facts.name}`, `Pregunte a ${facts.name}`],
    callNow: (facts) => [`Llame a ${facts.name}`, 'Llámenos'],
    comeBy: (facts) => ['Venga a vernos', ...(facts.place ? [`Nos vemos en ${facts.place}`] : [])],
    story: (facts) => ['Nuestra historia', `La historia de ${facts.name}`],
    testimonials: (facts) => ['Opiniones', `Lo que se dice de ${facts.name}`],
    articles: (facts) => ['Noticias', `Noticias de ${facts.name}`],
    offers: (facts) => ['Ofertas', `Ofertas de ${facts.name}`],
    newsletter: (facts) => [`Noticias de ${facts.name}`, `El boletín de ${facts.name}`],
    waitlist: (facts) => [`${facts.name}: entérese primero`, `La lista de ${facts.name}`],
    contactForm: (facts) => [`Un mensaje a ${facts.name}`, 'Escríbanos'],
  },
  pageIntros: (facts, page) =>
    ({
      services: [`Todo lo que hace ${facts.name}${inPlace(facts)}.`],
      products: [`Esto es lo que hay en ${facts.name}.`],
      menu: [`Esto es lo que se sirve en ${facts.name}.`],
      contact: [`Cómo contactar con ${facts.name} y llegar.`],
      about: [`Unas palabras sobre ${facts.name}.`],
    })[page] ?? [`${facts.name}${inPlace(facts)}.`],
  steps: () => [],
  questions: (facts) => [
    ...(facts.street
      ? [{ question: `¿Dónde está ${facts.name}?`, answer: `${facts.brief.address.replace(/\n/g, ', ')}.` }]
      : []),
    ...facts.brief.prices.slice(0, 2).map((item) => ({
      question: `${raised(item.name)}: ¿cuánto cuesta?`,
      answer: `${raised(item.price)} en ${facts.name}.`,
    })),
    ...(ways(facts) ? [{ question: `¿Cómo contacto con ${facts.name}?`, answer: `${raised(ways(facts))}.` }] : []),
  ],
  pages: {
    home: { title: 'Inicio', slug: '' },
    services: { title: 'Servicios', slug: 'servicios' },
    products: { title: 'Productos', slug: 'productos' },
    menu: { title: 'La carta', slug: 'carta' },
    works: { title: 'Trabajos', slug: 'trabajos' },
    work: { title: 'Trabajos', slug: 'trabajos' },
    events: { title: 'Agenda', slug: 'agenda' },
    articles: { title: 'Artículos', slug: 'articulos' },
    blog: { title: 'Noticias', slug: 'noticias' },
    prices: { title: 'Precios', slug: 'precios' },
    plans: { title: 'Planes', slug: 'planes' },
    about: { title: 'Nosotros', slug: 'nosotros' },
    team: { title: 'Equipo', slug: 'equipo' },
    gallery: { title: 'Galería', slug: 'galeria' },
    faq: { title: 'Preguntas', slug: 'preguntas' },
    testimonials: { title: 'Opiniones', slug: 'opiniones' },
    book: { title: 'Reservar', slug: 'reservar' },
    contact: { title: 'Contacto', slug: 'contacto' },
    visit: { title: 'Visítenos', slug: 'visitenos' },
    location: { title: 'Cómo llegar', slug: 'como-llegar' },
    offers: { title: 'Ofertas', slug: 'ofertas' },
    story: { title: 'Historia', slug: 'historia' },
  },
  actions: {
    call: 'Llamar al',
    visit: 'Cómo llegar',
    book: 'Reservar',
    write: 'Escribirnos',
    writeTo: 'Escribir a',
    order: 'Pedir',
    join: 'Participar',
    read: 'Seguir leyendo',
    menu: 'Toda la carta',
    services: 'Todos los servicios',
    products: 'Ver todo',
    works: 'Ver los trabajos',
    events: 'Todas las fechas',
    about: 'Sobre nosotros',
    prices: 'Precios',
    contact: 'Contacto',
  },
  wants: {
    shop: (what) => `su foto: ${what}`,
    work: (what) => `su foto: ${what}`,
    people: (what) => `su foto: ${what}`,
    person: (what) => `su retrato de ${what}`,
    prices: () => 'sus precios',
    reviews: () => 'una frase de un cliente sobre usted',
    dates: () => 'su próxima fecha',
    articles: () => 'el título de su primer artículo',
    dishes: () => 'sus platos y precios',
    item: (what) => `su texto: ${what}`,
    headline: () => 'lo que hace, en pocas palabras',
    introduction: () => 'una o dos frases sobre su negocio',
  },
  nouns: { piece: 'un trabajo terminado', place: 'el lugar', event: 'próxima fecha', offer: 'oferta actual' },
  labels: { since: 'Desde', place: 'Lugar', phone: 'Teléfono', hours: 'Abierto', people: 'Equipo', email: 'Correo' },
  alt: (what, facts) => `Dibujo para ${facts.name}: ${what}`,
  seoTitle: (facts, page) =>
    page
      ? `${page} – ${facts.name}${facts.place ? `, ${facts.place}` : ''}`
      : facts.brief.nameGiven
        ? `${facts.name} – ${kindHere(facts)}`
        : kindHere(facts),
  seoDescription: (facts) => [
    `${named(facts)}${facts.items.length > 1 ? `: ${lowered(items(facts, 4))}` : ''}.${facts.phone ? ` Teléfono ${facts.phone}.` : ''}`,
  ],
  pageDescription: (facts, title) => [`${title}: ${named(facts)}.`],
  menuGroup: (trade) => ({ bakery: 'Del horno', pizzeria: 'Del horno', bar: 'De la barra' })[trade] ?? 'En la carta',
};
