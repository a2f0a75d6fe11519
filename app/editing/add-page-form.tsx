import { Plus } from 'lucide';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { Button, Field, Icon, Input, Notice } from '#app/ui/index.ts';
import { ChangeForm } from './change-form.tsx';
import type { ChangeOutcome } from './outcome.ts';

type AddPageFormProps = { website: string; revision: number; outcome: ChangeOutcome | undefined };

/** A name is enough for a new page; its address is made from it. */
export function AddPageForm({ website, revision, outcome }: AddPageFormProps) {
  const failure = outcome && !outcome.ok && outcome.intent === 'add-page' ? outcome : null;
  const typed = (name: string) => {
    const values = failure?.values;
    const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, name) : '';
    return typeof value === 'string' ? value : '';
  };
  return (
    <ChangeForm intent="add-page" revision={revision} className="grid gap-3 rounded-lg border p-4">
      <h2 className="font-medium">Add page</h2>
      <Field label="Name" errors={failure?.fields.title}>
        <Input name="title" defaultValue={typed('title')} maxLength={80} placeholder="Menu" autoComplete="off" />
      </Field>
      <Field label="Address" optional help="Made from the name when left empty" errors={failure?.fields.path}>
        <Input
          name="path"
          defaultValue={typed('path')}
          maxLength={120}
          placeholder="/menu"
          autoComplete="off"
          autoCapitalize="off"
        />
      </Field>
      {failure && Object.keys(failure.fields).length === 0 && (
        <Notice tone="danger" actions={failure.code === 'LIMIT_REACHED' && <PlansLink website={website} />}>
          {failure.message}
        </Notice>
      )}
      <div>
        <Button type="submit" icon={<Icon of={Plus} />}>
          Add page
        </Button>
      </div>
    </ChangeForm>
  );
}
