import type { Turn, WebsiteUpdate } from './turn.ts';

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
  /** The parts of an update that the screen shows, as they were when it was loaded. */
  shown: Shown;
  /** Something is under way. */
  isWorking: boolean;
  onTurn?: LiveProps['onTurn'] | undefined;
};

export type Shown = Partial<Omit<WebsiteUpdate, 'turn'>>;
