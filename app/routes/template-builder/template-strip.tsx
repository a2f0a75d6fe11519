import { Miniature } from '#app/miniature.tsx';
import { classes } from '#app/ui/index.ts';

type TemplateStripProps = { templates: { id: string; name: string; number: number }[]; current: number };

/** All templates in small. Each is a button of the form, so that what was typed goes along. */
export function TemplateStrip({ templates, current }: TemplateStripProps) {
  return (
    <fieldset className="grid min-w-0 gap-3 border-t pt-5">
      <legend className="float-left mb-1 w-full text-sm font-medium">
        See it in another template <span className="font-normal text-muted">Your words stay</span>
      </legend>
      <ul className="clear-both -m-1 flex gap-3 overflow-x-auto p-1 md:grid md:grid-cols-2 md:overflow-visible">
        {templates.map(({ id, name, number }) => (
          <li
            key={id}
            className={classes(
              'relative w-40 shrink-0 overflow-hidden rounded-lg border bg-surface has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-offset-2 has-[button:focus-visible]:outline-accent md:w-auto',
              number === current ? 'border-accent ring-1 ring-accent' : 'hover:border-line-strong',
            )}
          >
            <Miniature src={`/template-miniature/${id}`} title={`${name} in small`} className="border-b" />
            <button
              type="submit"
              name="intent"
              value="show"
              formAction={`/template-builder/${number}`}
              formNoValidate
              aria-current={number === current ? 'true' : undefined}
              className="block w-full px-3 py-2 text-left text-sm font-medium after:absolute after:inset-0 focus-visible:outline-none"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
