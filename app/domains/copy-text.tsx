import { Check, Copy } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon, useIsHydrated } from '#app/ui/index.ts';

const SAID_MS = 2000;

/** Something to be copied letter by letter. Without scripts it is selected as a whole by one press. */
export function CopyText({ text, what }: { text: string; what: string }) {
  return (
    <span className="flex items-start gap-1">
      <code className="min-w-0 py-0.5 font-mono text-sm break-all select-all">{text}</code>
      <CopyButton text={text} what={what} />
    </span>
  );
}

function CopyButton({ text, what }: { text: string; what: string }) {
  const isLive = useIsHydrated();
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!isLive) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SAID_MS);
  };
  return (
    <button
      type="button"
      onClick={() => void copy()}
      aria-label={`Copy ${what}`}
      title={`Copy ${what}`}
      className="-my-0.5 grid size-7 shrink-0 place-items-center rounded-md text-muted hover:bg-ink/6 hover:text-ink"
    >
      <Icon of={isCopied ? Check : Copy} className={isCopied ? 'size-4 text-success' : 'size-4'} />
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </button>
  );
}
