/** A page drawn from what is typed but not saved: its path, and the whole of its HTML. */
export type Drawn = { page: string; html: string };

/** `intents`: of the forms that can be drawn. */
export type DrawnPage = { website: string; page: { id: string; path: string }; intents: readonly string[] };
