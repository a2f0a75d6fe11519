import type { Offer, OfferGroup } from '../../reading/reading.ts';
import { proposal } from '#site/origins/marks.ts';
import { proposalsOf } from '../../trades/known-trade.ts';
import type { Part, Site, Subject } from '../site.ts';
import { speaksOf } from '../subjects.ts';
import { asTitle, raised } from '../text.ts';

/** Most entries that a section of services has. */
const MOST = 24;

/** How offers are shown: a board for food and drink, else goods or services. */
type Shelf = 'menu' | 'products' | 'services';

const MENU_NAME = 100;

const named = ({ name, text }: Offer, limit: number) =>
  name.length <= limit
    ? { name: raised(name).replaceAll(' | ', ' · '), text }
    : { name: '', text: [name, text].filter((part) => part !== '').join('\n') };

/** A note of several words begins like a sentence; "kg" stays as it is. */
const asNote = (text: string) => (text.includes(' ') ? raised(text) : text);

function item(offer: Offer, limit: number, priceLimit: number) {
  const fits = offer.price.length <= priceLimit;
  const { name, text } = named(offer, limit);
  return {
    name,
    text: asNote(fits ? text : [text, offer.price].filter(Boolean).join('\n')).slice(0, 500),
    price: fits ? offer.price : '',
  };
}

const anyPrice = (groups: readonly OfferGroup[]) =>
  groups.some(({ offers }) => offers.some(({ price }) => price !== ''));

/** A printed menu or price board: groups under their own titles, prices at the end of the line. */
function board(groups: readonly OfferGroup[], subject: Subject): Part {
  const first = groups[0];
  const alone = groups.length === 1 && first ? first.title : '';
  return {
    subject,
    kind: 'menu',
    props: {
      ...(alone !== '' && { heading: asTitle(alone).slice(0, 120) }),
      groups: groups.slice(0, 20).map(({ title, offers }) => ({
        name: alone === '' ? asTitle(title).slice(0, 80) : '',
        dishes: offers.slice(0, 60).map((offer) => {
          const { name, text, price } = item(offer, MENU_NAME, 40);
          return { name, description: text.slice(0, 300), price };
        }),
      })),
    },
    variants: ['board', 'sheet'],
    size: groups.reduce((sum, { offers }) => sum + offers.length / 2, 0),
  };
}

function list({ title, offers }: OfferGroup, subject: Subject, goods: boolean): Part[] {
  const chunks = Array.from({ length: Math.ceil(offers.length / MOST) }, (_, index) =>
    offers.slice(index * MOST, (index + 1) * MOST),
  );
  return chunks.map((chunk, index) => {
    const told = chunk.some(({ text }) => text !== '');
    const priced = chunk.some(({ price }) => price !== '');
    return {
      subject,
      kind: goods ? 'products' : 'services',
      props: {
        ...(title !== '' && index === 0 && { heading: asTitle(title).slice(0, 120) }),
        items: chunk.map((offer) => item(offer, goods ? 100 : 80, goods ? 40 : 60)),
      },
      // Names alone are lost in large cards.
      variants: goods
        ? ['list']
        : priced || !told || chunk.length < 3
          ? ['ledger']
          : chunk.length > 6
            ? ['ledger', 'cards']
            : ['ledger', 'cards', 'bento'],
      size: chunk.length / (told ? 1.5 : 2),
    };
  });
}

function shelfOf({ reading, trade }: Site): Shelf {
  const asked = [...reading.wishes.pages, ...reading.wishes.sections].map(({ topic }) => topic);
  if (asked.includes('menu') || trade?.shelf === 'menu') return 'menu';
  return trade?.shelf === 'products' || asked.includes('products') ? 'products' : 'services';
}

/** Things without a price at the beginning or the end of a list without a title are no prices: they are what there is. */
function parted(group: OfferGroup): OfferGroup[] {
  const { title, offers } = group;
  const isFree = ({ price }: Offer) => price === '';
  if (title !== '' || offers.filter((offer) => !isFree(offer)).length < 2) return [group];
  const first = offers.findIndex((offer) => !isFree(offer));
  const last = offers.findLastIndex((offer) => !isFree(offer));
  const [before, after] = [offers.slice(0, first), offers.slice(last + 1)];
  const free = [...(before.length > 1 ? before : []), ...(after.length > 1 ? after : [])];
  return free.length === 0
    ? [group]
    : [
        { title, offers: free },
        { title, offers: offers.filter((offer) => !free.includes(offer)) },
      ];
}

/** Lists of one title, or of none, are one list. */
function joined(groups: readonly OfferGroup[]): OfferGroup[] {
  const titles = [...new Set(groups.map(({ title }) => title))];
  return titles.map((title) => ({
    title,
    offers: groups.filter((group) => group.title === title).flatMap(({ offers }) => offers),
  }));
}

/** What the owner offers, each list under its own title; what the trade usually offers, as proposals, where nothing was said. */
export function offerParts(site: Site): Part[] {
  const { reading, trade, proposes } = site;
  const shelf = shelfOf(site);
  const groups = joined(reading.offers.filter(({ offers }) => offers.length > 0));
  if (groups.length === 0) {
    const said = reading.statements.some(
      ({ topic }) => topic === 'services' || topic === 'products' || topic === 'menu',
    );
    if (!trade || !proposes || said || trade.shelf === 'events' || reading.statements.length > 7) return [];
    const items = proposalsOf(trade, proposes).services.map(({ name, text }) => ({
      name: proposal(name),
      text: proposal(text),
    }));
    return [{ subject: 'services', kind: 'services', props: { items }, variants: ['ledger', 'cards'], size: 1 }];
  }
  const whole = groups.every(({ offers }) => offers.every(({ name }) => name.length <= MENU_NAME));
  if (shelf === 'menu' && anyPrice(groups) && whole) return [board(groups, 'menu')];
  const asked = [...reading.wishes.pages, ...reading.wishes.sections];
  const isAsked = ({ title }: OfferGroup) => asked.some((part) => speaksOf(title, part.title));
  const lists = groups.flatMap(parted);
  const priced = lists.filter((group) => anyPrice([group]));
  const goods = shelf === 'products';
  // Many small lists with prices read better as one board than as a row of sections.
  const boarded =
    priced.length > 2 && whole && !goods && !priced.some(isAsked)
      ? [board(priced, 'prices')]
      : priced.flatMap((group) => list(group, goods ? 'products' : 'prices', goods));
  const free = lists
    .filter((group) => !anyPrice([group]))
    .flatMap((group) => list(group, goods ? 'products' : shelf === 'menu' ? 'menu' : 'services', goods));
  return withOneLabel([...free, ...boarded]);
}

/** The label of a subject stands over one list only: further ones without a title go on. */
function withOneLabel(parts: readonly Part[]): Part[] {
  const labelled = new Set<Subject>();
  return parts.map((part) => {
    if (part.props.heading !== undefined) return part;
    const isFirst = !labelled.has(part.subject);
    labelled.add(part.subject);
    return isFirst ? part : { ...part, props: { ...part.props, heading: '' } };
  });
}
