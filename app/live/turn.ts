/** What the assistant is at work on: what it does now, and what it has done so far, a sentence each. */
export type Turn = {
  messageId: string;
  note: string;
  changes: string[];
  /** Path of the page that the newest change is on. */
  page?: string | null | undefined;
  /** The pages there are by now. */
  pages: { title: string; path: string }[];
  step: number;
};

/**
 * How a website stands: `stamp` differs whenever something that its screens show does, `tasks` with each step of a blog's tasks, `posts`
 * with each change of a post.
 */
export type WebsiteUpdate = { stamp: string; tasks: string; posts: string; turn: Turn | null };

/** The message that a turn left behind. */
export type EndedTurn = { id: string; state: string; text: string; canUndo: boolean };

export type TurnProgressProps = {
  turn: Turn | null;
  /** The newest message; told when it came while this was on screen. */
  ended?: EndedTurn | undefined;
  /** Where the conversation is. */
  conversation: string;
  /** The screen's action takes `cancel-message` and `undo-message`. */
  takesOrders?: boolean;
};
