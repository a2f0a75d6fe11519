import { Form, useSubmit } from '@remix-run/react';
import { Button, Select } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-props.ts';

/** Which page is being edited. A select that goes by itself with JavaScript and by its button without. */
export function PageSwitch({ view, search }: EditorProps) {
  const submit = useSubmit();
  if (view.pages.length < 2) return null;
  return (
    <Form method="get" className="flex gap-2" onChange={(event) => submit(event.currentTarget)}>
      {[...search]
        .filter(([name]) => name === 'width')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Select key={view.page.id} name="page" defaultValue={view.page.id} aria-label="Page" className="grow">
        {view.pages.map(({ id, title, path }) => (
          <option key={id} value={id}>
            {title} ({path})
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">Open</Button>
      </noscript>
    </Form>
  );
}
