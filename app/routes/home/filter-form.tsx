import { Form, useSubmit } from '@remix-run/react';
import { Search } from 'lucide';
import { Button, Field, Icon, Input, Select } from '#app/ui/index.ts';
import type { Panel, WebsiteFilter } from './filter.ts';

/** Search and order of my websites; in the panel that is open, when one is. */
export function FilterForm({ filter, panel }: { filter: WebsiteFilter; panel?: Panel }) {
  const submit = useSubmit();
  return (
    <Form
      key={`${filter.search} ${filter.sort}`}
      method="get"
      action="/"
      role="search"
      className="flex grow flex-wrap gap-2 sm:grow-0"
    >
      {panel && <input type="hidden" name="panel" value={panel} />}
      <Field label="Search by name" labelHidden className="grow">
        <Input
          type="search"
          name="search"
          defaultValue={filter.search}
          placeholder="Search by name"
          className="min-w-40"
        />
      </Field>
      <Field label="Order" labelHidden>
        <Select name="sort" defaultValue={filter.sort} onChange={(event) => submit(event.currentTarget.form)}>
          <option value="RECENT">Last changed</option>
          <option value="NAME">Name</option>
          <option value="CREATED">Newest</option>
        </Select>
      </Field>
      <Button type="submit" icon={<Icon of={Search} />}>
        Search
      </Button>
    </Form>
  );
}
