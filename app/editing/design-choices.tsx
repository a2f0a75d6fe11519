import { Check } from 'lucide';
import { classes, Icon } from '#app/ui/index.ts';
import { ChangeForm } from './change-form.tsx';
import { Swatches } from './swatches.tsx';
import type { ThemeView } from './theme-view.server.ts';

type ChoiceProps = { revision: number; view: ThemeView };

/** The templates, one press each. */
export function Templates({ revision, view }: ChoiceProps) {
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

/** The palettes, one press each. */
export function Palettes({ revision, view }: ChoiceProps) {
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
