import { Form, useSubmit } from '@remix-run/react';
import { Search } from 'lucide';
import { Button, Field, Icon, Input, Select } from '#app/ui/index.ts';

type PostFilterProps = { filter: { state: string | null; tag: string; q: string }; tags: string[] };

/** Search in titles and texts, by state and by tag. */
export function PostFilter({ filter: { state, tag, q }, tags }: PostFilterProps) {
  const submit = useSubmit();
  return (
    <Form key={`${state} ${tag} ${q}`} method="get" role="search" className="flex flex-wrap gap-2">
      <Field label="Search" labelHidden className="min-w-40 grow">
        <Input type="search" name="q" maxLength={200} defaultValue={q} placeholder="Words of a post" />
      </Field>
      <Field label="State" labelHidden>
        <Select
          name="state"
          defaultValue={state ?? ''}
          onChange={(event) => submit(event.currentTarget.form)}
          className="w-40"
        >
          <option value="">All states</option>
          <option value="DRAFT">Drafts</option>
          <option value="SCHEDULED">Scheduled</option>
          <option value="PUBLISHED">Published</option>
        </Select>
      </Field>
      {tags.length > 0 && (
        <Field label="Tag" labelHidden>
          <Select name="tag" defaultValue={tag} onChange={(event) => submit(event.currentTarget.form)} className="w-40">
            <option value="">All tags</option>
            {tags.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      )}
      <Button type="submit" icon={<Icon of={Search} />}>
        Search
      </Button>
    </Form>
  );
}
