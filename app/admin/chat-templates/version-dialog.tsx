import { Form } from '@remix-run/react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import type { ChatTemplateVersionQuery } from '#app/graphql/generated/graphql.ts';
import { DateTime, Dialog } from '#app/ui/index.ts';
import { entryPath } from '../noun.ts';
import { factLabel, fieldInWords } from '../values.ts';
import { CHAT_TEMPLATES_PATH as path, type ChatTemplate } from './chat-template.ts';
import { chatTemplateFields } from './chat-template-noun.tsx';

export type ChatTemplateVersion = NonNullable<NonNullable<ChatTemplateVersionQuery['chatTemplate']>['versionAt']>;

type VersionDialogProps = { template: Pick<ChatTemplate, 'id' | 'version'>; seen: ChatTemplateVersion };

/** What a chat template said in one of its versions, and the way back to it. */
export function VersionDialog({ template, seen }: VersionDialogProps) {
  const { number, madeBy, createdAt, ...values } = seen;
  const here = entryPath({ path }, template.id);
  const fields = chatTemplateFields.filter(({ isFixed }) => !isFixed);
  return (
    <Dialog title={`Version ${number}`} closeHref={here} size="large">
      <p className="text-sm text-muted">
        {madeBy ?? 'Came with the product'}, <DateTime at={createdAt} />
      </p>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        {fields.map((field) => {
          const value = { purpose: undefined, ...values }[field.name];
          return (
            <div key={field.name}>
              <dt className="text-sm text-muted">{factLabel(field)}</dt>
              <dd className="break-words whitespace-pre-line">
                {value === null || value === undefined || value === '' ? '–' : fieldInWords(field, value, {})}
              </dd>
            </div>
          );
        })}
      </dl>
      {number !== template.version && (
        <Form method="post" action={here} className="mt-6 flex justify-end">
          <input type="hidden" name="version" value={template.version} />
          <input type="hidden" name="fields" value={JSON.stringify(values)} />
          <SubmitButton look="secondary" name="intent" value="put-back">
            Say this again
          </SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
