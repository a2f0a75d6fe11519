import { MessageCircle, X } from 'lucide';
import { searchWith } from '#app/editing/search-params.ts';
import { Button, ButtonLink, Icon } from '#app/ui/index.ts';
import type { LoadedChat } from './load-chat.server.ts';

/** What was pressed in the preview. */
export type Pressed = { section: string; words: string };

type AskAboutProps = {
  pressed: Pressed;
  sections: LoadedChat['sections'];
  search: URLSearchParams;
  onDone: () => void;
};

const MOST_WORDS = 120;

/** Offers to ask about what was pressed in the preview: then it goes along with the next message. Nothing for what no message can be about. */
export function AskAbout({ pressed: { section, words }, sections, search, onDone }: AskAboutProps) {
  const name = sections.find(({ id }) => id === section)?.name;
  if (name === undefined) return null;
  const line = words.split('\n', 1)[0] ?? '';
  return (
    <div
      role="group"
      aria-label="What you pressed"
      className="absolute inset-x-0 bottom-4 z-10 mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-2 rounded-lg border bg-surface py-1.5 pr-1.5 pl-3.5 text-sm shadow-md"
    >
      <p className="min-w-0 truncate">
        <span className="font-medium">{name}</span>
        {line !== '' && line !== name && <span className="text-muted"> · {line}</span>}
      </p>
      <ButtonLink
        size="small"
        look="primary"
        icon={<Icon of={MessageCircle} className="size-3.5" />}
        href={searchWith(search, { about: section, words: words.slice(0, MOST_WORDS) || null, view: null })}
        keepsPlace
        onClick={onDone}
      >
        Ask about this
      </ButtonLink>
      <Button
        type="button"
        size="small"
        look="quiet"
        aria-label="Do not ask about this"
        icon={<Icon of={X} />}
        onClick={onDone}
      />
    </div>
  );
}
