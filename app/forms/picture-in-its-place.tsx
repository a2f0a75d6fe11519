import { classes } from '#app/ui/index.ts';
import type { ImageFrame } from '#site/model/fields.ts';

/** What stands round a picture, and how it lies in it. */
const places: Record<ImageFrame, { box: string; img: string }> = {
  logo: { box: 'aspect-[2/1] w-40 p-3', img: 'object-contain' },
  icon: { box: 'size-20 p-2', img: 'object-contain' },
  card: { box: 'aspect-[1200/630] w-40', img: 'object-cover' },
};

/** A picture in small as visitors meet it; without one, what they meet instead. */
export function PictureInItsPlace({ frame, src, without }: { frame: ImageFrame; src: string; without: string }) {
  const { box, img } = places[frame];
  if (src === '')
    return (
      <p className="grid min-h-20 w-40 place-items-center rounded-md border border-dashed p-2 text-center text-sm text-muted">
        {without}
      </p>
    );
  return (
    <span className="flex items-end gap-2">
      <span className={classes('block overflow-hidden rounded-md border bg-sunken', box)}>
        <img src={src} alt="" className={classes('size-full', img)} />
      </span>
      {frame === 'icon' && <img src={src} alt="" title="As large as in a tab" className="size-4 object-contain" />}
    </span>
  );
}
