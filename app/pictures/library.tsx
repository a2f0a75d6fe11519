import { Images } from 'lucide';
import { useRevalidator } from '@remix-run/react';
import { PlansLink } from '#app/billing/plans-link.tsx';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { Badge, Button, counted, EmptyState, Link, Notice, Pagination, useIsHydrated } from '#app/ui/index.ts';
import type { PicturesProps } from './library-props.ts';
import { DescribeForm } from './describe-form.tsx';
import { megabytes, PictureDetails } from './picture-details.tsx';
import { placeOfPicture } from '#site/intents/place-of-picture.ts';
import { FoundPhotosView, PhotoSearchForm } from './photo-search.tsx';
import { GeneratePicture } from './generate-picture.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { UseForm } from './use-picture.tsx';

/** Of the room for pictures: from here on their owner is told. */
const NEARLY_FULL = 0.9;

/** Everything that was uploaded for this website: to add to, to describe, to choose from for a field. */
export function PictureLibrary(props: PicturesProps) {
  const { library, search, target, website, Header } = props;
  const chosen = library.pictures.find(({ id }) => id === search.get('picture'));
  // What was asked for stands where it was asked, without the rest between.
  const found = library.photos && !library.photos.problem ? library.photos : null;
  if (chosen) return <PictureDetails key={chosen.id} {...props} picture={chosen} />;
  return (
    <>
      <Header
        title={target ? 'Choose a picture' : 'Pictures'}
        back={target ? { href: searchWith(search, placeOfPicture(target.part)), label: target.label } : undefined}
        hint={`${counted(library.total, 'picture')}, ${megabytes(library.room.used)} of ${megabytes(library.room.limit)} used`}
      />
      <Removed {...props} />
      {library.room.used > library.room.limit * NEARLY_FULL && <NearlyFull {...props} />}
      {website.canWrite && <UploadForm {...props} />}
      {website.canWrite && <PhotoSearchForm {...props} />}
      {found && <FoundPhotosView {...props} photos={found} />}
      {website.canWrite && !found && <GeneratePicture {...props} />}
      {website.canWrite && !target && !found && props.undescribed && (
        <DescribeForm {...props} undescribed={props.undescribed} />
      )}
      {found ? null : library.pictures.length === 0 ? (
        <EmptyState icon={Images} title="No pictures yet">
          Upload photos of your work, your place and your people. They are made small enough to load fast.
        </EmptyState>
      ) : (
        <PictureGrid {...props} />
      )}
      {!found && (
        <Pagination
          firstHref={search.get('after') ? searchWith(search, { after: null }) : undefined}
          nextHref={library.next ? searchWith(search, { after: library.next }) : undefined}
        />
      )}
    </>
  );
}

function UploadForm({ website, outcome, search }: PicturesProps) {
  const isLive = useIsHydrated();
  const { revalidate } = useRevalidator();
  const failure = outcome && !outcome.ok && outcome.intent === 'upload-picture' ? outcome : null;
  return (
    <ChangeForm
      intent="upload-picture"
      encType="multipart/form-data"
      to={searchWith(search, { picture: null, removed: null, after: null })}
      className="grid gap-2"
    >
      <PictureUpload
        website={website.id}
        name="file"
        id="library-file"
        label="Upload pictures"
        multiple
        errors={failure ? (failure.fields.file ?? [failure.message]) : undefined}
        isLimit={failure?.code === 'LIMIT_REACHED'}
        onUploaded={revalidate}
      >
        {!isLive && (
          <Button type="submit" size="small" className="justify-self-start">
            Upload
          </Button>
        )}
      </PictureUpload>
    </ChangeForm>
  );
}

function PictureGrid({ library, search, target, website }: PicturesProps) {
  return (
    <ul aria-label="Pictures" className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2.5">
      {library.pictures.map((picture) => (
        <li key={picture.id} className="grid content-start gap-1.5">
          <Link
            href={searchWith(search, { picture: picture.id, removed: null })}
            aria-label={`${picture.name}${picture.generated ? ', generated' : ''}, details`}
            className="relative block overflow-hidden rounded-lg border bg-sunken hover:border-line-strong"
          >
            <img src={picture.src} alt={picture.alt} loading="lazy" className="aspect-[4/3] w-full object-cover" />
            {picture.generated && (
              <span className="absolute right-1.5 bottom-1.5">
                <Badge>Generated</Badge>
              </span>
            )}
          </Link>
          <p className="truncate text-sm" title={picture.name}>
            {picture.name}
          </p>
          {target && website.canWrite && (
            <UseForm picture={picture} target={target} revision={website.currentRevision} />
          )}
        </li>
      ))}
    </ul>
  );
}

function NearlyFull({ website }: PicturesProps) {
  return (
    <Notice tone="warning" title="There is hardly any room left" actions={<PlansLink website={website.id} />}>
      Remove pictures that nothing shows, or choose a plan with more room.
    </Notice>
  );
}

function Removed({ search }: PicturesProps) {
  const removed = search.get('removed');
  if (!removed) return null;
  return (
    <Notice
      title="The picture was removed from the library"
      actions={
        <ChangeForm intent="restore-picture" values={{ picture: removed }}>
          <Button type="submit" size="small">
            Put it back
          </Button>
        </ChangeForm>
      }
    >
      It can be put back for 30 days.
    </Notice>
  );
}
