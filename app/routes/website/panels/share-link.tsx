import { Check, Copy, ExternalLink } from 'lucide';
import { useState } from 'react';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { Button, ButtonLink, DateTime, Field, Icon, Input, useIsHydrated } from '#app/ui/index.ts';
import type { EditorProps } from '../editor-props.ts';

type ShareLinkProps = { link: EditorProps['shareLinks'][number]; number: number; canRevoke: boolean };

/** One preview link: its address to copy, how long it works, and its end. */
export function ShareLink({ link: { id, address, createdAt, expiresAt }, number, canRevoke }: ShareLinkProps) {
  return (
    <li className="grid gap-2 rounded-lg border bg-surface p-3">
      <Field label={`Preview link ${number}`} labelHidden>
        <Input readOnly value={address} onFocus={(event) => event.currentTarget.select()} className="text-sm" />
      </Field>
      <p className="text-sm text-muted">
        Made <DateTime at={createdAt} />,{' '}
        {expiresAt ? (
          <>
            ends <DateTime at={expiresAt} />
          </>
        ) : (
          'works until you revoke it'
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} />
        <ButtonLink size="small" href={address} target="_blank" rel="noopener" icon={<Icon of={ExternalLink} />}>
          Open
        </ButtonLink>
        {canRevoke && (
          <ChangeForm intent="revoke-share" values={{ link: id }}>
            <Button type="submit" size="small" look="quiet" aria-label={`Revoke preview link ${number}`}>
              Revoke
            </Button>
          </ChangeForm>
        )}
      </div>
    </li>
  );
}

/** With scripts only: without them the field above is there to copy from. */
function CopyButton({ text }: { text: string }) {
  const isHydrated = useIsHydrated();
  const [isCopied, setCopied] = useState(false);
  if (!isHydrated) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button type="button" size="small" onClick={() => void copy()} icon={<Icon of={isCopied ? Check : Copy} />}>
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
