import { useEffect, useState } from 'react';
import { relativeTime } from './relative-time.ts';

const exact = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
const inUtc = exact('UTC');

/**
 * A moment as people say it, exact on hover. The server writes the exact time in UTC; the browser replaces it with
 * local time and keeps the words fresh.
 */
export function DateTime({ at, className }: { at: string; className?: string }) {
  const moment = new Date(at);
  const [now, setNow] = useState(() => new Date());
  const [title, setTitle] = useState(() => `${inUtc.format(moment)} UTC`);
  useEffect(() => {
    setTitle(exact(undefined).format(new Date(at)));
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, [at]);
  return (
    <time dateTime={at} title={title} className={className} suppressHydrationWarning>
      {relativeTime(moment, now)}
    </time>
  );
}
