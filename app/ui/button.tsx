import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';
type Looks = { look?: ButtonLook; size?: ButtonSize; icon?: ReactNode };

const base =
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap ' +
  'transition-[background-color,border-color,color] duration-100 disabled:opacity-55 aria-disabled:opacity-55';

const looks: Record<ButtonLook, string> = {
  primary:
    'border-transparent bg-accent text-on-accent shadow-sm enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary: 'border-line bg-surface text-ink shadow-sm enabled:hover:border-line-strong [a&]:hover:border-line-strong',
  quiet: 'border-transparent bg-transparent text-ink enabled:hover:bg-ink/6 [a&]:hover:bg-ink/6',
  danger:
    'border-transparent bg-danger text-on-danger shadow-sm enabled:hover:bg-danger-strong [a&]:hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 px-2.5 text-sm',
  medium: 'min-h-9.5 px-3.5 text-base',
  large: 'min-h-11 px-5 text-base',
};

/** The look of a button, for elements that cannot be one of the two below. */
export const buttonClass = (look: ButtonLook = 'secondary', size: ButtonSize = 'medium'): string =>
  classes(base, looks[look], sizes[size]);

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Looks & { busy?: boolean };

/** At most one `primary` on a screen. `busy` keeps the width, shows a spinner and refuses a second press. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = 'secondary', size = 'medium', icon, busy = false, className, children, onClick, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classes(buttonClass(look, size), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <span className={classes('inline-flex items-center gap-2', busy && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {busy && <Spinner className="absolute" label="Working" />}
    </button>
  );
});

export const ButtonLink = forwardRef<HTMLAnchorElement, LinkProps & Looks>(function ButtonLink(
  { look = 'secondary', size = 'medium', icon, className, children, ...rest },
  ref,
) {
  return (
    <Link ref={ref} className={classes(buttonClass(look, size), className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
});
