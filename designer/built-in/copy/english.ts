import { listOf, lowered, possessive, raised, thirdPerson } from './grammar.ts';
import { englishSteps } from './english-steps.ts';
import { englishWords } from './english-words.ts';
import type { Facts, Voice } from './voice.ts';

const inPlace = ({ place }: Facts) => (place ? ` in ${place}` : '');
const few = (items: string[], count: number) =>
  items.slice(0, count).map((item, index) => (index === 0 ? raised(item) : lowered(item)));
const team = ({ firstNames }: Facts) => listOf(firstNames.slice(0, 3));
const does = (facts: Facts) => (facts.people.length === 1 ? thirdPerson(facts.brief.trade.we) : facts.brief.trade.we);

/** The ways to reach the business as one clause: "call 0341 … or write to …". */
function ways(facts: Facts): string {
  const each = [
    facts.phone && `call ${facts.phone}`,
    facts.email && `write to ${facts.email}`,
    facts.street && `come to ${facts.street}`,
  ].filter((way) => way !== '');
  return listOf(each.slice(0, 3), 'en', 'or');
}

function heroHeadings(facts: Facts): string[] {
  const { name, place, items, people, since, field, brief } = facts;
  const lines: string[] = [];
  if (items.length >= 2 && items.slice(0, 3).join('').length < 60) {
    const some = listOf(few(items, 3));
    if (place) lines.push(`${some} in ${place}`, `${some}, in ${place}`);
    else lines.push(`${some} at ${name}`, `${some}: ${name}`);
  }
  if (people.length > 0 && people.length < 3 && !facts.self && brief.trade.family !== 'personal') {
    lines.push(`${facts.peopleLine} ${does(facts)}${inPlace(facts)}`);
    if (place) lines.push(`${raised(field)} by ${team(facts)}, in ${place}`);
  }
  if (since && place) lines.push(`${raised(field)} in ${place} since ${since}`);
  if (since && !place) lines.push(`${raised(field)} since ${since}`);
  if (place)
    lines.push(
      `${raised(field)} in ${place}`,
      `${raised(field)} for ${place}`,
      `${possessive(place)} ${facts.kind.split(' ').length < 4 ? facts.kind : brief.trade.label}, ${name}`,
    );
  if (lines.length === 0)
    lines.push(
      brief.nameGiven ? `${raised(field)} at ${name}` : raised(field),
      brief.nameGiven ? `${name}: ${lowered(field)}` : raised(facts.kind),
    );
  return lines;
}

const called = (facts: Facts) =>
  facts.brief.nameGiven ? facts.name : facts.place ? `the ${facts.kind} in ${facts.place}` : `this ${facts.kind}`;

/** Lines for a business without a name: one that is called "this bakery" in every other line sounds like a form. */
const plainly = ({ brief }: Facts, ...lines: string[]) => (brief.nameGiven ? [] : lines);

