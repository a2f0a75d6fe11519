import type { ChangeOutcome } from '#app/editing/outcome.ts';
import type { LoadedSettings } from './load-settings.server.ts';

export type SettingsProps = LoadedSettings & { outcome: ChangeOutcome | undefined };
