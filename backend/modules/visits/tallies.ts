/** Views of one website's pages: in all, by path, and by the host of the site that led there. */
export type Tally = { visits: number; page: Map<string, number>; referrer: Map<string, number> };
/** By website id. */
export type Tallies = Map<string, Tally>;

/** Referrers are what anybody writes into a header: so many different ones of a website are told apart. */
const MAX_REFERRERS = 50;

/** The tally of a website, put in when it is not there yet. */
export function tallyOf(tallies: Tallies, websiteId: string): Tally {
  const known = tallies.get(websiteId);
  if (known) return known;
  const tally: Tally = { visits: 0, page: new Map(), referrer: new Map() };
  tallies.set(websiteId, tally);
  return tally;
}

export const addPage = ({ page }: Tally, path: string, views = 1): void => add(page, path, views);

export function addReferrer({ referrer }: Tally, host: string, views = 1): void {
  if (referrer.has(host) || referrer.size < MAX_REFERRERS) add(referrer, host, views);
}

/** Both together; what is given stays as it is. */
export function sumOf(some: Tallies = new Map(), others: Tallies): Tallies {
  const sums: Tallies = new Map();
  for (const [websiteId, { visits, page, referrer }] of [...some, ...others]) {
    const sum = tallyOf(sums, websiteId);
    sum.visits += visits;
    for (const [path, views] of page) addPage(sum, path, views);
    for (const [host, views] of referrer) addReferrer(sum, host, views);
  }
  return sums;
}

const add = (counts: Map<string, number>, name: string, views: number) =>
  void counts.set(name, (counts.get(name) ?? 0) + views);
