import { classes } from '#app/ui/index.ts';
import type { ImageFrame } from '#site/model/fields.ts';

/** What stands round a picture, as large as there is room. */
const places: Record<ImageFrame, { box: string; img: string }> = {
  logo: { box: 'h-20 w-44 p-3', img: 'object-contain' },
  icon: { box: 'size-16 p-2', img: 'object-contain' },
  card: { box: 'aspect-[1200/630] w-64', img: 'object-cover' },
};

/** A picture in small as visitors meet it; without one, what they meet instead. */
export function PictureInItsPlace({ frame, src, without }: { frame: ImageFrame; src: string; without: string }) {
  const { box, img } = places[frame];
  if (src === '') return <p className="rounded-md border border-dashed px-3 py-2 text-sm text-muted">{without}</p>;
  return (
    <span className="flex items-end gap-3">
      <span className={classes('block max-w-full overflow-hidden rounded-md border bg-sunken', box)}>
        <img src={src} alt="" className={classes('size-full', img)} />
      </span>
      {frame === 'icon' && <img src={src} alt="" className="size-4 object-contain" />}
    </span>
  );
}
