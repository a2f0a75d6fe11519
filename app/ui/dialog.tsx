import { X } from 'lucide';
import { useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type DialogProps = {
  title: ReactNode;
  /** The address of the page without this dialog: a dialog is open because its address says so. */
  closeHref: string;
  children: ReactNode;
  size?: 'medium' | 'large';
};

/**
 * Rendered while open. Without JavaScript it lies over the page and its close link leads back; with it, it is modal:
 * focus stays inside, Escape closes.
 */
export function Dialog({ title, closeHref, children, size = 'medium' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  // Closed while it is still there, it gives the focus back to what opened it.
  const hold = useCallback((element: HTMLDialogElement | null) => {
    if (!element) dialog.current?.close();
    dialog.current = element;
  }, []);
  const closeLink = useRef<HTMLAnchorElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(':modal')) return;
    element.close();
    element.showModal();
    heading.current?.focus();
  }, []);

  return (
    <dialog
      ref={hold}
      open
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        closeLink.current?.click();
      }}
      className={classes(
        'fixed inset-0 z-40 m-auto max-h-[85dvh] w-[calc(100%-2rem)] animate-appear overflow-auto rounded-xl border bg-raised p-0 text-ink shadow-lg',
        size === 'large' ? 'max-w-3xl' : 'max-w-lg',
      )}
    >
      <header className="flex items-start justify-between gap-4 px-5 pt-5">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="min-w-0 text-lg break-words focus:outline-none">
          {title}
        </h2>
        <Link
          ref={closeLink}
          href={closeHref}
          keepsPlace
          aria-label="Close"
          className="-m-1.5 rounded-md p-1.5 text-muted hover:bg-ink/6 hover:text-ink"
        >
          <Icon of={X} className="size-5" />
        </Link>
      </header>
      <div className="p-5 pt-3">{children}</div>
    </dialog>
  );
}
