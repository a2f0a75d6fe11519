import type { ApiAnswer } from './api.ts';

type Listed = Record<string, unknown>;

const MOST = 100;
const numberIn = (text: string | null, otherwise: number) => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
};

/** One page of a list, as `sort`, `page` and `per_page` ask for it; by number when nobody says otherwise. */
export function pageOf(all: Listed[], query: URLSearchParams): ApiAnswer {
  const page = numberIn(query.get('page'), 1);
  const size = Math.min(numberIn(query.get('per_page'), 30), MOST);
  const sorted = all.toSorted(comparing(query.get('sort') ?? 'id:asc'));
  return {
    data: sorted.slice((page - 1) * size, page * size),
    pagination: {
      current_page: page,
      per_page: size,
      total_entries: all.length,
      total_pages: Math.max(1, Math.ceil(all.length / size)),
    },
  };
}

/** `name:asc,id:desc`: by the first of these fields that differs. */
function comparing(sort: string) {
  const orders = sort.split(',').map((order) => order.split(':'));
  return (one: Listed, other: Listed): number => {
    for (const [field = '', direction] of orders) {
      const difference = compare(one[field], other[field]);
      if (difference !== 0) return direction === 'desc' ? -difference : difference;
    }
    return 0;
  };
}

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
