import { listOf, lowered, raised } from './grammar.ts';
import type { Facts, Voice } from './voice.ts';

// Names stand without "o" or "a", which only their owners know; a place has the one that the brief gives it.
const inPlace = ({ place, brief }: Facts) => {
  const said = new RegExp(`\\b(no|na|nos|nas) ${place}(?!\\p{L})`, 'u').exec(brief.text)?.[1];
  return place ? ` ${said ?? 'em'} ${place}` : '';
};
const herePlace = (facts: Facts) => inPlace(facts).trim();
const items = (facts: Facts, count: number) =>
  listOf(
    facts.items.slice(0, count).map((item, index) => (index === 0 ? raised(item) : lowered(item))),
    'pt',
  );
const team = (facts: Facts) => listOf(facts.firstNames.slice(0, 3), 'pt');
const kindHere = (facts: Facts) => `${raised(facts.kind)}${inPlace(facts)}`;
/** The name with what it is; only what it is where the brief gives no name. */
const named = (facts: Facts) =>
  facts.brief.nameGiven ? `${facts.name}, ${facts.kind}${inPlace(facts)}` : kindHere(facts);

const ways = (facts: Facts): string =>
  listOf(
    [facts.phone && `pelo ${facts.phone}`, facts.email && `em ${facts.email}`].filter((way) => way !== ''),
    'pt',
    'or',
  );

