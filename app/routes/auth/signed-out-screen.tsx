import type { BuilderTemplate } from '#app/builder-templates.server.ts';
import { Miniature } from '#app/miniature.tsx';
import { ButtonLink, Link, Page, PageHeader } from '#app/ui/index.ts';

/** After logging out, and for who has no account yet: the way back in, and a website without one. */
export function SignedOutScreen({ templates }: { templates: BuilderTemplate[] }) {
  return (
    <Page>
      <PageHeader
        title="You are logged out"
        description="Everything you made is saved and waits for you here."
        actions={
          <>
            <ButtonLink href="/login" look="primary">
              Log In
            </ButtonLink>
            <ButtonLink href="/signup">Sign Up</ButtonLink>
          </>
        }
      />
      {templates.length > 0 && (
        <section className="grid gap-5 border-t pt-8" aria-labelledby="without-account">
          <header>
            <h2 id="without-account" className="text-lg font-semibold">
              Make a website without an account
            </h2>
            <p className="mt-1 max-w-prose text-muted">
              Choose a look and say what you do: your website is there as you type. Sign up later to keep it.
            </p>
          </header>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-4">
            {templates.map(({ id, name, description, number }) => (
              <li
                key={id}
                className="relative overflow-hidden rounded-lg border bg-surface hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent"
              >
                <Miniature src={`/template-miniature/${id}`} title={`${name} in small`} className="border-b" />
                <div className="grid gap-1 px-4 py-3">
                  <Link
                    href={`/template-builder/${number}`}
                    className="font-medium after:absolute after:inset-0 focus-visible:outline-none"
                  >
                    {name}
                  </Link>
                  <p className="text-sm text-muted">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
