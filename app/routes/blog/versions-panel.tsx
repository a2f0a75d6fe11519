import { ArrowLeft } from 'lucide';
import { postAddress } from '#app/blog/blog-address.ts';
import type { FieldDifference } from '#app/blog/compare-versions.server.ts';
import { titleOf, type PostValues } from '#app/blog/post-values.ts';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { Pieces } from '#app/pieces.tsx';
import { Badge, Button, ButtonLink, counted, DateTime, Icon, Link, Page, PageHeader } from '#app/ui/index.ts';
import type { LoadedVersions } from './load-post.server.ts';

type VersionsPanelProps = {
  website: { id: string; canWrite: boolean };
  post: { id: string; values: PostValues };
  versions: LoadedVersions;
};

/** Every version of a post that is kept: who saved it, when, what differs from now; to bring back. */
export function VersionsPanel({ website, post, versions: { list, number, differences } }: VersionsPanelProps) {
  const address = postAddress(website.id, post.id);
  return (
    <Page width="narrow">
      <PageHeader
        title={`Versions of “${titleOf(post.values)}”`}
        description={`${counted(list.length, 'version')}. Restoring adds a new one; nothing is ever lost.`}
        above={
          <Link href={address} className="text-link inline-flex items-center gap-1 justify-self-start text-sm">
            <Icon of={ArrowLeft} /> Back to the post
          </Link>
        }
      />
      <ol aria-label="Versions" className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
        {list.map((version, at) => (
          <li key={version.number} className="grid grid-cols-1 gap-3 p-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="font-medium break-words">
                  {titleOf(version)} {at === 0 && <Badge tone="accent">Now</Badge>}
                </p>
                <p className="text-sm text-muted">
                  Version {version.number}, <DateTime at={version.createdAt} />
                  {version.author && `, ${version.author}`}
                </p>
              </div>
              {at > 0 && (
                <div className="flex flex-wrap gap-2">
                  <ButtonLink
                    size="small"
                    look="quiet"
                    keepsPlace
                    href={`${address}?panel=versions${version.number === number ? '' : `&version=${version.number}`}`}
                    aria-label={`What differs from version ${version.number}`}
                    aria-expanded={version.number === number}
                  >
                    Differences
                  </ButtonLink>
                  {website.canWrite && (
                    <ChangeForm intent="restore-version" values={{ post: post.id, number: String(version.number) }}>
                      <Button type="submit" size="small" aria-label={`Restore version ${version.number}`}>
                        Restore
                      </Button>
                    </ChangeForm>
                  )}
                </div>
              )}
            </div>
            {version.number === number && differences && <Differences differences={differences} />}
          </li>
        ))}
      </ol>
    </Page>
  );
}

const names = { then: 'In this version', now: 'Now' };

const Differences = ({ differences }: { differences: FieldDifference[] }) =>
  differences.length === 0 ? (
    <p className="text-sm text-muted">It is the same as now.</p>
  ) : (
    <dl className="grid grid-cols-1 gap-3 text-sm">
      {differences.map(({ label, pieces }) => (
        <div key={label} className="grid grid-cols-1 gap-1">
          <dt className="font-medium">{label}</dt>
          <Pieces pieces={pieces} names={names} />
        </div>
      ))}
    </dl>
  );
