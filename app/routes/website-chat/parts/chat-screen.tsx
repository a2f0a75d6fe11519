import type { ChatOutcome } from './chat-action.server.ts';
import { BesidePreview } from './beside-preview.tsx';
import { Conversation } from './conversation.tsx';
import type { LoadedChat } from './load-chat.server.ts';

export type ChatProps = LoadedChat & { outcome: ChatOutcome | { ok: boolean } | undefined };

/** The conversation on one side, the website it is about on the other. */
export function ChatScreen(props: ChatProps) {
  const { website, pages, page } = props;
  return (
    <BesidePreview website={website} pages={pages} page={page} label="Chat">
      <Conversation {...props} />
    </BesidePreview>
  );
}
