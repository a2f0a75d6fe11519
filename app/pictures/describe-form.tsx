import { ChangeForm } from '#app/editing/change-form.tsx';
import { Button, Field, Input } from '#app/ui/index.ts';
import type { PicturesProps } from './library-props.ts';

type DescribeFormProps = Pick<PicturesProps, 'library' | 'website' | 'outcome'> & { undescribed: string[] };

/** Photos that stand on the website without a word for people who do not see them: one line each, one press for all. */
export function DescribeForm({ library, website, undescribed, outcome }: DescribeFormProps) {
  const pictures = library.pictures.filter(({ id }) => undescribed.includes(id));
  if (pictures.length === 0) return null;
  const failure = outcome && !outcome.ok && outcome.intent === 'describe-photos' ? outcome : null;
  const typed = new Map(Object.entries(failure?.values ?? {}));
  return (
    <ChangeForm
      intent="describe-photos"
      revision={failure?.baseRevision ?? website.currentRevision}
      className="grid gap-3 rounded-lg border bg-surface p-3"
    >
      <div>
        <h2 className="font-medium">What do they show?</h2>
        <p className="text-sm text-muted">A few words each, read to people who cannot see them.</p>
      </div>
      <ul className="grid gap-2.5">
        {pictures.map(({ id, name, src }) => (
          <li key={id} className="flex items-start gap-3">
            <img src={src} alt="" loading="lazy" className="size-14 shrink-0 rounded-md object-cover" />
            <Field label={name} className="min-w-0 grow" errors={failure?.fields[`alt:${id}`]}>
              <Input name={`alt:${id}`} defaultValue={String(typed.get(id) ?? '')} maxLength={300} />
            </Field>
          </li>
        ))}
      </ul>
      {failure && Object.keys(failure.fields).length === 0 && <p className="text-danger">{failure.message}</p>}
      <Button type="submit" size="small" look="primary" className="justify-self-start">
        Save descriptions
      </Button>
    </ChangeForm>
  );
}
