import { Form, useLocation, useSearchParams } from '@remix-run/react';
import { Play, Power } from 'lucide';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Badge, ButtonLink, Dialog, Icon, Notice } from '#app/ui/index.ts';
import { entryPath } from '../noun.ts';
import { CHAT_TEMPLATES_PATH as path, type ChatTemplate } from './chat-template.ts';
import { purposeNames } from './purposes.ts';

type Led = Pick<ChatTemplate, 'id' | 'name' | 'purpose' | 'isActive' | 'warning' | 'needsModel'>;

/** Whether a chat template counts, what to know of that, and the ways to try it and to make it count. */
export function ChatTemplateLead({ id, name, purpose, isActive, warning, needsModel }: Led) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const here = entryPath({ path }, id);
  const of = purposeNames[purpose].toLowerCase();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isActive ? <Badge tone="success">Active: {of}</Badge> : <Badge>Not active</Badge>}
        {purpose !== 'BLOG' && (
          <ButtonLink size="small" href={`${here}/preview`} icon={<Icon of={Play} />}>
            Try it in a chat
          </ButtonLink>
        )}
        {!isActive && pathname === here && (
          <ButtonLink size="small" href={`${here}?panel=activate`} icon={<Icon of={Power} />} keepsPlace>
            Activate …
          </ButtonLink>
        )}
      </div>
      {isActive && pathname !== here && (
        <Notice>What you save counts from the next turn on: this template is the active one of its purpose.</Notice>
      )}
      {needsModel && (
        <Notice title="No model is set up here">
          The built-in designer works by rules of its own: of a template only the greeting and the suggested prompts
          count.
        </Notice>
      )}
      {warning && <Notice tone="warning">{warning}</Notice>}
      {!isActive && search.get('panel') === 'activate' && (
        <Dialog title={`Activate “${name}”?`} closeHref={here}>
          <p className="text-muted">
            It takes the place of the active template for “{of}”, for everybody, from the next turn on. Turns under way
            end as they began. The one before can be activated again at any time.
          </p>
          <Form method="post" action={here} className="mt-6 flex flex-wrap justify-end gap-2">
            <ButtonLink href={here}>Not now</ButtonLink>
            <SubmitButton name="intent" value="activate">
              Activate it
            </SubmitButton>
          </Form>
        </Dialog>
      )}
    </>
  );
}
