/** What people do at a service elsewhere. */
export type ServiceUse = 'book' | 'order' | 'pay' | 'write';
export type Service = { name: string; does: ServiceUse };

const countries = (name: string, endings: string): string[] => endings.split(' ').map((ending) => `${name}.${ending}`);

/** By the hosts that their links lead to. The first that fits counts, so hosts of one purpose stand before the whole of a company. */
const KNOWN: readonly (Service & { hosts: readonly string[] })[] = [
  { name: 'Calendly', does: 'book', hosts: ['calendly.com'] },
  { name: 'Cal.com', does: 'book', hosts: ['cal.com', 'cal.eu'] },
  { name: 'OpenTable', does: 'book', hosts: countries('opentable', 'com co.uk de fr es it nl ie ca com.au com.mx jp') },
  { name: 'Resy', does: 'book', hosts: ['resy.com'] },
  { name: 'Booksy', does: 'book', hosts: ['booksy.com'] },
  { name: 'SimplyBook.me', does: 'book', hosts: countries('simplybook', 'me it pro asia cc plus') },
  { name: 'Treatwell', does: 'book', hosts: countries('treatwell', 'com co.uk de fr es it nl at ch be ie') },
  { name: 'Fresha', does: 'book', hosts: ['fresha.com'] },
  { name: 'Acuity', does: 'book', hosts: ['acuityscheduling.com', 'as.me'] },
  { name: 'TheFork', does: 'book', hosts: countries('thefork', 'com co.uk de fr es it nl pt ch se') },
  { name: 'Quandoo', does: 'book', hosts: countries('quandoo', 'com de it co.uk at ch fi sg com.au') },
  { name: 'Doctolib', does: 'book', hosts: countries('doctolib', 'com fr de it') },
  { name: 'SevenRooms', does: 'book', hosts: ['sevenrooms.com'] },
  { name: 'Tock', does: 'book', hosts: ['exploretock.com'] },
  { name: 'Setmore', does: 'book', hosts: ['setmore.com'] },
  { name: 'Square', does: 'pay', hosts: ['square.link', 'checkout.square.site'] },
  { name: 'Square', does: 'book', hosts: ['book.squareup.com', 'book.square.site', 'squareup.com'] },
  { name: 'Square', does: 'order', hosts: ['square.site'] },
  { name: 'Uber Eats', does: 'order', hosts: ['ubereats.com'] },
  { name: 'DoorDash', does: 'order', hosts: ['doordash.com'] },
  { name: 'Deliveroo', does: 'order', hosts: countries('deliveroo', 'com co.uk fr it ie be') },
  { name: 'Wolt', does: 'order', hosts: ['wolt.com'] },
  { name: 'Lieferando', does: 'order', hosts: countries('lieferando', 'de at') },
  { name: 'Toast', does: 'order', hosts: ['toasttab.com'] },
  { name: 'Stripe', does: 'pay', hosts: ['buy.stripe.com', 'donate.stripe.com', 'book.stripe.com'] },
  { name: 'PayPal', does: 'pay', hosts: ['paypal.me', 'paypal.com'] },
  { name: 'WhatsApp', does: 'write', hosts: ['wa.me', 'whatsapp.com'] },
  { name: 'Signal', does: 'write', hosts: ['signal.me', 'signal.group'] },
  { name: 'Telegram', does: 'write', hosts: ['t.me'] },
  { name: 'Messenger', does: 'write', hosts: ['m.me'] },
];

function hostOf(to: string): string {
  try {
    const { protocol, hostname } = new URL(to);
    return protocol === 'https:' || protocol === 'http:' ? hostname.toLowerCase() : '';
  } catch {
    return '';
  }
}

/** The service that a link leads to, by its host; null for every other link. */
export function serviceOf(to: string): Service | null {
  const host = hostOf(to);
  if (host === '') return null;
  const found = KNOWN.find(({ hosts }) => hosts.some((known) => host === known || host.endsWith(`.${known}`)));
  return found ? { name: found.name, does: found.does } : null;
}
