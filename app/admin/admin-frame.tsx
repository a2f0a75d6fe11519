import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '#app/ui/index.ts';

type AdminFrameProps = { title: string; path: string; action: ReactNode; children: ReactNode };

/** Around a screen of the staff's: the title leads to the list, beside it stands what is done most. */
export function AdminFrame({ title, path, action, children }: AdminFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const isLed = useNavigationType() !== 'POP';
  // With the screen before, what had the focus may be gone: whoever uses keys goes on from the new heading, not from the top of the page.
  useEffect(() => {
    if (isLed && document.activeElement === document.body) frame.current?.querySelector('h1')?.focus();
  }, [key, isLed]);
  return (
    <div ref={frame} className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b pb-4">
        <p className="text-xl font-semibold">
          <Link href={path} className="rounded-sm hover:underline">
            {title}
          </Link>
        </p>
        {action}
      </header>
      {children}
    </div>
  );
}
