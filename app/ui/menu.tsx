import { useRef, type ButtonHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Link, type LinkProps } from './link.tsx';
import { useCloseFromOutside } from './use-close-from-outside.ts';

type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode;
  /** What the button is called when its content does not say it. */
  label?: string;
  triggerClassName?: string;
  align?: 'left' | 'right';
  children: ReactNode;
};

/** A menu that opens without JavaScript; with it, Escape, a press outside and the arrow keys work too. */
export function Menu({ trigger, label, triggerClassName, align = 'right', children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useCloseFromOutside(details);

  const close = () => {
    if (details.current) details.current.open = false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const menu = details.current;
    if (!menu) return;
    if (event.key === 'Escape' && menu.open) {
      close();
      menu.querySelector('summary')?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.open = true;
    const items = [...menu.querySelectorAll<HTMLElement>('[data-menu-item]')];
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const at = items.findIndex((item) => item === document.activeElement);
    const next = at < 0 && step < 0 ? items.length - 1 : (at + step + items.length) % items.length;
    items[next]?.focus();
  };

  return (
    <details ref={details} className="relative" onKeyDown={onKeyDown}>
      <summary aria-label={label} className={classes('rounded-md', triggerClassName)}>
        {trigger}
      </summary>
      <div
        className={classes('menu-panel', align === 'right' ? 'right-0' : 'left-0')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('[data-menu-item]')) close();
        }}
      >
        {children}
      </div>
    </details>
  );
}

const itemClass = (danger?: boolean) =>
  classes('menu-item', danger ? 'text-danger hover:bg-danger-soft' : 'hover:bg-ink/6');

export function MenuLink({ icon, children, danger, ...rest }: LinkProps & { icon?: ReactNode; danger?: boolean }) {
  return (
    <Link data-menu-item="" className={itemClass(danger)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}

/** Stands inside a form, or names one by `form`. */
export function MenuButton({
  icon,
  children,
  danger,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { icon?: ReactNode; danger?: boolean }) {
  return (
    <button data-menu-item="" className={itemClass(danger)} {...rest}>
      {icon}
      {children}
    </button>
  );
}
