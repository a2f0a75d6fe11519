import { useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { Turn } from '#app/live/turn.ts';
import { useChatPlace } from './chat-place.tsx';
import type { LoadedChat } from './load-chat.server.ts';

type Page = LoadedChat['page'];
type Followed = Pick<LoadedChat, 'pages' | 'page'> & { website: string; turn: Turn | null; search: URLSearchParams };

/**
 * The page to show: while the assistant is at work that of its newest change, until somebody goes to a page themselves. Where it ended
 * is where one is afterwards.
 */
export function useFollowedPage({ website, pages, page, turn, search }: Followed): Page {
  const navigate = useNavigate();
  const { addressOf } = useChatPlace();
  // Whoever comes to another page than the first while the assistant is at work wants to see that one.
  const [begun, setBegun] = useState(
    turn && page.path !== '/' ? { turn: turn.messageId, path: '', at: '' } : undefined,
  );
  const at = turn?.page ?? '';
  if (turn && begun?.turn !== turn.messageId) setBegun({ turn: turn.messageId, path: page.path, at });
  else if (turn && begun && at !== '' && begun.at !== at) setBegun({ ...begun, at });
  else if (!turn && begun && begun.path !== page.path) setBegun(undefined);
  const isFollowing = begun !== undefined && begun.path === page.path && begun.at !== '';
  const made = turn?.pages.find(({ path }) => path === at);
  const known = pages.find(({ path }) => path === at);

  const endedAt = !turn && isFollowing ? pages.find(({ path }) => path === begun.at)?.path : undefined;
  useEffect(() => {
    if (endedAt === undefined) return;
    if (endedAt !== page.path)
      navigate(addressOf(website, endedAt, search), { replace: true, preventScrollReset: true });
    // Once, when the turn is over: where the screen is changes with this very call.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [endedAt]);

  if (!turn || !isFollowing) return page;
  return known ?? (made ? { id: '', ...made } : page);
}
