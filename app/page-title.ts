import type { MetaDescriptor } from '@remix-run/react';

type Matches = readonly ({ id: string; data: unknown } | undefined)[];

/** `PageTitle | AppTitle`, for a route's `meta`: `export const meta: MetaFunction = ({ matches }) => pageTitle('Domains', matches)`. */
export const pageTitle = (title: string, matches: Matches): MetaDescriptor[] => [
  { title: `${title} | ${appTitleOf(matches)}` },
];

function appTitleOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.data;
  if (typeof root !== 'object' || root === null || !('app' in root)) return 'Pagewright';
  const { app } = root;
  return typeof app === 'object' && app !== null && 'title' in app && typeof app.title === 'string'
    ? app.title
    : 'Pagewright';
}
