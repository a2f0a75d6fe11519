import { Sparkles, Square } from 'lucide';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { WhileWorking } from '#app/live/while-working.tsx';
import { Button, Field, Fold, Icon, Link, Notice, Select, Spinner, Textarea } from '#app/ui/index.ts';
import type { PicturesProps } from './library-props.ts';
import type { LibraryView } from './library.server.ts';

type GenerateProps = Pick<PicturesProps, 'library' | 'search' | 'outcome' | 'website'>;
type Latest = NonNullable<NonNullable<LibraryView['generator']>['latest']>;

const SHAPES = [
  ['WIDE', 'Wide'],
  ['SQUARE', 'Square'],
  ['TALL', 'Tall'],
] as const;

/** Has a model make a picture, says how far that is, and what came of it. */
export function GeneratePicture({ library: { generator }, website, search, outcome }: GenerateProps) {
  if (!generator)
    return <p className="text-sm text-muted">Generating pictures is switched off here: it needs a service’s key.</p>;
  const { latest = null, left } = generator;
  const failure = outcome && !outcome.ok && outcome.intent === 'generate-picture' ? outcome : null;
  const isOver = latest && latest.state !== 'WORKING';
  const leftInWords = left == null ? undefined : `${left} left this month`;
  return (
    <section aria-label="Generated pictures" id="generate" className="grid scroll-mt-20 gap-2.5">
      {latest?.state === 'WORKING' && <AtWork latest={latest} />}
      {isOver && !failure && <Ended latest={latest} search={search} />}
      {latest?.state !== 'WORKING' && (
        <Fold
          key={failure ? 'refused' : (latest?.id ?? 'none')}
          title="Generate a picture"
          {...(leftInWords && { count: leftInWords })}
          isOpen={Boolean(failure) || latest?.state === 'FAILED'}
        >
          <WishForm latest={latest} failure={failure} website={website.id} />
        </Fold>
      )}
    </section>
  );
}

type Failure = Extract<NonNullable<PicturesProps['outcome']>, { ok: false }>;
type WishFormProps = { latest: Latest | null; failure: Failure | null; website: string };

function WishForm({ latest, failure, website }: WishFormProps) {
  const typed = new Map(Object.entries(failure?.values ?? {}).map(([name, value]) => [name, String(value)]));
  const again = latest?.state === 'FAILED' || latest?.state === 'CANCELLED' ? latest : null;
  return (
    <ChangeForm intent="generate-picture" className="grid gap-4 p-4">
      {failure && !failure.fields.prompt && (
        <Notice
          tone="danger"
          title="The picture was not generated"
          actions={failure.code === 'LIMIT_REACHED' ? <PlansLink website={website} /> : undefined}
        >
          {failure.message}
        </Notice>
      )}
      <Field
        label="What it shows"
        help="Things, places, moods. People with a name are never generated."
        errors={failure?.fields.prompt}
      >
        <Textarea
          name="prompt"
          rows={3}
          maxLength={600}
          required
          defaultValue={typed.get('prompt') ?? again?.prompt}
          placeholder="Fresh loaves on a wooden table, morning light from the left"
        />
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Shape" className="w-32">
          <Select name="shape" defaultValue={typed.get('shape') ?? again?.shape ?? 'WIDE'}>
            {SHAPES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" icon={<Icon of={Sparkles} />}>
          Generate
        </Button>
      </div>
      <p className="text-sm text-muted">
        The picture is marked as generated, here and in its file, and these words are kept with it.
      </p>
    </ChangeForm>
  );
}

function AtWork({ latest: { id, prompt, note, done, total } }: { latest: Latest }) {
  return (
    <div className="grid gap-2.5 rounded-lg border bg-surface px-4 py-3">
      <div className="flex min-h-8 items-center gap-2.5">
        <Spinner label="Under way" className="shrink-0 text-accent" />
        <p role="status" className="min-w-0 grow">
          {note}
        </p>
        <ChangeForm intent="cancel-generating" values={{ task: id }}>
          <Button type="submit" size="small" look="quiet" icon={<Icon of={Square} className="size-3 fill-current" />}>
            Cancel
          </Button>
        </ChangeForm>
      </div>
      <progress aria-label="How far it is" max={total ?? 3} value={done} className="h-1.5 w-full" />
      <p className="line-clamp-2 text-sm break-words text-muted">“{prompt}”. It may take a minute.</p>
      <WhileWorking />
    </div>
  );
}

function Ended({ latest, search }: { latest: Latest; search: URLSearchParams }) {
  const { id, state, note, picture, prompt } = latest;
  const away = (
    <ChangeForm intent="forget-generating" values={{ task: id }}>
      <Button type="submit" size="small" look="quiet">
        Dismiss
      </Button>
    </ChangeForm>
  );
  if (state === 'DONE' && !picture) return null;
  return (
    <div role="status">
      {picture ? (
        <Notice tone="success" title="The generated picture is in the library" actions={away}>
          <span className="break-words">“{prompt}”</span>.{' '}
          <Link href={searchWith(search, { picture: picture.id, removed: null, look: null })} className="text-link">
            Look at it and say what it shows
          </Link>
        </Notice>
      ) : (
        <Notice
          tone={state === 'FAILED' ? 'danger' : 'info'}
          title={state === 'FAILED' ? 'The picture was not generated' : 'No picture was generated'}
          actions={away}
        >
          {note}
        </Notice>
      )}
    </div>
  );
}
