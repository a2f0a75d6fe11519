/** In the smallest unit of the currency. */
export type Money = { amount: number; currency: string };

/** What something costs, in the smallest unit of its currency: 1800 US cents read "$18". */
export function moneyInWords({ amount, currency }: Money): string {
  return formatOf(currency, amount % 100 === 0 ? 0 : 2).format(amount / 100);
}

const formats = new Map<string, Intl.NumberFormat>();

/** To make one takes longer than to render what it stands in. */
function formatOf(currency: string, digits: 0 | 2): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: digits });
  formats.set(key, made);
  return made;
}
