import { PanelsTopLeft } from 'lucide';
import { ButtonLink, EmptyState, PageHeader } from '#app/ui/index.ts';

/** Nothing was made without an account in this browser, or all of it has an owner. */
export function NothingToClaim({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <>
      <PageHeader title="Keep your websites" />
      <EmptyState
        icon={PanelsTopLeft}
        title="There is nothing here to keep"
        action={
          isLoggedIn ? (
            <ButtonLink look="primary" href="/">
              Go to the dashboard
            </ButtonLink>
          ) : (
            <ButtonLink look="primary" href="/template-builder/1">
              Build a website
            </ButtonLink>
          )
        }
      >
        Websites that you make in this browser without an account wait here for you. Others are on the dashboard of the
        account that they were made in.
      </EmptyState>
    </>
  );
}
