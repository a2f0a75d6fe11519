import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Button, classes, Field, Input, useIsHydrated } from '#app/ui/index.ts';
import { Group } from './group.tsx';
import type { LoadedSettings } from './load-settings.server.ts';
import { failureOf, SettingForm } from './setting-form.tsx';
import type { SettingsProps } from './settings-props.ts';

const INTENT = 'change-subdomain';
const PAUSE = 350;

/** Where the website is on our own domain, and whether another address is free. */
export function AddressGroup({ website, availability: asked, outcome }: SettingsProps) {
  const isLive = useIsHydrated();
  const { availability, check, isChecking } = useAvailability(website.id, asked);
  const failure = failureOf(outcome, INTENT);
  const { host, protocol } = new URL(website.address);
  const domain = host.slice(website.subdomain.length);
  const { formerAddresses, versions } = website.settings;
  return (
    <Group counts="at once" id="address" title="Address" hint="Where visitors find the website">
      <SettingForm
        intent={INTENT}
        outcome={outcome}
        label="Change address"
        given={{ values: { subdomain: asked?.subdomain ?? website.subdomain }, version: versions.address }}
        valuesOf={(typed) => ({ subdomain: typed.subdomain ?? '' })}
        more={
          !isLive && (
            <Button type="submit" formMethod="get" formAction="#address">
              Check
            </Button>
          )
        }
      >
        {({ subdomain }) => (
          <>
            <Field
              id="field-subdomain"
              label="Address"
              help="3 to 40 letters, digits and dashes. The old address leads to the new one for 90 days."
              errors={failure?.fields.subdomain}
              required
            >
              <span className="flex items-center">
                <span aria-hidden="true" className="hidden text-muted sm:block">
                  {protocol}
                  {'//'}
                </span>
                <Input
                  name="subdomain"
                  defaultValue={subdomain}
                  maxLength={60}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  className="mr-1 min-w-0 grow sm:ml-1"
                  onChange={(event: ChangeEvent<HTMLInputElement>) => check(event.target.value, website.subdomain)}
                />
                <span className="shrink-0 text-muted">{domain}</span>
              </span>
            </Field>
            <p role="status" className="-mt-2 text-sm">
              {isChecking ? (
                <span className="text-muted">Checking…</span>
              ) : (
                availability &&
                availability.subdomain !== website.subdomain && (
                  <Answer {...availability} problem={failure?.fields.subdomain ? null : availability.problem} />
                )
              )}
            </p>
          </>
        )}
      </SettingForm>
      {formerAddresses.length > 0 && (
        <p className="text-sm break-words text-muted">
          Still lead here: {formerAddresses.map((address) => address.replace(/^https?:\/\//, '')).join(', ')}
        </p>
      )}
    </Group>
  );
}

type Availability = NonNullable<LoadedSettings['availability']>;

const Answer = ({ subdomain, isFree, problem, suggestion }: Availability) => (
  <span className={classes(isFree ? 'text-success' : 'text-danger')}>
    {isFree ? `${subdomain} is free.` : problem}{' '}
    {suggestion && <span className="text-muted">{suggestion} is free.</span>}
  </span>
);

/** With scripts an address is looked up while it is typed. Without an answer there is nothing to say: saving it tells. */
function useAvailability(websiteId: string, asked: Availability | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<{ of: string; found: Availability | null } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const check = (text: string, own: string) => {
    clearTimeout(timer.current);
    const wanted = text.trim().toLowerCase();
    setTyped(wanted);
    if (wanted === own) return;
    timer.current = setTimeout(async () => setAnswer({ of: wanted, found: await lookUp(websiteId, text) }), PAUSE);
  };
  if (typed === '') return { availability: asked, check, isChecking: false };
  const isCurrent = answer?.of === typed;
  return { availability: isCurrent ? answer.found : null, check, isChecking: !isCurrent };
}

async function lookUp(websiteId: string, subdomain: string): Promise<Availability | null> {
  try {
    const response = await fetch(`/website-address/${websiteId}?${new URLSearchParams({ subdomain })}`, {
      redirect: 'manual',
    });
    const found: unknown = response.ok ? await response.json() : null;
    return isAvailability(found) ? found : null;
  } catch {
    return null;
  }
}

const isAvailability = (value: unknown): value is Availability =>
  typeof value === 'object' && value !== null && 'isFree' in value && 'subdomain' in value && 'problem' in value;
