import { useState, type KeyboardEvent } from 'react';
import { Button, Input } from '#app/ui/index.ts';
import { forgivingLink } from '#site/forms/forgiving-link.ts';
import { LINK_TARGETS } from './link-targets.tsx';
import { linkAt, setLink, type Edit, type Selected } from './rich-edit.ts';

/** Asks where a link within a text leads. `onDone` gets what to type for that; null leaves all as it is. */
export function RichLinkForm({ selected, onDone }: { selected: Selected; onDone(edit: Edit | null): void }) {
  const old = linkAt(selected);
  const [address, setAddress] = useState(old?.address ?? '');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onDone(event.key === 'Escape' ? null : setLink(selected, forgivingLink(address)));
  };
  return (
    <div
      role="group"
      aria-label="Link"
      className="flex flex-wrap gap-2 border-x border-line-strong bg-surface px-2 pt-1 pb-2"
      // None of it belongs to the form around it.
      onInput={(event) => event.stopPropagation()}
    >
      <Input
        id={undefined}
        aria-label="Where the link leads"
        aria-describedby={undefined}
        aria-invalid={undefined}
        required={false}
        type="url"
        autoFocus
        list={LINK_TARGETS}
        placeholder="/page or https://"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="min-w-32 grow basis-0"
      />
      <Button
        size="small"
        type="button"
        className="min-h-9.5"
        onClick={() => onDone(setLink(selected, forgivingLink(address)))}
      >
        Set link
      </Button>
      {old && (
        <Button
          size="small"
          look="quiet"
          type="button"
          className="min-h-9.5"
          onClick={() => onDone(setLink(selected, ''))}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
