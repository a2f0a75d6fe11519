import { Form } from '@remix-run/react';
import { ArrowRight, Square } from 'lucide';
import type { ReactNode } from 'react';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { WhileWorking } from '#app/live/while-working.tsx';
import { Button, ButtonLink, Icon, Notice, Page, PageHeader, Spinner } from '#app/ui/index.ts';
import { CANCEL_SITE_IMPORT, hostOf } from './site-import-address.ts';
import type { ShownImport } from './site-import.server.ts';
import { SiteReportView } from './site-report-view.tsx';

type SiteImportScreenProps = {
  siteImport: ShownImport;
  /** Where its forms are sent. */
  action: string;
  /** The form to begin again with. */
  again: ReactNode;
};

/** A website on its way to us: how far it is, what came of it, or why nothing did. */
export function SiteImportScreen({ siteImport, action, again }: SiteImportScreenProps) {
  const { state, report, website, note, address } = siteImport;
  const host = hostOf(address);
  if (state === 'WORKING')
    return (
      <Page width="narrow">
        <PageHeader title="Bringing your website over" description={host} />
        <AtWork siteImport={siteImport} action={action} />
      </Page>
    );
  if (state !== 'DONE')
    return (
      <Page width="narrow">
        <PageHeader title="Your website could not be brought over" description={host} />
        <Notice tone={state === 'FAILED' ? 'danger' : 'info'} title={note} />
        {again}
      </Page>
    );
  return (
    <Page className="max-w-4xl">
      <PageHeader
        title={website ? `“${website.name}” is here` : 'This website is no longer here'}
        description={
          website
            ? `A draft of what is on ${host}, in your own words. Nothing is public before you publish.`
            : `What was brought over from ${host} is still listed below.`
        }
        actions={
          website && (
            <>
              <ButtonLink href={`/website-chat/${website.id}`}>Change it in the chat</ButtonLink>
              <ButtonLink
                look="primary"
                href={`/website/${website.id}`}
                icon={<Icon of={ArrowRight} className="order-1 size-4" />}
              >
                Open the website
              </ButtonLink>
            </>
          )
        }
      />
      {report && <SiteReportView report={report} />}
    </Page>
  );
}

function AtWork({
  siteImport: { id, note, done, total },
  action,
}: Pick<SiteImportScreenProps, 'siteImport' | 'action'>) {
  return (
    <div className="grid gap-4 rounded-xl border bg-surface p-5">
      <div className="flex items-center gap-3" role="status">
        <Spinner label={null} className="text-accent" />
        <p className="min-w-0 break-words">
          {note}
          {total != null && ` (${done} of ${total})`}
        </p>
      </div>
      {total != null && total > 0 && (
        <progress aria-label="How far it is" className="h-1.5 w-full accent-accent" value={done} max={total} />
      )}
      <p className="text-sm text-muted">
        Its pages are read one after another. You may leave this page: the new website appears among yours when it is
        done.
      </p>
      <Form method="post" action={action}>
        <input type="hidden" name="import" value={id} />
        <Button
          type="submit"
          name="intent"
          value={CANCEL_SITE_IMPORT}
          icon={<Icon of={Square} className="size-3 fill-current" />}
        >
          Cancel
        </Button>
      </Form>
      <WhileWorking />
    </div>
  );
}

/** The button below the fields that begins it. */
export const BeginButton = (props: { name: string; value: string }) => (
  <SubmitButton {...props} icon={<Icon of={ArrowRight} className="order-1 size-4" />}>
    Bring it over
  </SubmitButton>
);
