import { Checkbox } from '#app/ui/index.ts';
import { failureOf, SettingForm, typedIn } from './setting-form.tsx';
import type { SettingsProps } from './settings-props.ts';

const INTENT = 'set-search-visibility';

/** Whether search engines may list the website. */
export function VisibilityForm({ website, outcome }: SettingsProps) {
  const failure = failureOf(outcome, INTENT);
  return (
    <SettingForm intent={INTENT} outcome={outcome} label="Save visibility">
      <Checkbox
        id="hidden"
        name="hidden"
        value="on"
        defaultChecked={failure ? typedIn(failure, 'hidden') === 'on' : website.settings.hiddenFromSearch}
        label="Keep this website out of search engines"
        help="They are asked on every page and in robots.txt. It can take them some days to notice."
      />
    </SettingForm>
  );
}
