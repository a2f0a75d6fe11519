import { Form } from '@remix-run/react';
import { Copy, PenLine } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { ButtonLink, Icon } from '#app/ui/index.ts';
import { entryPath } from '../noun.ts';
import { TEMPLATES_PATH } from './template-state.tsx';

type Led = { id: string; retiredAt?: string | null; builderNumber?: number | null };

/** What can be done with a template besides what every entry offers; one that a builder needs is not retired. */
export function TemplateLead({ id, retiredAt, builderNumber }: Led) {
  const here = entryPath({ path: TEMPLATES_PATH }, id);
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink look="quiet" href={`/template-editor?template=${id}`} icon={<Icon of={PenLine} />}>
        Draft and versions
      </ButtonLink>
      <Form method="post" action={here}>
        <SubmitButton look="secondary" name="intent" value="duplicate" icon={<Icon of={Copy} />}>
          Duplicate
        </SubmitButton>
      </Form>
      {(retiredAt || builderNumber == null) && (
        <Form method="post" action={here}>
          <SubmitButton look="secondary" name="intent" value={retiredAt ? 'offer-again' : 'retire'}>
            {retiredAt ? 'Offer it again' : 'Retire'}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
