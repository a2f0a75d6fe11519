import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import { CopyText } from '#app/domains/copy-text.tsx';
import { Icon } from '#app/ui/index.ts';
import type { NewKey } from './access-keys.server.ts';

/** The one time that a key is shown, with how to use it. */
export function NewKeyNotice({ newKey: { name, secret }, address }: { newKey: NewKey; address: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [secret]);
  const header = `Authorization: Bearer ${secret}`;
  return (
    <section
      aria-labelledby="new-key"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-success/30 bg-success-soft px-4 py-3"
    >
      <h4 id="new-key" ref={title} tabIndex={-1} className="flex items-center gap-2 font-medium focus:outline-none">
        <Icon of={CircleCheck} className="size-5 shrink-0 text-success" />
        <span className="min-w-0 break-words">The key for “{name}”: copy it now</span>
      </h4>
      <p>It is shown this once. Whoever has it can do what it may, so treat it like a password.</p>
      <CopyText text={secret} what="the key" />
      <p className="font-medium">Connect Claude Code</p>
      <CopyText
        text={`claude mcp add --transport http pagewright ${address} --header "${header}"`}
        what="the command"
      />
      <p className="font-medium">Connect anything else that speaks MCP</p>
      <p>Over HTTP, at this address and with this header:</p>
      <CopyText text={address} what="the address" />
      <CopyText text={header} what="the header" />
    </section>
  );
}
