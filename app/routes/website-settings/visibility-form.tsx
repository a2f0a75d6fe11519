import { Checkbox } from '#app/ui/index.ts';
import { SettingForm } from './setting-form.tsx';
import type { SettingsProps } from './settings-screen.tsx';

/** Whether search engines may list the website. */
export function VisibilityForm({ website, outcome }: SettingsProps) {
  return (
    <SettingForm intent="set-search-visibility" outcome={outcome} label="Save visibility">
      <Checkbox
        id="hidden"
        name="hidden"
        value="on"
        defaultChecked={website.settings.hiddenFromSearch}
        label="Keep this website out of search engines"
        help="They are asked on every page and in robots.txt. It can take them some days to notice."
      />
    </SettingForm>
  );
}
