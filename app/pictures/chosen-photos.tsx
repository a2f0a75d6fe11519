import { ArrowDown, ArrowUp, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon, VisuallyHidden } from '#app/ui/index.ts';

type ChosenPhotosProps = { photos: File[]; onChange: (photos: File[]) => void };

/** Photos in the order in which they find their places; each can be moved or left out, by keys too. */
export function ChosenPhotos({ photos, onChange }: ChosenPhotosProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const move = (photo: File, by: -1 | 1) => {
    const from = photos.indexOf(photo);
    onChange(photos.toSpliced(from, 1).toSpliced(from + by, 0, photo));
    setSaid(`${photo.name} is number ${from + by + 1} of ${photos.length}.`);
    // A button that moves loses the focus, and at an end it has nowhere to go.
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.children[from + by]?.querySelectorAll('button') ?? [])];
      const [earlier, later] = buttons;
      const wanted = by < 0 ? [earlier, later] : [later, earlier];
      wanted.find((button) => button && !button.disabled)?.focus();
    });
  };
  return (
    <>
      <ol ref={list} aria-label="Order of the photos" className="grid gap-1">
        {photos.map((photo, index) => (
          <li key={keyOf(photo)} className="flex min-h-11 items-center gap-1">
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
