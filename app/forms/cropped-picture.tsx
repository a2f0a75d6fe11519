import type { Crop } from '#site/model/crop.ts';

type CroppedPictureProps = {
  src: string;
  /** Pixels of the whole picture. */
  size: { width: number; height: number };
  crop: Crop;
  /** Of a frame that cuts it further, width by height, around a point given in percent of what is kept. */
  frame?: { ratio: number; across: number; down: number };
  title?: string;
  className: string;
};

/** What is kept of a picture, drawn from the whole of it. */
export function CroppedPicture({ src, size, crop, frame, title, className }: CroppedPictureProps) {
  const [left, width] = [(size.width * crop.left) / 100, (size.width * crop.width) / 100];
  const [top, height] = [(size.height * crop.top) / 100, (size.height * crop.height) / 100];
  const ratio = frame?.ratio ?? width / height;
  const shown = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  const x = left + ((width - shown.width) * (frame?.across ?? 50)) / 100;
  const y = top + ((height - shown.height) * (frame?.down ?? 50)) / 100;
  return (
    <svg
      viewBox={`${x} ${y} ${shown.width} ${shown.height}`}
      style={{ aspectRatio: ratio }}
      className={className}
      aria-hidden
    >
      {title && <title>{title}</title>}
      <image href={src} width={size.width} height={size.height} preserveAspectRatio="none" />
    </svg>
  );
}
