import { Checkbox, Field, Input } from '#app/ui/index.ts';
import { Group } from './group.tsx';
import { failureOf, SettingForm, typedIn } from './setting-form.tsx';
import type { SettingsProps } from './settings-screen.tsx';

const INTENT = 'set-notifications';

/** Mail to the owner about what visitors send. */
export function NotificationsGroup({ website, outcome }: SettingsProps) {
  const { notifyOwner, notifyAddress, accountAddress } = website.settings;
  const failure = failureOf(outcome, INTENT);
  return (
    <Group
      counts="at once"
      id="notifications"
      title="Notifications"
      hint="A mail for every message, newsletter and waitlist entry"
    >
      <SettingForm intent={INTENT} outcome={outcome} label="Save notifications">
        <Checkbox
          id="notify"
          name="on"
          value="on"
          defaultChecked={failure ? typedIn(failure, 'on') === 'on' : notifyOwner}
          label="Send me a mail"
          help="What is sent stays in the inbox either way."
        />
        <Field
          id="field-address"
          label="To"
          optional
          help={accountAddress ? `Left empty: ${accountAddress}` : 'Left empty: the address of your account'}
          errors={failure?.fields.address}
        >
          <Input
            type="email"
            name="address"
            maxLength={200}
            defaultValue={typedIn(failure, 'address') ?? notifyAddress}
            autoComplete="email"
          />
        </Field>
      </SettingForm>
    </Group>
  );
}
