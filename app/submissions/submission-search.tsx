import { Form } from '@remix-run/react';
import { Search } from 'lucide';
import { Button, Field, Icon, Input } from '#app/ui/index.ts';

/** Looks for names, addresses and words; `keep` stays in the address. */
export function SubmissionSearch({ search, keep }: { search: string; keep: Record<string, string> }) {
  return (
    <Form key={search} method="get" role="search" className="flex gap-2">
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="Search" labelHidden className="min-w-0 grow">
        <Input type="search" name="q" maxLength={100} defaultValue={search} placeholder="Name, address or words" />
      </Field>
      <Button type="submit" aria-label="Search">
        <Icon of={Search} />
      </Button>
    </Form>
  );
}
