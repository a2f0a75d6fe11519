import type { Turn } from './turn.ts';

export type LiveProps = {
  websiteId: string;
  /** What the screen was loaded with. */
  stamp: string;
  turn: Turn | null;
  /** Hears of each step of a turn. The same function each time. */
  onTurn: (turn: Turn) => void;
};

export type LiveUpdatesProps = {
  websiteId: string;
  /** Which part of an update the screen shows, and how that was when it was loaded. */
  of: 'stamp' | 'tasks';
  shown: string;
  /** Something is under way. */
  isWorking: boolean;
  onTurn?: LiveProps['onTurn'] | undefined;
};
