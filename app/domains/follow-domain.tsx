import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { listenTo } from '#app/live/state-stream.ts';
import { useIsIdle } from '#app/use-is-idle.ts';

/** Keeps a screen true while it is looked at: asks for its data anew when the domain's stamp differs. Draws nothing. */
export function FollowDomain({ id, stamp }: { id: string; stamp: string }) {
  const [heard, setHeard] = useState(stamp);
  const asked = useRef(stamp);
  const { revalidate } = useRevalidator();
  const isIdle = useIsIdle();
  useEffect(() => {
    const stream = listenTo(`/domain-events/${encodeURIComponent(id)}`, readStamp, setHeard);
    return () => stream.stop();
  }, [id]);
  useEffect(() => {
    if (!isIdle || heard === stamp || heard === asked.current) return;
    asked.current = heard;
    revalidate();
  }, [heard, stamp, isIdle, revalidate]);
  return null;
}

function readStamp(text: string): string | null {
  const given: unknown = JSON.parse(text);
  return typeof given === 'object' && given !== null && 'stamp' in given && typeof given.stamp === 'string'
    ? given.stamp
    : null;
}
