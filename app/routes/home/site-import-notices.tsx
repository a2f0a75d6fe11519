import { Form } from '@remix-run/react';
import { DISMISS_SITE_IMPORT, hostOf, siteImportAddress } from '#app/site-import/site-import-address.ts';
import { Button, ButtonLink, Link, Notice } from '#app/ui/index.ts';
import type { Dashboard } from './dashboard.server.ts';

type SiteImportNoticesProps = { underWay: Dashboard['siteImports']; failed: Dashboard['failedSiteImport'] };

/** Websites on their way to us, and the latest that could not be brought over. */
export const SiteImportNotices = ({ underWay, failed }: SiteImportNoticesProps) => (
  <>
    {underWay.map(({ id, address }) => (
      <Notice
        key={id}
        title={`${hostOf(address)} is being brought over`}
        actions={
          <Link href={siteImportAddress(id)} className="text-link">
            See how far it is
          </Link>
        }
      />
    ))}
    {failed && (
      <Notice
        tone="warning"
        title={`${hostOf(failed.address)} could not be brought over`}
        actions={
          <>
            <ButtonLink size="small" href={siteImportAddress(failed.id)}>
              Try again
            </ButtonLink>
            <Form method="post" action="/?index">
              <input type="hidden" name="import" value={failed.id} />
              <Button type="submit" size="small" look="quiet" name="intent" value={DISMISS_SITE_IMPORT}>
                Dismiss
              </Button>
            </Form>
          </>
        }
      >
        {failed.note}
      </Notice>
    )}
  </>
);
