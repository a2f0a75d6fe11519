import { ArrowRight, type IconNode, PlugZap, Search } from 'lucide';
import { ButtonLink, Icon, NumberedSteps, Page, PageHeader } from '#app/ui/index.ts';

const steps = [
  {
    title: 'Tell us the name',
    text: 'Paste it as it is, with https:// or without. It may stay where you bought it.',
  },
  {
    title: 'Set two or three records',
    text: 'Where the name is managed. We show each one to copy, and beside it what we found. Your email stays as it is.',
  },
  {
    title: 'Wait a little',
    text: 'We keep checking, get the certificate, and email you once visitors reach your website there.',
  },
];

/** What a person without domains finds. */
export function FirstDomain() {
  return (
    <Page className="gap-10">
      <PageHeader
        title="Domains"
        description="Your website has an address here already. A name of its own is shorter, easier to remember, and yours to keep."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Way icon={PlugZap} title="Bring a name you own" text="From any registrar. It costs nothing and takes minutes.">
          <ButtonLink look="primary" href="/domains/add">
            Add a domain
          </ButtonLink>
        </Way>
        <Way
          icon={Search}
          title="Find a new name"
          text="See what is free and what it costs a year. Its records are set for you."
        >
          <ButtonLink href="/domains/search" icon={<Icon of={ArrowRight} className="order-1 size-4" />}>
            Search
          </ButtonLink>
        </Way>
      </div>
      <NumberedSteps id="first-domain" title="You have no domains yet. This is how the first one goes:" steps={steps} />
    </Page>
  );
}

type WayProps = { icon: IconNode; title: string; text: string; children: React.ReactNode };

const Way = ({ icon, title, text, children }: WayProps) => (
  <section className="grid content-start justify-items-start gap-1.5 rounded-lg border bg-surface p-5">
    <Icon of={icon} className="mb-1 size-5 text-muted" />
    <h2 className="text-base">{title}</h2>
    <p className="text-muted">{text}</p>
    <div className="mt-3">{children}</div>
  </section>
);
