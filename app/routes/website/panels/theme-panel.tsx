import { Check } from 'lucide-react';
import { Button, classes, Icon, Notice } from '#app/ui/index.ts';
import type { ThemeView } from '#app/editing/theme-view.server.ts';
import { ThemeForm } from '#app/editing/theme-form.tsx';
import { ChangeForm } from '../change-form.tsx';
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

function Templates({ revision, view }: { revision: number; view: ThemeView }) {
  return (
    <ChangeForm intent="apply-template" revision={revision}>
      <h2 className="mb-2 text-sm font-medium">Template</h2>
      <div className="grid gap-1.5">
        {view.templates.map(({ id, name, idea, colours }) => (
          <button
            key={id}
            type="submit"
            name="template"
            value={id}
            aria-pressed={id === view.template}
            className={classes(
              'flex items-start gap-3 rounded-lg border bg-surface p-2.5 text-left',
              id === view.template ? 'border-accent ring-1 ring-accent' : 'enabled:hover:border-line-strong',
            )}
          >
            <Swatches colours={colours} className="mt-0.5 h-9 w-12" />
            <span className="min-w-0 grow">
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-muted">{idea}</span>
            </span>
            {id === view.template && <Icon of={Check} className="mt-1 size-4 text-accent" />}
          </button>
        ))}
      </div>
    </ChangeForm>
  );
}

function Palettes({ revision, view }: { revision: number; view: ThemeView }) {
  return (
    <ChangeForm intent="apply-palette" revision={revision}>
      <h2 className="mb-2 text-sm font-medium">Palette</h2>
      <div className="grid grid-cols-6 gap-1.5">
        {view.palettes.map(({ id, label, colours, current }) => (
          <button
            key={id}
            type="submit"
            name="palette"
            value={id}
            aria-label={label}
            title={label}
            aria-pressed={current}
            className={classes('rounded-md p-0.5', current && 'ring-2 ring-accent')}
          >
            <Swatches colours={colours} className="h-8 w-full" />
          </button>
        ))}
      </div>
    </ChangeForm>
  );
}

/** Ground, text, accent and second colour, as they meet on a page. Drawn, since styles in attributes are not allowed here. */
export function Swatches({ colours, className }: { colours: string[]; className?: string }) {
  const [background, ink, accent, support] = colours;
  return (
    <svg viewBox="0 0 48 32" preserveAspectRatio="none" aria-hidden="true" className={classes('block shrink-0 rounded-sm border', className)}>
      <rect width="48" height="32" fill={background} />
      <rect x="5" y="7" width="18" height="4" fill={ink} />
      <rect x="5" y="14" width="14" height="2.5" fill={ink} opacity="0.55" />
      <rect x="5" y="21" width="12" height="5" fill={accent} />
      <rect x="30" width="18" height="32" fill={support} />
      <rect x="30" y="20" width="18" height="12" fill={accent} />
    </svg>
  );
}
