/** US dollars a year, by ending; a renewal costs the same. */
const YEARLY: Record<string, number> = {
  com: 14.5,
  net: 16.5,
  org: 15,
  info: 24,
  biz: 22,
  de: 9,
  at: 18,
  ch: 14,
  eu: 11,
  'co.uk': 10,
  uk: 10,
  fr: 13,
  nl: 10,
  it: 13,
  es: 12,
  dev: 18,
  app: 20,
  shop: 38,
  cafe: 42,
  io: 60,
};
const OTHERWISE = 30;
const PREMIUM = { registration: 2400, renewal: 240 };
const RISEN = 1.4;

/** Short names and those that say so are dear. */
const isPremium = (name: string) => {
  const [label = ''] = name.split('.');
  return label.length <= 3 || label.includes('premium');
};

/** What a name costs a year, in dollars; `isRisen` when its fault asks for a higher price than before. */
export function pricesOf(name: string, ending: string, isRisen: boolean) {
  const premium = isPremium(name);
  const yearly = YEARLY[ending] ?? OTHERWISE;
  const { registration, renewal } = premium ? PREMIUM : { registration: yearly, renewal: yearly };
  const price = (dollars: number) => Math.round(dollars * (isRisen ? RISEN : 1) * 100) / 100;
  return { premium, registration: price(registration), renewal: price(renewal) };
}
