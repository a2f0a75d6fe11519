import { useNavigate, useNavigation, useSubmit } from '@remix-run/react';
import { ArrowRight, RefreshCw } from 'lucide';
import { forwardRef, type FormEvent, type ReactNode } from 'react';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import type { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { TextareaField, TextField } from '#app/forms/text-field.tsx';
import { holdPhotos, MOST_MEGABYTES } from '#app/pictures/coming-photos.ts';
import { PhotosField } from '#app/pictures/photos-field.tsx';
import { useLoadingToast } from '#app/toast/index.ts';
import { Button, counted, Icon, Link, Notice, useIsHydrated } from '#app/ui/index.ts';
import type { Live } from './live-template.tsx';
import type { LoadedBuilder } from './load-builder.server.ts';

type BuilderFormProps = Pick<LoadedBuilder, 'template' | 'isLoggedIn' | 'unclaimed'> & {
  form: ReturnType<typeof useSubmittedForm<'name' | 'brief' | 'seed'>>;
  rejection: { code: string } | undefined;
  seed: number;
  live: Live;
  strip: ReactNode;
};

/**
 * Name and description, and three things to do with them: make the website, draw the preview (sent into its frame, so that
 * the page stays as it is), look at them in another template. Each is a plain submission without JavaScript.
 */
export const BuilderForm = forwardRef<HTMLFormElement, BuilderFormProps>(function BuilderForm(
  { template, isLoggedIn, unclaimed, form, rejection, seed, live, strip },
  ref,
) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const isCreating = useNavigation().formData?.get('intent') === 'create';
  const isHydrated = useIsHydrated();
  useLoadingToast('Designing your website …', isCreating);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (!(button instanceof HTMLButtonElement) || button.formTarget) return;
    event.preventDefault();
    // With scripts the words are kept by the page itself.
    if (button.value === 'show') navigate(new URL(button.formAction).pathname);
    else if (!isCreating) {
      holdPhotos(event.currentTarget);
      submit(button);
    }
  };

  return (
    <form
      ref={ref}
      method="post"
      id={form.id}
      onSubmit={onSubmit}
      onInput={live.refreshSoon}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 p-4 sm:p-6 md:grow"
    >
      <div>
        <h1 className="text-xl">Build with {template.name}</h1>
        <p className="mt-1 text-muted">{template.description} The preview is an example until you write.</p>
      </div>
      <FormProblem id={form.errorId} errors={form.errors}>
        {rejection?.code === 'LIMIT_REACHED' &&
          (isLoggedIn ? (
            <PlansLink />
          ) : (
            <Link href="/claim" className="text-link">
              See your websites
            </Link>
          ))}
      </FormProblem>
      <input type="hidden" name="seed" value={seed} />
      <input type="hidden" name="page" defaultValue="/" />
      <TextField
        field={form.field('name')}
        label="Name"
        optional
        placeholder="Alder Street Bakery"
        autoComplete="organization"
        maxLength={120}
      />
      <TextareaField
        field={form.field('brief')}
        label="What is it?"
        help="What you do, where, opening hours, prices, people. What you write appears; what you leave out is never made up."
        rows={5}
        placeholder="Sourdough and croissants in Portland. Open Tuesday to Sunday, 7 to 14 …"
        className="field-sizing-content max-h-72 min-h-32"
      />
      <PhotosField mostMegabytes={isLoggedIn ? MOST_MEGABYTES.person : MOST_MEGABYTES.visitor} />
      <div className="grid gap-2.5">
        <Button
          type="submit"
          name="intent"
          value="create"
          // The other buttons send words alone.
          formEncType="multipart/form-data"
          look="primary"
          size="large"
          busy={isCreating}
          icon={<Icon of={ArrowRight} className="order-1 size-4" />}
        >
          Create website
        </Button>
        <Button
          ref={live.button}
          type="submit"
          formAction={`/template-preview/${template.number}`}
          formTarget={live.firstName}
          formNoValidate
          hidden={isHydrated}
          icon={<Icon of={RefreshCw} />}
        >
          Update preview
        </Button>
        <p className="text-sm text-muted">
          {isLoggedIn
            ? 'It becomes one of your websites. Nothing is public before you publish.'
            : 'No account needed to begin. You keep it by signing up within 30 days.'}
        </p>
      </div>
      {!isLoggedIn && unclaimed > 0 && (
        <Notice
          title={`You have ${counted(unclaimed, 'website')} without an account`}
          actions={
            <Link href="/claim" className="text-link">
              {unclaimed === 1 ? 'See and keep it' : 'See and keep them'}
            </Link>
          }
        />
      )}
      {strip}
    </form>
  );
});
