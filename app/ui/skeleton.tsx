import { classes } from './classes.ts';

/** Stands where something that really loads will be. Give it a size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-pulse rounded-md bg-ink/8', className)} />;
}