export const english: Voice = {
  heroHeadings,
  eyebrow: (facts) =>
    raised([facts.kind + inPlace(facts), facts.since && `since ${facts.since}`].filter(Boolean).join(', ')),
  intros: (facts) => {
    const { name, aKind, items, place, brief } = facts;
    const what = items.length > 0 ? listOf(few(items, 4).map((item) => lowered(item))) : lowered(facts.field);
    // "A software company for software" would say a thing twice.
    if (facts.kind.toLowerCase().includes(what.split(' ')[0] ?? '-') && brief.nameGiven)
      return [`${name} is ${aKind}${place ? ` in ${place}` : ''}.`];
    if (!brief.nameGiven)
      return place
        ? [`${raised(aKind)} in ${place} for ${what}.`, `${raised(what)} in ${place}, from ${aKind} you can talk to.`]
        : [`${raised(aKind)} for ${what}.`];
    if (brief.trade.family === 'personal')
      return [
        `This is the place for what ${name} makes, thinks and has done.`,
        `${name} keeps work, words and ways to get in touch on these pages.`,
      ];
    return [
      `${name} is ${aKind}${place ? ` in ${place}` : ''}. Come here for ${what}.`,
      `For ${what}${place ? ` in ${place}` : ''}, there is ${name}.`,
      `${raised(what)}: that is what ${name}${place ? ` in ${place}` : ''} is for.`,
      `${name}${place ? `, in ${place},` : ''} is ${aKind} for ${what}.`,
    ];
  },
  invitations: (facts) => {
    const clause = ways(facts);
    if (!clause)
      return [
        `Write to ${called(facts)} and say what you have in mind.`,
        `Ask ${called(facts)} whatever you want to know first.`,
        ...plainly(facts, 'Send a message and say what you have in mind.', 'Ask whatever you want to know first.'),
      ];
    return [
      `To reach ${called(facts)}, ${clause}.`,
      `${raised(clause)}.`,
      `${raised(clause)}: ${called(facts)} will take it from there.`,
      `Questions for ${called(facts)}? ${raised(clause)}.`,
    ];
  },
  describe: (service) => `${raised(listOf(service.parts))}.`,
  headings: {
    services: (facts) =>
      facts.brief.trade.id === 'wedding'
        ? ['The day', 'How the day goes']
        : [
            ...(facts.self ? [] : ['What we do', 'Our work']),
            `${raised(facts.field)}${inPlace(facts)}`,
            `What ${called(facts)} does`,
            `How ${called(facts)} can help`,
          ],
    products: (facts) => [
      `What ${called(facts)} has`,
      'On our shelves',
      'What we have',
      `${raised(facts.field)}${inPlace(facts)}`,
      'Pick your favourite',
    ],
    menu: (facts) => [
      'The menu',
      `What there is at ${facts.name}`,
      'What we serve',
      'Today and most days',
      `${raised(facts.field)}${inPlace(facts)}`,
    ],
    works: (facts) => [
      'Work',
      `Made by ${facts.firstNames.length > 0 ? team(facts) : called(facts)}`,
      'Selected work',
      'Recent work',
    ],
    events: (facts) => ['What is on', `Dates at ${called(facts)}`, 'The programme', `Dates${inPlace(facts)}`],
    prices: (facts) => ['Prices', `What it costs at ${facts.name}`, 'What things cost', 'Price list'],
    about: (facts) => [
      `About ${facts.name}`,
      ...(facts.brief.trade.id === 'wedding' ? ['About us'] : []),
      ...(facts.people.length > 0 && !facts.self
        ? [facts.peopleLine, `Who ${facts.people.length > 1 ? 'are' : 'is'} ${team(facts)}?`]
        : facts.brief.trade.family === 'occasion'
          ? []
          : [`Who ${facts.name} ${/ (?:and|&) /.test(facts.name) ? 'are' : 'is'}`]),
      ...(facts.since ? [`${facts.name}, since ${facts.since}`] : []),
      ...(facts.place ? [`${facts.name} in ${facts.place}`] : []),
    ],
    team: (facts) => [
      'Who you will meet',
      ...(facts.self ? [] : [`The people at ${facts.name}`]),
      `Meet ${team(facts) || 'us'}`,
      'People',
    ],
    faq: (facts) => [
      'Good to know',
      `Questions about ${facts.name}`,
      'Before you come',
      `What people ask ${facts.name}`,
      'Asked and answered',
    ],
    steps: (facts) => [
      'How it goes',
      `Your way to ${facts.name}`,
      'Step by step',
      'What happens next',
      `Starting with ${facts.name}`,
    ],
    features: (facts) => [
      'How we work',
      `What matters at ${facts.name}`,
      `In ${possessive(facts.name)} own words`,
      'Count on this',
      'Our way',
    ],
    gallery: (facts) => ['In pictures', `${facts.name} in pictures`, 'A look around', 'See for yourself'],
    hours: (facts) => ['Opening hours', `When ${facts.name} is open`, 'When to come', 'Open'],
    location: (facts) => [
      `Where ${facts.name} is`,
      'How to find us',
      ...(facts.place ? [`Find us in ${facts.place}`, `In ${facts.place}`] : []),
    ],
    contact: (facts) => [
      `Reach ${facts.name}`,
      'Get in touch',
      ...(facts.firstNames.length > 0 ? [`Talk to ${team(facts)}`] : []),
      'Contact',
      `A line to ${facts.name}`,
    ],
    cta: (facts) => [
      ...(facts.firstNames.length > 0
        ? [`${team(facts)} ${facts.firstNames.length > 1 ? 'are' : 'is'} glad to hear from you`]
        : []),
      `Talk to ${called(facts)}`,
      `Ask ${called(facts)}`,
      ...plainly(facts, 'Get in touch', 'Talk to us'),
      ...(facts.items[0] && !/\d/.test(facts.items[0])
        ? [`${raised(facts.items[0])}? Talk to ${facts.firstNames[0] ?? 'us'}`]
        : []),
    ],
    callNow: (facts) => [
      `Call ${called(facts)}`,
      'Pick up the phone',
      ...(facts.firstNames[0] ? [`Ring ${facts.firstNames[0]}`] : []),
      `One call to ${called(facts)}`,
    ],
    comeBy: (facts) => [
      ...(facts.street
        ? [`See you at ${facts.street.replace(/,.*$/, '')}`, `Come to ${facts.street.replace(/,.*$/, '')}`]
        : []),
      `Come by ${called(facts)}`,
      ...plainly(facts, 'Come by', 'Drop in'),
      ...(facts.place ? [`See you in ${facts.place}`] : []),
    ],
    story: (facts) => [
      `The story of ${facts.name}`,
      `How ${facts.name} came about`,
      ...(facts.since ? [`${facts.since} and after`] : []),
      'Our story',
    ],
    testimonials: (facts) => [`What people say about ${facts.name}`, 'In your words', 'Voices'],
    articles: (facts) => [`New from ${facts.name}`, 'To read', 'Latest', 'News'],
    offers: (facts) => [`Offers at ${facts.name}`, 'On offer', 'Just now'],
    newsletter: (facts) => [
      `News from ${called(facts)}`,
      `A letter from ${facts.name} now and then`,
      ...plainly(facts, 'A letter now and then'),
    ],
    waitlist: (facts) => [
      `Be first at ${facts.name}`,
      `Hear first about ${facts.name}`,
      ...plainly(facts, 'Be the first to hear'),
    ],
    contactForm: (facts) => [`Write to ${called(facts)}`, 'Send a message', 'Ask us'],
  },
  pageIntros: (facts, page) => {
    const words: Record<string, string[]> = {
      services: [
        `This is what ${called(facts)} does; if yours is not on the list, ask.`,
        `Find what you need here, then talk to ${called(facts)} about it.`,
        `Everything ${called(facts)} offers, on one page.`,
        ...plainly(facts, 'This is what we do; if yours is not on the list, ask.', 'Everything we offer, on one page.'),
      ],
      menu: [
        `Everything on the board at ${facts.name}.`,
        `This is what ${called(facts)} serves.`,
        `Read through, then come to ${facts.name}.`,
        ...plainly(facts, 'Read through, then come and try it.'),
      ],
      products: [
        `A look along the shelves of ${facts.name}.`,
        `This is what you find at ${facts.name}.`,
        `Here is what ${called(facts)} keeps.`,
        ...plainly(facts, 'A look along the shelves.'),
      ],
      works: [
        `A few pieces from ${facts.name}.`,
        `What ${facts.name} has been working on.`,
        ...plainly(facts, 'Take a closer look.'),
      ],
      events: [
        `What is planned at ${facts.name}.`,
        `Pick a date with ${called(facts)}.`,
        ...plainly(facts, 'See what is planned and pick a date.'),
      ],
      about: [`A few words about ${facts.name}.`, ...plainly(facts, 'A few words about us.')],
      contact: [
        `There are several ways to reach ${called(facts)}.`,
        `All the ways to ${facts.name}, on one page.`,
        `Here is how to find and reach ${called(facts)}.`,
        ...plainly(facts, 'All the ways to reach us, on one page.'),
      ],
      prices: [`What things cost at ${facts.name}.`, ...plainly(facts, 'What things cost.')],
      team: [`The people of ${facts.name}.`, ...plainly(facts, 'The people behind it.')],
      blog: [`News from ${facts.name}.`, ...plainly(facts, 'What is new, and what was.')],
      testimonials: [`What others say about ${facts.name}.`, ...plainly(facts, 'In their own words.')],
      support: [
        `Tell ${called(facts)} what does not work, and since when.`,
        ...plainly(facts, 'Tell us what does not work, and since when.'),
      ],
      book: [
        `Tell ${called(facts)} what you would like and when.`,
        ...plainly(facts, 'Tell us what you would like and when.'),
      ],
      offers: [`What is on offer at ${facts.name}.`, ...plainly(facts, 'What is on offer at the moment.')],
      faq: [`What people ask ${called(facts)} first.`, ...plainly(facts, 'What people ask first.')],
    };
    return words[page] ?? [''];
  },
  steps: englishSteps,
  questions: (facts) => {
    const asked: { question: string; answer: string }[] = [];
    const { brief, name } = facts;
    if (facts.street)
      asked.push({ question: `Where do I find ${name}?`, answer: `At ${brief.address.replace(/\n/g, ', ')}.` });
    if (brief.people.length > 0 && !facts.self && brief.trade.family !== 'personal')
      asked.push({
        question: `Who will I meet at ${name}?`,
        answer: `${listOf(brief.people.map((person) => (person.role ? `${person.name} (${lowered(person.role)})` : person.name)))}.`,
      });
    for (const item of brief.prices.filter((one) => one.name.length < 40).slice(0, 2))
      asked.push({
        question: `${raised(item.name)}: how much is it?`,
        answer: `${raised(item.price)}${item.note ? ` (${item.note})` : ''} at ${name}.`,
      });
    if (facts.phone || facts.email)
      asked.push({
        question: `How do I reach ${name}?`,
        answer: `${raised(
          listOf(
            [facts.phone && `call ${facts.phone}`, facts.email && `write to ${facts.email}`].filter(
              (way) => way !== '',
            ),
            'en',
            'or',
          ),
        )}.`,
      });
    return asked;
  },
  ...englishWords,
  alt: (what, facts) => `Drawing for ${facts.name}: ${what}`,
  seoTitle: (facts, page) =>
    !facts.brief.nameGiven
      ? `${page ? `${page} – ` : ''}${raised(facts.kind)}${inPlace(facts)}`
      : page
        ? `${page} – ${facts.name}${facts.place ? `, ${facts.place}` : ''}`
        : `${facts.name}${facts.brief.nameGiven ? ` – ${raised(facts.kind)}` : ''}${inPlace(facts)}`,
  seoDescription: (facts) => {
    const what = facts.items.length > 1 ? listOf(few(facts.items, 4)) : raised(facts.field);
    const reach = facts.phone ? ` Call ${facts.phone}.` : facts.street ? ` ${facts.street}.` : '';
    if (!facts.brief.nameGiven) return [`${raised(facts.aKind)}${inPlace(facts)}: ${lowered(what)}.${reach}`];
    return [
      `${what} at ${facts.name}${inPlace(facts)}.${reach}`,
      facts.kind.includes(lowered(what))
        ? `${facts.name} is ${facts.aKind}${inPlace(facts)}.${reach}`
        : `${facts.name} is ${facts.aKind}${inPlace(facts)}: ${lowered(what)}.${reach}`,
    ];
  },
  pageDescription: (facts, title, topic) => {
    const { name } = facts;
    const what = facts.items.length > 1 ? listOf(few(facts.items, 4)) : raised(facts.field);
    const here = name.includes(facts.place) ? '' : inPlace(facts);
    if (topic === 'contact' || topic === 'book')
      return [
        `How to reach ${name}${here}${facts.phone ? `: ${facts.phone}` : ''}${facts.street ? `${facts.phone ? ',' : ':'} ${facts.street}` : ''}.`,
      ];
    if (topic === 'about' || topic === 'story' || topic === 'team')
      return [
        `${title}: ${name}${here}${facts.peopleLine && !facts.self ? `, with ${facts.peopleLine}` : ''}${facts.since ? `, since ${facts.since}` : ''}.`,
      ];
    if (topic === 'shelf' || topic === 'services' || topic === 'products' || topic === 'menu' || topic === 'prices')
      return [`${title} at ${name}${here}: ${lowered(what)}.`];
    return [`${title} at ${name}${here}.`];
  },
  menuGroup: (trade) =>
    ({
      bakery: 'From the oven',
      cafe: 'At the bar',
      bar: 'From the bar',
      pizzeria: 'From the oven',
      'ice-cream': 'From the freezer',
    })[trade] ?? 'On the menu',
};
