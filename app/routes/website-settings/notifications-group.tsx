import { Checkbox, Field, Input } from '#app/ui/index.ts';
import { Group } from './group.tsx';
import { failureOf, SettingForm } from './setting-form.tsx';
import type { SettingsProps } from './settings-props.ts';

const INTENT = 'set-notifications';
const CONFIRM = 'confirm-address';

/** Mail to the owner about what visitors send. */
export function NotificationsGroup({ website, outcome, code }: SettingsProps) {
  const { notifyOwner, notifyAddress, notifyPending, accountAddress, versions } = website.settings;
  const failure = failureOf(outcome, INTENT);
  return (
    <Group
      counts="at once"
      id="notifications"
      title="Notifications"
      hint="An email for every message, newsletter and waiting list entry"
    >
      <SettingForm
        intent={INTENT}
        outcome={outcome}
        label="Save notifications"
        given={{
          values: { on: notifyOwner, address: notifyPending || notifyAddress },
          version: versions.notifications,
        }}
        valuesOf={(typed) => ({ on: typed.on === 'on', address: typed.address ?? '' })}
      >
        {({ on, address }) => (
          <>
            <Checkbox
              id="notify"
              name="on"
              value="on"
              defaultChecked={on}
              label="Email me"
              help="What is sent stays in the inbox either way."
            />
            <Field
              id="field-address"
              label="To"
              optional
              aside={notifyPending && 'waits for its code'}
              help={accountAddress ? `Left empty: ${accountAddress}` : 'Left empty: the address of your account'}
              errors={failure?.fields.address}
            >
              <Input type="email" name="address" maxLength={200} defaultValue={address} autoComplete="email" />
            </Field>
          </>
        )}
      </SettingForm>
      {notifyPending && <ConfirmForm {...{ website, outcome, code }} />}
    </Group>
  );
}

/** An address gets no mail before somebody who reads it has said so. */
function ConfirmForm({ website, outcome, code }: Pick<SettingsProps, 'website' | 'outcome' | 'code'>) {
  const { notifyAddress, notifyPending, accountAddress } = website.settings;
  const failure = failureOf(outcome, CONFIRM);
  return (
    <div className="rounded-lg border bg-sunken p-4">
      <SettingForm
        intent={CONFIRM}
        outcome={outcome}
        label="Confirm address"
        given={{ values: code, version: notifyPending }}
        valuesOf={(typed) => typed.code ?? ''}
      >
        {(given) => (
          <>
            <p>
              We sent a code to <span className="font-medium break-all">{notifyPending}</span>. Until it is entered,
              emails go to {notifyAddress || accountAddress || 'your account’s address'}. No code? Save the
              notifications again.
            </p>
            <Field id="field-code" label="Six-digit code" errors={failure?.fields.code} required>
              <Input
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                defaultValue={given}
                className="w-36 tabular-nums"
              />
            </Field>
          </>
        )}
      </SettingForm>
    </div>
  );
}
