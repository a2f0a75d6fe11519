/** In the smallest unit of the currency. */
export type Money = { amount: number; currency: string };

/** What something costs, in the smallest unit of its currency: 1800 US cents read "$18". */
export function moneyInWords({ amount, currency }: Money): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: digits }).format(
    amount / 100,
  );
}
