import { useMatches, type MetaFunction } from '@remix-run/react';
import { ButtonLink } from '#app/ui/index.ts';
import { pageTitle } from '#app/page-title.ts';
import { MessageScreen } from './message-screen.tsx';

/** `newKvStorage` reads "New kv storage", `websitePlansSettings` reads "Website plans settings". */
function screenName(routeId: string | undefined): string {
  const words = (routeId ?? 'page')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const notBuiltMeta: MetaFunction = ({ matches }) => pageTitle('Not built yet', matches);

/** The honest face of a screen that has a place but no inside yet. */
export function NotBuilt() {
  const screen = screenName(useMatches().at(-1)?.id);
  return (
    <MessageScreen title="Not built yet" mark={screen} actions={<ButtonLink href="/">Go to the dashboard</ButtonLink>}>
      <p>This screen has its place and its address, but nobody has built it yet.</p>
    </MessageScreen>
  );
}
