import { PlansLink } from '#app/billing/plans-link.tsx';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { Badge, Button, Field, Input, Notice } from '#app/ui/index.ts';
import { Group } from './group.tsx';
import { failureOf, SettingForm } from './setting-form.tsx';
import type { SettingsProps } from './settings-props.ts';

const INTENT = 'set-password';
const OPEN = 'remove-password';

/** A password that visitors have to give. It is never shown again, not even to its owner. */
export function PasswordGroup({ website, outcome }: SettingsProps) {
  const { hasPassword, mayHavePassword, versions } = website.settings;
  const version = versions.password;
  const failure = failureOf(outcome, INTENT);
  const notOpened = failureOf(outcome, OPEN);
  return (
    <Group counts="at once" id="password" title="Password" hint="Only people who know it see the published website">
      {notOpened && (
        <Notice tone="danger" title="Not opened">
          {notOpened.code === 'CONFLICT'
            ? 'The password was changed in the meantime. Look again, then decide.'
            : notOpened.message}
        </Notice>
      )}
      {hasPassword && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex items-center gap-2">
            <Badge tone="success">On</Badge> Visitors are asked for the password.
          </p>
          <ChangeForm intent={OPEN} values={{ seen: version }}>
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
          website={website.id}
          // Another password is another form: the field is empty again once its password was taken.
          given={{ values: version, version }}
        >
          {() => (
            <Field
              id="field-password"
              label={hasPassword ? 'New password' : 'Password'}
              help="At least 6 characters. Whoever came in with an older one is asked again. Save it before you leave: a password is never kept on the page."
              errors={failure?.fields.password}
              required
            >
              <Input type="password" name="password" autoComplete="new-password" maxLength={200} />
            </Field>
          )}
        </SettingForm>
      ) : (
        <NotInPlan what="Passwords come" website={website.id} />
      )}
    </Group>
  );
}

export const NotInPlan = ({ what, website }: { what: string; website: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p className="text-muted">{what} with the Starter and Business plans.</p>
    <PlansLink website={website} />
  </div>
);
