import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { listenTo } from '#app/live/state-stream.ts';

/** Keeps a screen true while it is looked at: asks for its data anew when the domain's stamp differs. Draws nothing. */
export function FollowDomain({ id, stamp }: { id: string; stamp: string }) {
  const [heard, setHeard] = useState(stamp);
  const asked = useRef(stamp);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const stream = listenTo(`/domain-events/${encodeURIComponent(id)}`, readStamp, setHeard);
    return () => stream.stop();
  }, [id]);
  useEffect(() => {
    if (heard === stamp || heard === asked.current) return;
    asked.current = heard;
    revalidate();
  }, [heard, stamp, revalidate]);
  return null;
}

function readStamp(text: string): string | null {
  const given: unknown = JSON.parse(text);
  return typeof given === 'object' && given !== null && 'stamp' in given && typeof given.stamp === 'string'
    ? given.stamp
    : null;
}
