import { ChangeForm } from '#app/editing/change-form.tsx';
import type { ChangeOutcome } from '#app/editing/outcome.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Badge, Notice } from '#app/ui/index.ts';
import type { Consent } from './load-settings.server.ts';

const INTENT = 'set-training-consent';

type TrainingConsentProps = { consent: Consent; outcome: ChangeOutcome | undefined };

/** Whether examples may be made from the website: off until its owner agrees, and taken back with all that came of it. */
export function TrainingConsent({ consent: { given, version }, outcome }: TrainingConsentProps) {
  const failure = outcome && !outcome.ok && outcome.intent === INTENT ? outcome : null;
  return (
    <section id="training" aria-labelledby="training-title" className="grid scroll-mt-20 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="training-title" className="text-lg">
          Help the assistant learn
        </h2>
        {given ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
      </div>
      <div className="grid gap-2 text-sm text-muted">
        <p>
          With your consent our staff may keep a copy of this website and of its description as an example for the
          assistant. Phone numbers, email and postal addresses, and names in your team and in reviews are replaced by
          gaps, and your pictures by drawings. What visitors sent, posts and your conversation are never copied.
        </p>
        <p>
          You can take it back at any time: every copy that was made from this website is then removed, also when you
          delete the website or your account.
        </p>
      </div>
      {failure && (
        <Notice tone="danger" title="Not saved">
          {failure.message}
        </Notice>
      )}
      <ChangeForm intent={INTENT} values={{ seen: version, consent: given ? 'ended' : 'given' }}>
        <SubmitButton look="secondary">
          {given ? 'Withdraw my consent and remove the copies' : 'Allow examples from this website'}
        </SubmitButton>
      </ChangeForm>
    </section>
  );
}
