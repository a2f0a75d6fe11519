import type { ChatOutcome } from './chat-action.server.ts';
import { BesidePreview } from './beside-preview.tsx';
import { Conversation } from './conversation.tsx';
import type { LoadedChat } from './load-chat.server.ts';
import { useWebsiteUpdates } from './use-website-updates.ts';

export type ChatProps = LoadedChat & { outcome: ChatOutcome | { ok: boolean } | undefined };

/** The conversation on one side, the website it is about on the other. What the assistant makes shows as it arrives. */
export function ChatScreen(props: ChatProps) {
  const { website, pages, page, stamp, messages } = props;
  const working = messages.find(({ state }) => state === 'WORKING');
  const heard = useWebsiteUpdates({ websiteId: website.id, stamp, turn: props.turn, isWorking: working !== undefined });
  const turn = heard && heard.messageId === working?.id ? heard : null;
  const draft = turn && turn.changes.length > 0 ? { turn: turn.messageId, step: turn.changes.length } : undefined;
  return (
    <BesidePreview website={website} pages={pages} page={page} draft={draft} label="Chat">
      <Conversation {...props} turn={turn} />
    </BesidePreview>
  );
}