/** Portuguese: for sites whose brief is Portuguese, and for those that ask for it. */
export const portuguese: Voice = {
  heroHeadings: (facts) => {
    const lines: string[] = [];
    if (facts.items.length > 1 && facts.items.slice(0, 3).join('').length < 60)
      lines.push(`${items(facts, 3)}${inPlace(facts)}`, `${items(facts, 3)}: ${facts.name}`);
    if (facts.since) lines.push(`${kindHere(facts)} desde ${facts.since}`);
    if (facts.peopleLine && !facts.self && facts.place)
      lines.push(`${raised(facts.aKind)} ${herePlace(facts)}, com ${facts.peopleLine}`);
    if (facts.place) lines.push(kindHere(facts), `${facts.name}, ${facts.kind} ${herePlace(facts)}`);
    return lines.length > 0 ? lines : [facts.brief.nameGiven ? `${facts.name}, ${facts.kind}` : raised(facts.kind)];
  },
  eyebrow: (facts) => [kindHere(facts), facts.since && `desde ${facts.since}`].filter(Boolean).join(', '),
  intros: (facts) =>
    facts.brief.nameGiven
      ? [
          `${facts.name} é ${facts.aKind}${inPlace(facts)}.`,
          `${facts.name}: ${facts.items.length > 0 ? lowered(items(facts, 4)) : facts.kind}${inPlace(facts)}.`,
        ]
      : [`${raised(facts.aKind)}${inPlace(facts)}.`],
  invitations: (facts) => {
    const way = ways(facts);
    if (!way)
      return facts.street
        ? [`${facts.name} fica aqui: ${facts.street}.`]
        : [`Uma pergunta para ${facts.name}? Escreva-nos.`, 'Uma pergunta? Escreva-nos.'];
    return [`Contacte ${facts.name} ${way}.`, `Uma pergunta para ${facts.name}? Fale connosco ${way}.`];
  },
  describe: (service) => `${raised(listOf(service.parts, 'pt'))}.`,
  headings: {
    services: (facts) => ['Serviços', `O que faz ${facts.name}`, 'O que fazemos'],
    products: (facts) => ['Na loja', `O que há em ${facts.name}`, 'Produtos'],
    menu: (facts) => ['A ementa', `A ementa: ${facts.name}`],
    works: (facts) => ['Trabalhos', `Trabalhos: ${facts.name}`],
    events: (facts) => ['Agenda', `Datas: ${facts.name}`],
    prices: (facts) => ['Preços', `Preços: ${facts.name}`],
    about: (facts) => [
      `Sobre ${facts.name}`,
      ...(facts.peopleLine && !facts.self ? [facts.peopleLine] : []),
      ...(facts.since ? [`${facts.name}, desde ${facts.since}`] : []),
      ...(facts.place ? [`${facts.name} ${herePlace(facts)}`] : []),
    ],
    team: (facts) => ['A equipa', `Quem está em ${facts.name}`],
    faq: (facts) => ['Bom saber', `Perguntas a ${facts.name}`],
    steps: () => ['Como funciona'],
    features: (facts) => ['A nossa maneira', `O que conta em ${facts.name}`],
    gallery: (facts) => ['Em imagens', `${facts.name} em imagens`],
    hours: (facts) => ['Horário', `Quando abre ${facts.name}`],
    location: (facts) => ['Onde estamos', ...(facts.place ? [raised(herePlace(facts))] : [])],
    contact: (facts) => [
      'Contacto',
      `Contactar ${facts.name}`,
      ...(facts.firstNames.length > 0 ? [`Fale com ${team(facts)}`] : []),
    ],
    cta: (facts) => [`Fale com ${facts.firstNames.length > 0 ? team(facts) : facts.name}`, `Pergunte a ${facts.name}`],
    callNow: (facts) => [`Ligue a ${facts.name}`, 'Ligue-nos'],
    comeBy: (facts) => ['Venha visitar-nos', ...(facts.place ? [`Até já, ${herePlace(facts)}`] : [])],
    story: (facts) => ['A nossa história', `A história: ${facts.name}`],
    testimonials: (facts) => ['Opiniões', `O que dizem de ${facts.name}`],
    articles: (facts) => ['Notícias', `Notícias: ${facts.name}`],
    offers: (facts) => ['Ofertas', `Ofertas: ${facts.name}`],
    newsletter: (facts) => [`Novidades: ${facts.name}`, `O boletim: ${facts.name}`],
    waitlist: (facts) => [`${facts.name}: saiba primeiro`, `A lista: ${facts.name}`],
    contactForm: (facts) => [`Uma mensagem a ${facts.name}`, 'Escreva-nos'],
  },
  pageIntros: (facts, page) =>
    ({
      services: [`Tudo o que faz ${facts.name}${inPlace(facts)}.`],
      products: [`Isto é o que há em ${facts.name}.`],
      menu: [`Isto é o que se serve em ${facts.name}.`],
      contact: [`Como contactar ${facts.name} e chegar.`],
      about: [`Algumas palavras sobre ${facts.name}.`],
    })[page] ?? [`${facts.name}${inPlace(facts)}.`],
  steps: () => [],
  questions: (facts) => [
    ...(facts.street
      ? [{ question: `Onde fica ${facts.name}?`, answer: `${facts.brief.address.replace(/\n/g, ', ')}.` }]
      : []),
    ...facts.brief.prices.slice(0, 2).map((item) => ({
      question: `${raised(item.name)}: quanto custa?`,
      answer: `${raised(item.price)}, ${facts.name}.`,
    })),
    ...(ways(facts) ? [{ question: `Como contacto ${facts.name}?`, answer: `${raised(ways(facts))}.` }] : []),
  ],
  pages: {
    home: { title: 'Início', slug: '' },
    services: { title: 'Serviços', slug: 'servicos' },
    products: { title: 'Produtos', slug: 'produtos' },
    menu: { title: 'Ementa', slug: 'ementa' },
    works: { title: 'Trabalhos', slug: 'trabalhos' },
    work: { title: 'Trabalhos', slug: 'trabalhos' },
    events: { title: 'Agenda', slug: 'agenda' },
    articles: { title: 'Artigos', slug: 'artigos' },
    blog: { title: 'Notícias', slug: 'noticias' },
    prices: { title: 'Preços', slug: 'precos' },
    plans: { title: 'Planos', slug: 'planos' },
    about: { title: 'Sobre nós', slug: 'sobre-nos' },
    team: { title: 'Equipa', slug: 'equipa' },
    gallery: { title: 'Galeria', slug: 'galeria' },
    faq: { title: 'Perguntas', slug: 'perguntas' },
    testimonials: { title: 'Opiniões', slug: 'opinioes' },
    book: { title: 'Reservar', slug: 'reservar' },
    contact: { title: 'Contacto', slug: 'contacto' },
    visit: { title: 'Visite-nos', slug: 'visite-nos' },
    location: { title: 'Como chegar', slug: 'como-chegar' },
    offers: { title: 'Ofertas', slug: 'ofertas' },
    story: { title: 'História', slug: 'historia' },
  },
  actions: {
    call: 'Ligar',
    visit: 'Como chegar',
    book: 'Reservar',
    write: 'Escrever-nos',
    writeTo: 'Escrever a',
    order: 'Encomendar',
    join: 'Participar',
    read: 'Continuar a ler',
    menu: 'Toda a ementa',
    services: 'Todos os serviços',
    products: 'Ver tudo',
    works: 'Ver os trabalhos',
    events: 'Todas as datas',
    about: 'Sobre nós',
    prices: 'Preços',
    contact: 'Contacto',
  },
  wants: {
    shop: (what) => `a sua foto: ${what}`,
    work: (what) => `a sua foto: ${what}`,
    people: (what) => `a sua foto: ${what}`,
    person: (what) => `o seu retrato: ${what}`,
    prices: () => 'os seus preços',
    reviews: () => 'uma frase de um cliente sobre si',
    dates: () => 'a sua próxima data',
    articles: () => 'o título do seu primeiro artigo',
    dishes: () => 'os seus pratos e preços',
    item: (what) => `o seu texto: ${what}`,
    headline: () => 'o que faz, em poucas palavras',
    introduction: () => 'uma ou duas frases sobre o seu negócio',
  },
  nouns: { piece: 'um trabalho acabado', place: 'o lugar', event: 'próxima data', offer: 'oferta atual' },
  labels: { since: 'Desde', place: 'Lugar', phone: 'Telefone', hours: 'Aberto', people: 'Equipa', email: 'E-mail' },
  alt: (what, facts) => `Desenho para ${facts.name}: ${what}`,
  seoTitle: (facts, page) =>
    page
      ? `${page} – ${facts.name}${facts.place ? `, ${facts.place}` : ''}`
      : facts.brief.nameGiven
        ? `${facts.name} – ${kindHere(facts)}`
        : kindHere(facts),
  seoDescription: (facts) => [
    `${named(facts)}${facts.items.length > 1 ? `: ${lowered(items(facts, 4))}` : ''}.${facts.phone ? ` Telefone ${facts.phone}.` : ''}`,
  ],
  pageDescription: (facts, title) => [`${title}: ${named(facts)}.`],
  menuGroup: (trade) => ({ bakery: 'Do forno', pizzeria: 'Do forno', bar: 'Do bar' })[trade] ?? 'Na ementa',
};
