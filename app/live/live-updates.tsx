import { startTransition, useEffect, useRef, useState } from 'react';
import { useRevalidator } from '@remix-run/react';
import type { LiveUpdatesProps, Shown } from './live-props.ts';
import type { WebsiteUpdate } from './turn.ts';
import type { StateStream } from './state-stream.ts';
import { listenToWebsite } from './website-stream.ts';
import { useIsIdle } from '#app/use-is-idle.ts';

/** Milliseconds between two looks while something is under way and nothing can be heard of it. */
const LOOK_MS = 4000;

/** What `Live` and `LiveBlog` do, once their code is there. */
export function LiveUpdates({ websiteId, shown, isWorking, onTurn }: LiveUpdatesProps) {
  const [update, setUpdate] = useState<WebsiteUpdate | null>(null);
  const stream = useRef<StateStream>();
  const asked = useRef('');
  const { revalidate } = useRevalidator();
  const heard = update && marksOf(update, shown);
  const known = marksOf(shown, shown);
  const isIdle = useIsIdle();

  useEffect(() => {
    stream.current = listenToWebsite(websiteId, (heard) => {
      // As late as the router's own changes are drawn: a screen that was just asked for is known to be on its way.
      startTransition(() => setUpdate(heard));
      // The last steps of a turn stay until its end has been loaded.
      if (heard.turn) onTurn?.(heard.turn);
    });
    return () => {
      stream.current?.stop();
      setUpdate(null);
    };
  }, [websiteId, onTurn]);

  useEffect(() => {
    if (heard === null || !isIdle || heard === known || heard === asked.current) return;
    asked.current = heard;
    revalidate();
  }, [heard, known, isIdle, revalidate]);

  useEffect(() => {
    if (!isWorking || !isIdle) return;
    const timer = setInterval(() => {
      if (!stream.current?.canHear() && document.visibilityState === 'visible') revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isWorking, isIdle, revalidate]);

  return null;
}

/** Those marks of an update that a screen shows. */
const marksOf = (of: Shown, { stamp, tasks, posts }: Shown): string =>
  [stamp === undefined || of.stamp, tasks === undefined || of.tasks, posts === undefined || of.posts].join(' ');
