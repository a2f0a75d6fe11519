import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { ArrowRight, ChevronRight } from 'lucide';
import { useState } from 'react';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import type { Rejection } from '#app/forms/rejection.server.ts';
import { useComeBack } from '#app/forms/use-come-back.ts';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { TextField } from '#app/forms/text-field.tsx';
import { holdPhotos, MOST_MEGABYTES } from '#app/pictures/coming-photos.ts';
import { PhotosField } from '#app/pictures/photos-field.tsx';
import { useLoadingToast } from '#app/toast/index.ts';
import { Checkbox, FieldErrors, formatNumber, Icon, Link } from '#app/ui/index.ts';
import { MOST_BRIEF } from '#site/model/brief.ts';
import { TemplatePicker, type PickableTemplate } from './template-picker.tsx';

type CreateFormProps = {
  templates: PickableTemplate[];
  rejection: (Omit<Rejection, 'lastResult'> & { lastResult: SubmissionResult }) | undefined;
  /** Briefs to learn from, and the one that fills the form in. */
  examples: { id: string; label: string }[];
  example: { brief: string; name: string } | undefined;
  /** More room to write, for people who come for this. */
  isRoomy: boolean;
};

/** "Describe your business": one field makes a website, two more are there for who wants them. */
export function CreateForm({ templates, rejection, examples, example, isRoomy }: CreateFormProps) {
  const form = useSubmittedForm<'brief' | 'name' | 'templateId'>('create', rejection?.lastResult, { ...example });
  const brief = form.field('brief');
  const name = form.field('name');
  const templateId = form.field('templateId');
  useLoadingToast('Designing your website …', useNavigation().formData?.get('intent') === 'create');
  useComeBack(form.id);
  const [length, setLength] = useState((brief.initialValue ?? '').length);

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      id={form.id}
      onSubmit={(event) => holdPhotos(event.currentTarget)}
      aria-describedby={form.errors ? form.errorId : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <FormProblem id={form.errorId} errors={form.errors}>
        {rejection?.code === 'LIMIT_REACHED' && <PlansLink keeps={form.id} />}
      </FormProblem>
      <div className="rounded-xl border border-line-strong bg-surface shadow-sm transition-colors has-[textarea:focus-visible]:border-accent has-[textarea:focus-visible]:ring-1 has-[textarea:focus-visible]:ring-accent has-[textarea[aria-invalid]]:border-danger">
        <div className="flex items-baseline justify-between gap-3 px-4 pt-3.5">
          <label htmlFor={brief.id} className="text-sm font-medium">
            Describe your business
          </label>
          <Count length={length} />
        </div>
        <textarea
          id={brief.id}
          name={brief.name}
          defaultValue={brief.initialValue}
          rows={isRoomy ? 6 : 4}
          required
          aria-invalid={brief.errors ? true : undefined}
          aria-describedby={`${brief.id}-description${brief.errors ? ` ${brief.errorId}` : ''}`}
          className="field-sizing-content block max-h-96 min-h-28 w-full resize-y bg-transparent px-4 pt-1.5 pb-4 text-[1rem] leading-6 focus:outline-none"
          placeholder="A family bakery in Portland: sourdough, croissants, cakes to order. Open Tuesday to Sunday from seven …"
          onInput={(event) => setLength(event.currentTarget.value.length)}
        />
        <PhotosField mostMegabytes={MOST_MEGABYTES.person} className="border-t px-4 py-3" />
        <details className="group border-t" open={Boolean(name.errors || templateId.errors) || undefined}>
          <summary className="flex items-center gap-2 px-4 py-2.5 -outline-offset-2">
            <Icon of={ChevronRight} className="size-4 text-muted transition-transform group-open:rotate-90" />
            Name and look <span className="text-muted">(optional)</span>
          </summary>
          <div className="grid gap-5 p-4 pt-2">
            <TextField
              field={name}
              label="Name"
              help="Left empty, the name is taken from your description."
              maxLength={120}
              autoComplete="organization"
            />
            <Checkbox
              name="directions"
              value="yes"
              label="Show me three directions"
              help="Three looks of your website to choose from, with one press each."
            />
            <TemplatePicker templates={templates} name={templateId.name} initial={templateId.initialValue} />
          </div>
        </details>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t px-4 py-3">
          <p id={`${brief.id}-description`} className="min-w-0 flex-1 basis-64 text-sm text-muted">
            Hours, prices, people, colours: what you write appears. What you leave out is never made up.
          </p>
          <SubmitButton
            name="intent"
            value="create"
            className="max-sm:w-full"
            icon={<Icon of={ArrowRight} className="order-1 size-4" />}
          >
            Create website
          </SubmitButton>
        </div>
      </div>
      <FieldErrors id={brief.errorId} errors={brief.errors} />
      <p className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
        <span className="mr-1">Start from an example:</span>
        {examples.map((offered) => (
          <Link
            key={offered.id}
            href={`/?example=${offered.id}#${brief.id}`}
            className="rounded-full border bg-surface px-2.5 py-0.5 text-ink hover:border-line-strong"
          >
            {offered.label}
          </Link>
        ))}
      </p>
    </Form>
  );
}

function Count({ length }: { length: number }) {
  const isOver = length > MOST_BRIEF;
  return (
    <span
      className={`text-sm tabular-nums ${isOver ? 'text-danger' : 'text-muted'}`}
      aria-live={isOver ? 'polite' : 'off'}
    >
      {formatNumber(length)} / {formatNumber(MOST_BRIEF)}
    </span>
  );
}
