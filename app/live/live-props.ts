import type { Turn, WebsiteUpdate } from './turn.ts';

export type LiveProps = WebsiteUpdate & {
  websiteId: string;
  /** Hears of each step of a turn. The same function each time. */
  onTurn: (turn: Turn) => void;
};
