import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { MOST_PHOTOS } from '#site/photos/most-photos.ts';
import { classes, FieldErrors } from '#app/ui/index.ts';
import { ChosenPhotos, keyOf } from './chosen-photos.tsx';
import { PHOTOS, PHOTOS_FOLLOW } from './coming-photos.ts';
import { UPLOAD_TYPES } from './picture-address.ts';

const TOO_MANY = [`The first ${MOST_PHOTOS} are taken. Add the others later, under Pictures.`];

type PhotosFieldProps = {
  /** All together, where the form itself carries them. */
  mostMegabytes: number;
  className?: string;
};

/** Photos for a website that is about to be made. */
export function PhotosField({ mostMegabytes, className }: PhotosFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isIdle = useNavigation().state === 'idle';
  const [chosen, setChosen] = useState<File[]>([]);
  const [isOver, setOver] = useState(false);
  const [isDropping, setDropping] = useState(false);
  // Held back while the form was on its way; it stays here when the form comes back.
  useEffect(() => {
    if (isIdle && field.current) field.current.disabled = false;
  }, [isIdle]);
  // Some are chosen before the scripts are here.
  useEffect(() => setChosen([...(field.current?.files ?? [])]), []);
  /** Keeps photos in this order, in the field that the form sends. */
  const keep = (photos: File[]) => {
    const carried = new DataTransfer();
    for (const photo of photos.slice(0, MOST_PHOTOS)) carried.items.add(photo);
    if (field.current) field.current.files = carried.files;
    setChosen([...carried.files]);
    setOver(photos.length > MOST_PHOTOS);
  };
  const add = (dropped: Iterable<File>) => {
    const known = new Set(chosen.map(keyOf));
    keep([...chosen, ...[...dropped].filter((photo) => !known.has(keyOf(photo)))]);
  };
  return (
    <div
      className={classes('grid gap-1.5', isDropping && 'bg-sunken', className)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDropping(false);
        add(event.dataTransfer.files);
      }}
    >
      <label htmlFor="photos" className="text-sm font-medium">
        Photos <span className="font-normal text-muted">(optional)</span>
      </label>
      <input
        ref={field}
        type="file"
        id="photos"
        name={PHOTOS}
        accept={UPLOAD_TYPES}
        multiple
        aria-describedby={isOver ? 'photos-help photos-error' : 'photos-help'}
        onChange={(event) => keep([...(event.target.files ?? [])])}
        className="block w-full min-w-0 text-sm text-muted file:mr-2.5 file:min-h-8 file:rounded-md file:border file:border-line file:bg-surface file:px-2.5 file:text-sm file:font-medium file:text-ink"
      />
      <input type="hidden" name={PHOTOS_FOLLOW} defaultValue="" />
      <p id="photos-help" className="text-sm text-muted">
        Up to {MOST_PHOTOS}, in place of drawings. A file named after a person or a dish is placed with them.
        <noscript> Together at most {mostMegabytes} MB.</noscript>
      </p>
      {chosen.length > 0 && <ChosenPhotos photos={chosen} onChange={keep} />}
      <FieldErrors id="photos-error" errors={isOver ? TOO_MANY : undefined} />
    </div>
  );
}
