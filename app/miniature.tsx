import { useEffect, useRef, useState } from 'react';
import { classes } from '#app/ui/index.ts';
import { whenSeen } from './when-seen.ts';

/**
 * A real page at a quarter of its size. It runs no scripts and takes no part in the page around it, which it never keeps waiting: it
 * loads when it is seen, after that page, a few at a time. The address of the first drawing stays: tokens in it change without the
 * picture changing.
 */
export function Miniature({ src, title, className }: { src: string; title: string; className?: string }) {
  const [first] = useState(src);
  const place = useRef<HTMLDivElement>(null);
  const done = useRef<() => void>();
  const [state, setState] = useState<'waiting' | 'loading' | 'shown'>('waiting');
  useEffect(() => {
    if (!place.current) return;
    return whenSeen(place.current, (next) => {
      done.current = next;
      setState('loading');
    });
  }, []);
  // What is left when the miniature goes before it has loaded: the others need not wait for it.
  useEffect(() => () => done.current?.(), []);
  const frame = { src: first, title, sandbox: '', tabIndex: -1, scrolling: 'no' };
  return (
    <div ref={place} aria-hidden="true" className={classes('miniature', className)}>
      {state === 'waiting' ? (
        <noscript>
          <iframe {...frame} loading="lazy" className="miniature-frame" />
        </noscript>
      ) : (
        <iframe
          {...frame}
          className={classes('miniature-frame transition-opacity', state === 'loading' && 'opacity-0')}
          onLoad={() => {
            setState('shown');
            done.current?.();
          }}
        />
      )}
    </div>
  );
}
