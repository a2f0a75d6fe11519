import { classes } from '#app/ui/index.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import type { EditorProps } from '../editor-props.ts';
import type { SectionView } from '../view/editor-view.ts';

/** The layouts a section can have. Each is a button of one form. */
export function VariantPicker({ website, section }: EditorProps & { section: SectionView }) {
  return (
    <ChangeForm intent="set-variant" revision={website.currentRevision} values={{ section: section.id }}>
      <fieldset disabled={!website.canWrite}>
        <legend className="mb-1.5 text-sm font-medium">Layout</legend>
        <div className="flex flex-wrap gap-1.5">
          {section.variants.map(({ id, label, hint, isOff }) => (
            <button
              key={id}
              type="submit"
              name="variant"
              value={id}
              title={hint}
              aria-pressed={id === section.variant}
              className={classes(
                'min-h-8 rounded-md border px-2.5 text-sm',
                id === section.variant
                  ? 'border-accent bg-accent-soft font-medium text-accent'
                  : 'bg-surface enabled:hover:border-line-strong',
              )}
            >
              {label}
              {isOff && ' (not offered any more)'}
            </button>
          ))}
        </div>
      </fieldset>
    </ChangeForm>
  );
}
