import type { ComponentProps } from 'react';
import { Cell } from '#app/cell.tsx';
import { BEGIN_SITE_IMPORT } from '#app/site-import/site-import-address.ts';
import { Fold, Page, PageHeader } from '#app/ui/index.ts';
import type { AccessKeys, NewKey } from './access-keys.server.ts';
import { AccountPanel, DELETE_ACCOUNT } from './account-panel.tsx';
import { CreateForm } from './create-form.tsx';
import type { Dashboard } from './dashboard.server.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DomainsLink } from './domains-link.tsx';
import { CREATE_KEY, dashboardAction, dashboardAddress, type DashboardView } from './filter.ts';
import { FirstSteps } from './first-steps.tsx';
import { ImportForm } from './import-form.tsx';
import { RecentlyDeleted } from './recently-deleted.tsx';
import { SiteImportForm } from './site-import-form.tsx';
import { SiteImportNotices } from './site-import-notices.tsx';
import { StaffLinks } from './staff-links.tsx';
import { UnclaimedWebsites } from './unclaimed-websites.tsx';
import { WebsiteList } from './website-list.tsx';

type DashboardScreenProps = Pick<ComponentProps<typeof CreateForm>, 'rejection' | 'examples' | 'example'> & {
  dashboard: Dashboard;
  view: DashboardView;
  keys: AccessKeys | null;
  newKey: NewKey | undefined;
  staffPlaces: ComponentProps<typeof StaffLinks>['places'];
};

/** A new website, the websites that are there, and what is needed less often. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { dashboard, view, rejection, examples, example, keys, newKey, staffPlaces } = props;
  const { filter, panel, chosen } = view;
  const { websiteCount, deleted, toDelete } = dashboard;
  const isNew = websiteCount === 0;
  const action = dashboardAction(filter);
  const refused = rejection?.lastResult;
  const about = (intent: string) => (refused?.initialValue?.['intent'] === intent ? refused : undefined);
  const isAboutSite = about(BEGIN_SITE_IMPORT) !== undefined;
  const isAboutAccount = about(DELETE_ACCOUNT) !== undefined || about(CREATE_KEY) !== undefined;
  return (
    <Page className="gap-12">
      <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        <PageHeader
          title={isNew ? 'Let’s make your website' : 'A new website'}
          description={
            isNew
              ? 'A few sentences are enough for several finished pages, with your own words and facts in them.'
              : undefined
          }
        />
        <UnclaimedWebsites websites={dashboard.unclaimed} />
        <CreateForm
          key={example?.name}
          templates={dashboard.templates}
          rejection={isAboutAccount || isAboutSite ? undefined : rejection}
          isRoomy={isNew}
          examples={examples}
          example={example}
        />
        <Fold id="site-import" title="I have a website already" isOpen={panel === 'site-import' || isAboutSite}>
          <div className="px-4 py-5">
            <SiteImportForm templates={dashboard.templates} rejection={isAboutSite ? rejection : undefined} />
          </div>
        </Fold>
        <SiteImportNotices underWay={dashboard.siteImports} failed={dashboard.failedSiteImport} />
      </div>
      <Cell
        data={dashboard}
        isEmpty={() => isNew}
        empty={() => <FirstSteps />}
        success={() => <WebsiteList dashboard={dashboard} filter={filter} />}
      />
      <div className="grid gap-3">
        {staffPlaces.length > 0 && <StaffLinks places={staffPlaces} />}
        <DomainsLink />
        <RecentlyDeleted deleted={deleted} filter={filter} action={action} isOpen={panel === 'deleted'} />
        <ImportForm isOpen={panel === 'import'} />
        <AccountPanel
          person={dashboard.person}
          plan={dashboard.plan}
          lastResult={about(DELETE_ACCOUNT)}
          keys={keys && { ...keys, newKey, lastResult: about(CREATE_KEY) }}
          isOpen={panel === 'account' || isAboutAccount}
        />
      </div>
      {panel === 'delete' && (
        <DeleteDialog
          websites={toDelete}
          action={action}
          closeHref={dashboardAddress(filter, chosen.length > 1 ? { panel: 'select', chosen } : {})}
        />
      )}
    </Page>
  );
}
