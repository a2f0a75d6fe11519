import { Notice } from '#app/ui/index.ts';
import { Palettes, Templates } from '#app/editing/design-choices.tsx';
import type { ThemeView } from '#app/editing/theme-view.server.ts';
import { ThemeForm } from '#app/editing/theme-form.tsx';
import type { EditorProps } from '../editor-screen.tsx';
import { PanelHeader } from './panel-header.tsx';

/** How the website looks: its template, its colours, its type, its shapes. */
export function ThemePanel({ website, outcome, theme }: EditorProps & { theme: ThemeView }) {
  const revision = website.currentRevision;
  const failure = outcome && !outcome.ok && outcome.intent.includes('theme') ? outcome : null;
  return (
    <fieldset disabled={!website.canWrite} className="grid gap-6 p-4 pb-0">
      <PanelHeader title="Design" hint="Words and pictures stay when the design changes" />
      <Templates revision={revision} view={theme} />
      <Palettes revision={revision} view={theme} />
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <ThemeForm revision={revision} view={theme} outcome={outcome} />
    </fieldset>
  );
}
