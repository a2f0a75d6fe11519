import { ArrowDown, ArrowUp, X } from 'lucide';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { holdRow } from '#app/editing/hold-row.ts';
import { RowGrip } from '#app/editing/row-grip.tsx';
import { Icon, VisuallyHidden } from '#app/ui/index.ts';

type ChosenPhotosProps = { photos: File[]; onChange: (photos: File[]) => void };

/** Photos in the order in which they find their places; each can be moved, by dragging and by keys, or left out. */
export function ChosenPhotos({ photos, onChange }: ChosenPhotosProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const moveTo = (photo: File, to: number) => {
    onChange(photos.toSpliced(photos.indexOf(photo), 1).toSpliced(to, 0, photo));
    setSaid(`${photo.name} is number ${to + 1} of ${photos.length}.`);
  };
  const move = (photo: File, by: -1 | 1) => {
    const from = photos.indexOf(photo);
    moveTo(photo, from + by);
    // A button that moves loses the focus, and at an end it has nowhere to go.
    requestAnimationFrame(() => {
      const row = list.current?.children[from + by];
      const [earlier, later] = row?.querySelectorAll<HTMLButtonElement>('button:not([aria-hidden])') ?? [];
      const wanted = by < 0 ? [earlier, later] : [later, earlier];
      wanted.find((button) => button && !button.disabled)?.focus();
    });
  };
  const onGrip = (event: PointerEvent<HTMLElement>, photo: File) =>
    holdRow(event, {
      list: list.current,
      row: list.current?.children[photos.indexOf(photo)],
      onHold: () => setSaid(`${photo.name} is held. Escape puts it back.`),
      onPlace: (index) => setSaid(`Place ${index + 1} of ${photos.length}.`),
      onEnd: (index) => {
        if (index === null) setSaid(`${photo.name} is back at its place.`);
        else moveTo(photo, index);
      },
    });
  return (
    <>
      <ol ref={list} aria-label="Order of the photos" className="relative grid gap-1">
        {photos.map((photo, index) => (
          <li
            key={keyOf(photo)}
            className="flex min-h-11 items-center gap-1 rounded-md bg-surface data-held:relative data-held:z-20 data-held:opacity-80 data-held:shadow-lg"
          >
            {photos.length > 1 && <RowGrip onPointerDown={(event) => void onGrip(event, photo)} className="-mx-1" />}
            <Thumbnail photo={photo} />
            <span className="min-w-0 grow truncate px-1.5 text-sm">{photo.name}</span>
            <Press
              icon={ArrowUp}
              says={`Move ${photo.name} up`}
              disabled={index === 0}
              onClick={() => move(photo, -1)}
            />
            <Press
              icon={ArrowDown}
              says={`Move ${photo.name} down`}
              disabled={index === photos.length - 1}
              onClick={() => move(photo, 1)}
            />
            <Press
              icon={X}
              says={`Leave ${photo.name} out`}
              onClick={() => {
                onChange(photos.filter((other) => other !== photo));
                setSaid(`${photo.name} is left out.`);
              }}
            />
          </li>
        ))}
      </ol>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}

/** What tells a file from others that were chosen. */
export const keyOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

type PressProps = { icon: typeof X; says: string; disabled?: boolean; onClick: () => void };

const Press = ({ icon, says, ...rest }: PressProps) => (
  <button type="button" className="button button-quiet size-10 shrink-0 disabled:opacity-30" title={says} {...rest}>
    <Icon of={icon} label={says} />
  </button>
);

/** One photo after the other is decoded, and only as large as it is shown. */
let before: Promise<unknown> = Promise.resolve();

function Thumbnail({ photo }: { photo: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      if (isGone) return;
      const bitmap = await createImageBitmap(photo, { resizeWidth: 96, resizeQuality: 'low' });
      const shown = canvas.current;
      if (shown) {
        [shown.width, shown.height] = [bitmap.width, bitmap.height];
        shown.getContext('2d')?.drawImage(bitmap, 0, 0);
      }
      bitmap.close();
    };
    // A browser that cannot draw the file leaves the tile plain; whether it is taken is for the server to say.
    before = before.then(draw).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [photo]);
  return <canvas ref={canvas} aria-hidden="true" className="size-10 shrink-0 rounded-md bg-sunken object-cover" />;
}
