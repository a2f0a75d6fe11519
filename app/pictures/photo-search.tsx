import { Form } from '@remix-run/react';
import { Search } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { ChangeForm } from '#app/editing/change-form.tsx';
import { searchWith } from '#app/editing/search-params.ts';
import { Button, Field, Icon, Input, Link, Notice, Pagination } from '#app/ui/index.ts';
import { NO_CONNECTION } from '#app/offline.ts';
import type { PicturesProps } from './library-props.ts';
import { PhotoCredit } from './photo-credit.tsx';
import type { FoundPhotos } from './photos.server.ts';

/** What the address says of the library that a new search does not take along. */
const ONE_TIME = new Set(['photos', 'photos-page', 'picture', 'removed', 'after']);

/** Asks for photos of others; what the library is open for stays. */
export function PhotoSearchForm({ library, search }: Pick<PicturesProps, 'library' | 'search'>) {
  const { sources, photos } = library;
  const form = useRef<HTMLFormElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isAway) return;
    const again = () => form.current?.requestSubmit();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isAway]);
  if (sources.length === 0)
    return (
      <p className="text-sm text-muted">
        Free photos cannot be searched here: no key for Pexels or Unsplash is set up. You can upload your own.
      </p>
    );
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      // What cannot be loaded would take the screen away, with all that is typed in it. It is searched for once there is a connection.
      onSubmit={(event) => {
        setAway(!navigator.onLine);
        if (!navigator.onLine) event.preventDefault();
      }}
    >
      {[...search].map(([name, value]) =>
        ONE_TIME.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field
        label={`Free photos from ${sources.join(' and ')}`}
        errors={isAway ? [NO_CONNECTION] : photos?.problem ? [photos.problem] : undefined}
      >
        <Input
          key={photos?.text}
          type="search"
          name="photos"
          defaultValue={photos?.text}
          placeholder="Sourdough, a quiet harbour …"
          maxLength={100}
          required
        />
      </Field>
      <Button type="submit" icon={<Icon of={Search} />}>
        Search
      </Button>
    </Form>
  );
}

/** Photos that were found, each with whose it is; one press copies it into the library. */
export function FoundPhotosView({ photos, website, search, outcome }: PicturesProps & { photos: FoundPhotos }) {
  const refusal = outcome && !outcome.ok && outcome.intent === 'take-photo' ? outcome : null;
  const back = (
    <Link
      href={searchWith(search, { photos: null, 'photos-page': null })}
      className="text-link justify-self-start text-sm"
    >
      Back to your pictures
    </Link>
  );
  if (photos.photos.length === 0)
    return (
      <>
        <p className="text-muted">
          {photos.page > 1 ? 'There are no more photos for' : 'No photos were found for'} “{photos.text}”. Try fewer or
          other words.
        </p>
        {back}
      </>
    );
  return (
    <>
      {refusal && (
        <Notice tone="danger" title="The photo was not added">
          {refusal.message}
        </Notice>
      )}
      <ul aria-label="Photos that were found" className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
        {photos.photos.map(({ id, preview, width, height, credit }, at) => (
          <li key={id} className="grid content-start gap-1.5">
            <img
              src={preview}
              alt={`Photo ${at + 1} by ${credit.author}`}
              width={width}
              height={height}
              loading="lazy"
              className="aspect-[4/3] w-full rounded-lg border bg-sunken object-cover"
            />
            <p className="text-sm text-muted">
              <PhotoCredit credit={credit} />
            </p>
            <ChangeForm intent="take-photo" values={{ photo: id }}>
              <Button type="submit" size="small" aria-label={`Add photo ${at + 1} by ${credit.author} to the library`}>
                Add to library
              </Button>
            </ChangeForm>
          </li>
        ))}
      </ul>
      {back}
      <Pagination
        firstHref={photos.page > 1 ? searchWith(search, { 'photos-page': null }) : undefined}
        nextHref={photos.hasMore ? searchWith(search, { 'photos-page': photos.page + 1 }) : undefined}
      />
      {website.canWrite && (
        <p className="text-sm text-muted">
          These photos are free to use, for businesses too. The photographer’s name is kept with each.
        </p>
      )}
    </>
  );
}
