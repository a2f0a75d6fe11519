import { ChevronRight } from 'lucide';
import { Icon, Notice } from '#app/ui/index.ts';
import { Palettes, Templates } from '#app/editing/design-choices.tsx';
import type { ThemeView } from '#app/editing/theme-view.server.ts';
import { ThemeForm } from '#app/editing/theme-form.tsx';
import type { EditorProps } from '../editor-props.ts';
import { PanelHeader } from './panel-header.tsx';

/** How the website looks: its template, its colours, its type, its shapes. */
export function ThemePanel({ website, outcome, theme }: EditorProps & { theme: ThemeView }) {
  const revision = website.currentRevision;
  const template = theme.templates.find(({ id }) => id === theme.template);
  const failure = outcome && !outcome.ok && outcome.intent.includes('theme') ? outcome : null;
  return (
    <fieldset disabled={!website.canWrite} className="grid gap-6 p-4 pb-0">
      <PanelHeader title="Design" hint="Words and pictures stay when the design changes" />
      <details className="group/fold rounded-lg border bg-surface">
        <summary className="flex items-center gap-2 rounded-lg py-2.5 pr-3.5 pl-2.5 -outline-offset-2">
          <Icon of={ChevronRight} className="size-4 text-muted transition-transform group-open/fold:rotate-90" />
          <span className="grid min-w-0">
            <span className="font-medium">Template: {template?.name ?? 'none'}</span>
            <span className="truncate text-sm text-muted">Another design for the whole website</span>
          </span>
        </summary>
        <div className="border-t p-3">
          <Templates revision={revision} view={theme} />
        </div>
      </details>
      <Palettes revision={revision} view={theme} />
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <ThemeForm revision={revision} view={theme} outcome={outcome} />
    </fieldset>
  );
}
