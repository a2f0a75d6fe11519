import type { ChangeOutcome } from '#app/editing/outcome.ts';
import type { LoadedEditor } from './view/load-editor.server.ts';

export type EditorProps = LoadedEditor & { outcome: ChangeOutcome | undefined; search: URLSearchParams };
