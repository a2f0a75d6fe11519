import { useState } from 'react';
import { classes } from '#app/ui/index.ts';

/**
 * A real page at a quarter of its size. It loads when it comes near the screen, runs no scripts and takes no part in
 * the page around it. The address of the first drawing stays: tokens in it change without the picture changing.
 */
export function Miniature({ src, title, className }: { src: string; title: string; className?: string }) {
  const [first] = useState(src);
  return (
    <div aria-hidden="true" className={classes('miniature', className)}>
      <iframe
        src={first}
        title={title}
        loading="lazy"
        sandbox=""
        tabIndex={-1}
        scrolling="no"
        className="miniature-frame"
      />
    </div>
  );
}
