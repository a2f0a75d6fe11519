import { Form } from '@remix-run/react';
import { Download, Upload } from 'lucide';
import { importAddress } from '#app/blog/blog-address.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { ButtonLink, Fold, Icon, Link } from '#app/ui/index.ts';

type MovePostsProps = { website: { id: string; canWrite: boolean }; hasPosts: boolean; hasReport: boolean };

/** Posts from elsewhere, and all of them to take away. */
export function MovePosts({ website, hasPosts, hasReport }: MovePostsProps) {
  const id = encodeURIComponent(website.id);
  if (!website.canWrite) return null;
  return (
    <Fold id="move" title="Import and export" isOpen={false}>
      <div className="grid gap-5 px-4 py-4">
        <Form method="post" action={`/blog-import/${id}`} encType="multipart/form-data" className="grid gap-3">
          <label htmlFor="import-file" className="text-sm font-medium">
            Posts from a file
          </label>
          <p id="import-help" className="text-sm text-muted">
            A ZIP of Markdown files, with their pictures, or the XML file that WordPress exports. What was published
            there is published here; the same file again adds nothing twice. 25 MB at most.
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <input
              id="import-file"
              name="file"
              type="file"
              accept=".zip,.xml,application/zip,text/xml,application/xml"
              required
              aria-describedby="import-help"
              className="max-w-full min-w-0 rounded-md text-sm file:mr-3 file:rounded-md file:border file:border-line file:bg-surface file:px-3 file:py-2 file:font-medium"
            />
            <SubmitButton look="secondary" formAction={`/blog-import/${id}`} icon={<Icon of={Upload} />}>
              Import posts
            </SubmitButton>
            {hasReport && (
              <Link href={importAddress(website.id)} className="text-link text-sm">
                Report of the last import
              </Link>
            )}
          </div>
        </Form>
        {hasPosts && (
          <p>
            <ButtonLink href={`/blog-export/${id}`} download icon={<Icon of={Download} />}>
              Export all posts
            </ButtonLink>
          </p>
        )}
      </div>
    </Fold>
  );
}
