import { useState } from 'react';
import { classes } from '#app/ui/index.ts';

/**
 * A real page at a quarter of its size. It loads when it comes near the screen, runs no scripts and takes no part in
 * the page around it. The address of the first drawing stays: tokens in it change without the picture changing.
 */
export function Miniature({ src, title, className }: { src: string; title: string; className?: string }) {
  const [first] = useState(src);
  return (
    <div
      aria-hidden="true"
      className={classes('pointer-events-none relative aspect-[16/10] overflow-hidden bg-sunken', className)}
    >
      <iframe
        src={first}
        title={title}
        loading="lazy"
        sandbox=""
        tabIndex={-1}
        scrolling="no"
        className="absolute top-0 left-0 h-[400%] w-[400%] origin-top-left scale-25 border-0 bg-surface"
      />
    </div>
  );
}
