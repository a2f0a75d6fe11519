import type { ChangeOutcome } from '#app/editing/outcome.ts';
import type { LoadedPost } from './load-post.server.ts';

export type PostScreenProps = LoadedPost & { search: URLSearchParams; outcome: ChangeOutcome | undefined };
