import type { ChatOutcome } from './chat-action.server.ts';
import type { LoadedChat } from './load-chat.server.ts';

export type ChatProps = LoadedChat & { outcome: ChatOutcome | { ok: boolean } | undefined };
