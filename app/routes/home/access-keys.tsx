import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { KeyRound } from 'lucide';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useSubmittedForm } from '#app/forms/submitted-form.ts';
import { TextField } from '#app/forms/text-field.tsx';
import { Badge, ButtonLink, DateTime, Dialog, EmptyState, Field, Select } from '#app/ui/index.ts';
import type { AccessKeys, NewKey } from './access-keys.server.ts';
import { CREATE_KEY, KEYS_ACTION, KEYS_ADDRESS, MAX_KEYS, REVOKE_KEY, revokeAddress } from './filter.ts';
import { NewKeyNotice } from './new-key-notice.tsx';

type AccessKeysProps = AccessKeys & { newKey: NewKey | undefined; lastResult: SubmissionResult | undefined };
type Key = AccessKeys['keys'][number];

const scopes: Record<Key['scope'], string> = { read: 'Look', write: 'Change', publish: 'Change and publish' };

/** The keys by which programs work on somebody's websites. */
export function AccessKeysSection({ keys, websites, revoking, address, newKey, lastResult }: AccessKeysProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {newKey && <NewKeyNotice newKey={newKey} address={address} />}
      {keys.length === 0 ? (
        <EmptyState icon={KeyRound} title="No keys yet">
          An assistant such as Claude, or a program of your own, gets in with a key.
        </EmptyState>
      ) : (
        <ul className="divide-y rounded-lg border" aria-label="Access keys">
          {keys.map((key) => (
            <KeyRow key={key.id} accessKey={key} />
          ))}
        </ul>
      )}
      {keys.length >= MAX_KEYS ? (
        <p className="text-muted">You have {MAX_KEYS} keys, the most there can be. Revoke one to make another.</p>
      ) : (
        <NewKeyForm key={newKey?.secret} websites={websites} lastResult={lastResult} isFirst={keys.length === 0} />
      )}
      {revoking && <RevokeDialog accessKey={revoking} />}
    </div>
  );
}

function KeyRow({ accessKey: { id, name, scope, website, createdAt, lastUsedAt, expiresAt } }: { accessKey: Key }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium break-words">{name}</span>
          <Badge>{scopes[scope]}</Badge>
        </p>
        <p className="text-sm break-words text-muted">{website ? `Only “${website.name}”` : 'All websites'}</p>
        <p className="text-sm text-muted">
          Made <DateTime at={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              used <DateTime at={lastUsedAt} />
            </>
          ) : (
            'never used'
          )}
          {expiresAt && (
            <>
              {' '}
              · ends <DateTime at={expiresAt} />
            </>
          )}
        </p>
      </div>
      <ButtonLink size="small" href={revokeAddress(id)} keepsPlace aria-label={`Revoke ${name} …`}>
        Revoke …
      </ButtonLink>
    </li>
  );
}

function NewKeyForm({
  websites,
  lastResult,
  isFirst,
}: Pick<AccessKeysProps, 'websites' | 'lastResult'> & { isFirst: boolean }) {
  const form = useSubmittedForm<'name' | 'scope' | 'websiteId' | 'days'>(CREATE_KEY, lastResult, { scope: 'write' });
  const select = (name: 'scope' | 'websiteId' | 'days') => {
    const { id, errors, initialValue } = form.field(name);
    return { field: { id, errors }, control: { name, defaultValue: initialValue ?? '' } };
  };
  const [scope, website, days] = [select('scope'), select('websiteId'), select('days')];
  return (
    <Form method="post" action={KEYS_ACTION} id={form.id} className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-3">
      <input type="hidden" name="intent" value={CREATE_KEY} />
      <h4 className="font-medium">New key</h4>
      <FormProblem id={form.errorId} errors={form.errors} />
      <TextField
        field={form.field('name')}
        label="Who will use it"
        help="The history of a website names it beside each change."
        placeholder="Claude on my laptop"
        autoComplete="off"
        maxLength={60}
        required
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field {...scope.field} label="It may">
          <Select {...scope.control}>
            <option value="read">Look at websites</option>
            <option value="write">Look and change</option>
            <option value="publish">Look, change and publish</option>
          </Select>
        </Field>
        <Field {...days.field} label="It works">
          <Select {...days.control}>
            <option value="">Until I revoke it</option>
            <option value="7">For 7 days</option>
            <option value="30">For 30 days</option>
            <option value="90">For 90 days</option>
            <option value="365">For a year</option>
          </Select>
        </Field>
      </div>
      <Field
        {...website.field}
        label="Websites"
        help="It never reaches your account, your plan, your domains, or what visitors sent you."
      >
        <Select {...website.control}>
          <option value="">All of mine, also new ones</option>
          {websites.map(({ id, name }) => (
            <option key={id} value={id}>
              Only “{name}”
            </option>
          ))}
        </Select>
      </Field>
      <SubmitButton look={isFirst ? 'primary' : 'secondary'} className="justify-self-start">
        Make key
      </SubmitButton>
    </Form>
  );
}

function RevokeDialog({ accessKey: { id, name, lastUsedAt } }: { accessKey: Key }) {
  return (
    <Dialog title={`Revoke “${name}”?`} closeHref={KEYS_ADDRESS}>
      <p className="text-muted">
        Whatever uses this key can no longer get in, at once and for good. What was changed with it stays.
        {lastUsedAt && (
          <>
            {' '}
            It was last used <DateTime at={lastUsedAt} />.
          </>
        )}
      </p>
      <Form method="post" action={KEYS_ACTION} className="mt-6 flex flex-wrap justify-end gap-2">
        <input type="hidden" name="id" value={id} />
        <ButtonLink href={KEYS_ADDRESS} keepsPlace>
          Keep it
        </ButtonLink>
        <SubmitButton look="danger" name="intent" value={REVOKE_KEY}>
          Revoke key
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
