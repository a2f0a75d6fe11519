import { data } from '@remix-run/node';

/** Any path that no other route knows: the root's error page says so. */
export const loader = () => refuse();
export const action = () => refuse();

function refuse(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

export default function NotFound() {
  return null;
}
