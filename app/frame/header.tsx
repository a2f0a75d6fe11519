import { Form, useLocation, useNavigation } from '@remix-run/react';
import { ChevronDown, CreditCard, LayoutGrid, LogOut } from 'lucide';
import { loginPath, signupPath } from '#app/auth/redirect-target.ts';
import { ButtonLink, Icon, Link, Menu, MenuButton, MenuLink, Spinner } from '#app/ui/index.ts';
import { Logo } from './logo.tsx';

export type Person = { name: string; email: string };

/** Over every screen: the way home, and the way in or the person's menu. */
export function Header({ title, person }: { title: string; person: Person | null }) {
  return (
    <header className="sticky top-0 z-20 h-14 shrink-0 border-b bg-surface">
      <div className="flex h-full items-center justify-between gap-3 px-4 sm:px-6">
        <Link href="/" aria-label={`${title}, home`} className="-mx-1.5 rounded-md px-1.5 py-1">
          <Logo title={title} />
        </Link>
        {person ? <PersonMenu person={person} /> : <WaysIn />}
      </div>
    </header>
  );
}

/** Log In and Sign Up come back to the page they were pressed on. */
function WaysIn() {
  const { pathname, search } = useLocation();
  const here = pathname === '/login' || pathname === '/signup' || pathname === '/logout' ? '/' : `${pathname}${search}`;
  return (
    <nav aria-label="Account" className="flex items-center gap-1.5">
      <ButtonLink reloadDocument look="quiet" size="small" href={loginPath(here)}>
        Log In
      </ButtonLink>
      <ButtonLink reloadDocument look="secondary" size="small" href={signupPath(here)}>
        Sign Up
      </ButtonLink>
    </nav>
  );
}

function PersonMenu({ person }: { person: Person }) {
  const opensPortal = useNavigation().formAction === '/billing';
  return (
    <nav aria-label="Account">
      <Menu
        triggerClassName="flex min-h-9 items-center gap-2 px-1.5 hover:bg-ink/6"
        trigger={
          <>
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
            >
              {initialsOf(person)}
            </span>
            <span className="max-w-40 truncate max-sm:sr-only">{person.name || person.email}</span>
            <Icon of={ChevronDown} className="size-4 text-muted" />
          </>
        }
      >
        <MenuLink href="/" icon={<Icon of={LayoutGrid} className="size-4 text-muted" />}>
          Dashboard
        </MenuLink>
        <Form method="post" action="/billing">
          <MenuButton
            aria-busy={opensPortal || undefined}
            icon={
              opensPortal ? <Spinner className="text-muted" /> : <Icon of={CreditCard} className="size-4 text-muted" />
            }
          >
            Billing
          </MenuButton>
        </Form>
        <form method="post" action="/logout">
          <MenuButton icon={<Icon of={LogOut} className="size-4 text-muted" />}>Log Out</MenuButton>
        </form>
      </Menu>
    </nav>
  );
}

function initialsOf({ name, email }: Person): string {
  const words = (name || email).split(/[\s@._-]+/).filter(Boolean);
  return `${words[0]?.[0] ?? ''}${name && words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
}
