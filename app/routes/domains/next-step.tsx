import { standingOf } from '#app/domains/standing.ts';
import type { DomainDetails } from '#app/domains/domain-view.ts';
import { ButtonLink, Notice } from '#app/ui/index.ts';

/** What is to be done now: the most serious thing that was found, or what the state asks for. Nothing when all is well. */
export function NextStep({ domain }: { domain: DomainDetails }) {
  const { id, diagnoses, state } = domain;
  const { next, tone, sentence } = standingOf(domain);
  const [worst] = diagnoses.filter(({ severity }) => severity === 'STOPS_WEBSITE' || severity === 'STOPS_CERTIFICATE');
  if (worst && state !== 'RELEASED')
    return (
      <Notice
        tone="warning"
        title={worst.title}
        actions={
          worst.code === 'unregistered' ? (
            <ButtonLink look="primary" href={`/domains/search?${new URLSearchParams({ text: domain.displayName })}`}>
              See what it costs
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" href={`/domains/${id}/confirm-dns`}>
              See the records
            </ButtonLink>
          )
        }
      >
        <span className="[overflow-wrap:anywhere]">{worst.nextStep}</span>
      </Notice>
    );
  if (!next) return null;
  return (
    <Notice
      tone={tone === 'danger' ? 'warning' : 'info'}
      title={sentence}
      actions={
        <ButtonLink look="primary" href={next.href}>
          {next.label}
        </ButtonLink>
      }
    >
      {next.why}
    </Notice>
  );
}
