import { classes } from './classes.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export function Spinner({ className, label = 'Loading' }: { className?: string; label?: string }) {
  return (
    <span className={classes('inline-flex', className)} role="status">
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
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
