import { Field, Textarea } from '#app/ui/index.ts';
import { Group } from './group.tsx';
import { NotInPlan } from './password-group.tsx';
import { failureOf, SettingForm } from './setting-form.tsx';
import type { SettingsProps } from './settings-props.ts';

const INTENT = 'set-head-code';

/** The owner's own elements for the head of published pages. */
export function HeadCodeGroup({ website, outcome }: SettingsProps) {
  const { headCode, mayHaveHeadCode, versions } = website.settings;
  const failure = failureOf(outcome, INTENT);
  return (
    <Group
      counts="at once"
      id="code"
      title="Code"
      hint="For statistics, verification and the like, in the head of every published page"
    >
      {mayHaveHeadCode || headCode !== '' ? (
        <SettingForm
          intent={INTENT}
          outcome={outcome}
          label="Save code"
          website={website.id}
          given={{ values: { code: headCode }, version: versions.headCode }}
          valuesOf={(typed) => ({ code: typed.headCode ?? '' })}
        >
          {({ code }) => (
            <Field
              id="field-headCode"
              label="Code for the head"
              optional
              help="Only script, style, link, meta and noscript. It never runs in previews. You may have to tell visitors about other services that you add."
              errors={failure?.fields.headCode}
            >
              <Textarea
                name="headCode"
                rows={6}
                spellCheck={false}
                autoCapitalize="off"
                className="font-mono text-sm"
                defaultValue={code}
              />
            </Field>
          )}
        </SettingForm>
      ) : (
        <NotInPlan what="Code for the head comes" website={website.id} />
      )}
    </Group>
  );
}
