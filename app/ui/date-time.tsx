import { useSyncExternalStore } from 'react';
import { relativeTime } from './relative-time.ts';

const exact = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
const inUtc = exact('UTC');

const STEP = 30_000;
const thisStep = () => Math.floor(Date.now() / STEP) * STEP;
function everyStep(tell: () => void) {
  const timer = setInterval(tell, STEP);
  return () => clearInterval(timer);
}
const never = () => () => undefined;

/** A moment as people say it, kept fresh; exact on hover, in UTC until the browser knows the local time. */
export function DateTime({ at, className }: { at: string; className?: string }) {
  const moment = new Date(at);
  const now = useSyncExternalStore(everyStep, thisStep, thisStep);
  const title = useSyncExternalStore(
    never,
    () => exact(undefined).format(moment),
    () => `${inUtc.format(moment)} UTC`,
  );
  return (
    <time dateTime={at} title={title} className={className} suppressHydrationWarning>
      {relativeTime(moment, new Date(now))}
    </time>
  );
}
