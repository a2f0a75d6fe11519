import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { Badge, Button, ButtonLink, Field, Input } from '#app/ui/index.ts';
import { Group } from './group.tsx';
import { failureOf, SettingForm } from './setting-form.tsx';
import type { SettingsProps } from './settings-props.ts';

const INTENT = 'set-password';

/** A password that visitors have to give. It is never shown again, not even to its owner. */
export function PasswordGroup({ website, outcome }: SettingsProps) {
  const { hasPassword, mayHavePassword } = website.settings;
  const failure = failureOf(outcome, INTENT);
  const input = useEmptied(failure !== null);
  const plansHref = `/website/${website.id}/plans`;
  return (
    <Group counts="at once" id="password" title="Password" hint="Only people who know it see the published website">
      {hasPassword && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex items-center gap-2">
            <Badge tone="success">On</Badge> Visitors are asked for the password.
          </p>
          <ChangeForm intent="remove-password">
            <Button type="submit" size="small">
              Open to everybody
            </Button>
          </ChangeForm>
        </div>
      )}
      {mayHavePassword ? (
        <SettingForm
          intent={INTENT}
          outcome={outcome}
          label={hasPassword ? 'Change password' : 'Set password'}
          plansHref={plansHref}
        >
          <Field
            id="field-password"
            label={hasPassword ? 'New password' : 'Password'}
            help="At least 6 characters. Whoever came in with an older one is asked again. Save it at once: a password is never kept on a page that is left."
            errors={failure?.fields.password}
            required
          >
            <Input ref={input} type="password" name="password" autoComplete="new-password" maxLength={200} />
          </Field>
        </SettingForm>
      ) : (
        <NotInPlan what="Passwords come" plansHref={plansHref} />
      )}
    </Group>
  );
}

/** Empties the field once its password was taken. */
function useEmptied(hasFailed: boolean) {
  const { state, formData } = useNavigation();
  const input = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (formData?.get('intent') === INTENT) isSent.current = true;
    if (state !== 'idle' || !isSent.current) return;
    isSent.current = false;
    if (!hasFailed && input.current) input.current.value = '';
  }, [state, formData, hasFailed]);
  return input;
}

export const NotInPlan = ({ what, plansHref }: { what: string; plansHref: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p className="text-muted">{what} with the Starter and Business plans.</p>
    <ButtonLink size="small" href={plansHref}>
      See plans
    </ButtonLink>
  </div>
);
