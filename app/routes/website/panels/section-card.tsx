import { ChangeForm } from '#app/editing/change-form.tsx';
import { sectionPicture } from '#app/editing/section-picture.ts';
import { Miniature } from '#app/miniature.tsx';
import { Link } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-props.ts';
import type { AddView } from '../view/editor-view.ts';

type SectionCardProps = EditorProps & {
  add: AddView;
  kind: string;
  /** Of what staff decided of the kind. */
  version: number | undefined;
  variant: string | undefined;
  name: string;
  /** The kind's name, when `name` is the layout's. */
  of?: string;
  hint: string;
  /** Leads to the kind's other layouts. */
  more?: { href: string; label: string };
};

/** A section to add: its picture in the website's own look. A press anywhere on it adds it. */
export function SectionCard({
  website,
  view,
  add,
  kind,
  version,
  variant = '',
  name,
  of,
  hint,
  more,
}: SectionCardProps) {
  const src = sectionPicture({ kind, variant, look: add.look, version });
  const id = `kind-${kind}-${variant}`;
  return (
    <li className="relative flex flex-col overflow-hidden rounded-lg border bg-surface transition-colors hover:border-line-strong has-focus-visible:border-accent">
      <Miniature key={src} src={src} title={`${name} in small`} className="miniature-desk border-b" />
      <div className="grid grow content-start gap-0.5 p-2.5 sm:p-3">
        <ChangeForm
          intent="add-section"
          revision={website.currentRevision}
          values={{ page: view.page.id, kind, variant, ...(add.after && { after: add.after.id }) }}
        >
          <button
            type="submit"
            aria-label={of ? `Add ${of}: ${name}` : `Add ${name}`}
            aria-describedby={id}
            className="card-link text-left font-medium"
          >
            {name}
          </button>
        </ChangeForm>
        <p id={id} className="line-clamp-2 text-sm text-muted max-sm:hidden">
          {hint}
        </p>
        {more && (
          <Link
            href={more.href}
            aria-label={`${more.label} of ${name}`}
            className="text-link relative z-10 mt-1 justify-self-start text-sm"
          >
            {more.label}
          </Link>
        )}
      </div>
    </li>
  );
}
