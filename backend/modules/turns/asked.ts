import type { WebsiteRow } from '../websites/store.ts';
import type { ChatMessage } from '../chat/store.ts';
import type { CameWith } from './came-with.ts';

export type Answered = { website: WebsiteRow; message: ChatMessage };

export type Asked = CameWith & {
  website: WebsiteRow;
  text: string;
  pagePath: string | null;
  key: string | null;
  /** Another version of this section is wanted. */
  sectionId?: string;
};
