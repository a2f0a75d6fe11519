import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';
type Looks = { look?: ButtonLook; size?: ButtonSize; icon?: ReactNode };

const looks: Record<ButtonLook, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 px-2.5 text-sm',
  medium: 'min-h-9.5 px-3.5 text-base',
  large: 'min-h-11 px-5 text-base',
};

/** The look of a button, for elements that cannot be one of the two below. */
export const buttonClass = (look: ButtonLook = 'secondary', size: ButtonSize = 'medium'): string =>
  classes('button', looks[look], sizes[size]);

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
