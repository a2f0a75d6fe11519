import { classes } from './classes.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Says its label by itself; without one (`null`) the words beside it are announced already, and it only turns. */
export function Spinner({ className, label = 'Loading' }: { className?: string; label?: string | null }) {
  return (
    <span className={classes('inline-flex', className)} role={label === null ? undefined : 'status'}>
      <svg
        viewBox="0 0 16 16"
        className="size-4 animate-spin"
        aria-hidden="true"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <circle cx="8" cy="8" r="6.5" stroke="currentColor" opacity="0.22" />
        <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" stroke="currentColor" />
      </svg>
      {label !== null && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
