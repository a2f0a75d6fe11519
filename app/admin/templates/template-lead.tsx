import { Form } from '@remix-run/react';
import { PenLine } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { ButtonLink, Icon } from '#app/ui/index.ts';

type Led = { id: string; retiredAt?: string | null; builderNumber?: number | null };

/** What can be done with a template besides what every entry offers; one that a builder needs is not retired. */
export const TemplateLead = ({ id, retiredAt, builderNumber }: Led) => (
  <div className="flex flex-wrap gap-2">
    <ButtonLink look="quiet" href={`/template-editor?template=${id}`} icon={<Icon of={PenLine} />}>
      Draft and versions
    </ButtonLink>
    {(retiredAt || builderNumber == null) && (
      <Form method="post">
        <SubmitButton look="secondary" name="intent" value={retiredAt ? 'offer-again' : 'retire'}>
          {retiredAt ? 'Offer it again' : 'Retire'}
        </SubmitButton>
      </Form>
    )}
  </div>
);
