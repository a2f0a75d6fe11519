export const PLAYGROUND_PATH = '/fine-tuning/playground';

/** The screen with one run open, on one page of its results. */
export const runAddress = (run: string, page = '/'): string =>
  `${PLAYGROUND_PATH}?${new URLSearchParams({ run, ...(page !== '/' && { page }) })}`;

/** The result of one side, drawn for a frame; `place`: of one case of a replay, whose old side is the left one. */
export const resultAddress = (run: string, side: 'LEFT' | 'RIGHT', page: string, place?: number): string =>
  `/playground-result/${run}/${side.toLowerCase()}?${new URLSearchParams({ page, ...(place !== undefined && { case: String(place) }) })}`;
