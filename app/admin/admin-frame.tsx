import type { ReactNode } from 'react';
import { useLedFocus } from '#app/frame/led-focus.ts';
import { Link } from '#app/ui/index.ts';

type AdminFrameProps = { title: string; path: string; action: ReactNode; children: ReactNode };

/** Around a screen of the staff's: the title leads to the list, beside it stands what is done most. */
export function AdminFrame({ title, path, action, children }: AdminFrameProps) {
  const frame = useLedFocus<HTMLDivElement>();
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
