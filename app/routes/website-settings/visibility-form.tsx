import { Checkbox } from '#app/ui/index.ts';
import { SettingForm } from './setting-form.tsx';
import type { SettingsProps } from './settings-props.ts';

const INTENT = 'set-search-visibility';

/** Whether search engines may list the website. */
export function VisibilityForm({ website: { settings }, outcome }: SettingsProps) {
  return (
    <SettingForm
      intent={INTENT}
      outcome={outcome}
      label="Save visibility"
      given={{ values: { hidden: settings.hiddenFromSearch }, version: settings.versions.visibility }}
      valuesOf={(typed) => ({ hidden: typed.hidden === 'on' })}
    >
      {({ hidden }) => (
        <Checkbox
          id="hidden"
          name="hidden"
          value="on"
          defaultChecked={hidden}
          label="Keep this website out of search engines"
          help="They are asked on every page and in robots.txt. It can take them some days to notice."
        />
      )}
    </SettingForm>
  );
}
