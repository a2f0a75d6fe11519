import type { ApiAnswer } from './api.ts';

const MOST = 100;
const numberIn = (text: string | null, otherwise: number) => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
};

/** One page of a list, as `page` and `per_page` ask for it. */
export function pageOf(all: unknown[], query: URLSearchParams): ApiAnswer {
  const page = numberIn(query.get('page'), 1);
  const size = Math.min(numberIn(query.get('per_page'), 30), MOST);
  return {
    data: all.slice((page - 1) * size, page * size),
    pagination: {
      current_page: page,
      per_page: size,
      total_entries: all.length,
      total_pages: Math.max(1, Math.ceil(all.length / size)),
    },
  };
}
