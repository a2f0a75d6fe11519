/** What the assistant is at work on: what it does now, and what it has done so far, a sentence each. */
export type Turn = { messageId: string; note: string; changes: string[]; step: number };

/** How a website stands: `stamp` differs whenever something that its screens show does. */
export type WebsiteUpdate = { stamp: string; turn: Turn | null };
