/** Cents and parts of cents: single answers cost little. */
export const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 2,
});

/** What is left of a budget. */
export const wholeCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
