/** Days that charts can show. */
export const periods = [30, 90, 365] as const;

/** The days that an address asks for (`?days=90`). */
export const readPeriod = (search: URLSearchParams): number =>
  periods.find((days) => String(days) === search.get('days')) ?? periods[0];
