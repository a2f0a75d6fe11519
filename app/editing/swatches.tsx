import { classes } from '#app/ui/index.ts';

/** Ground, text, accent and second colour, as they meet on a page. Drawn, since styles in attributes are not allowed here. */
export function Swatches({ colours, className }: { colours: string[]; className?: string }) {
  const [background, ink, accent, support] = colours;
  return (
    <svg
      viewBox="0 0 48 32"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classes('block shrink-0 rounded-sm border', className)}
    >
      <rect width="48" height="32" fill={background} />
      <rect x="5" y="7" width="18" height="4" fill={ink} />
      <rect x="5" y="14" width="14" height="2.5" fill={ink} opacity="0.55" />
      <rect x="5" y="21" width="12" height="5" fill={accent} />
      <rect x="30" width="18" height="32" fill={support} />
      <rect x="30" y="20" width="18" height="12" fill={accent} />
    </svg>
  );
}
