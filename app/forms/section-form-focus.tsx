import { useRef, type PointerEvent } from 'react';
import { FieldErrors, Field, Input, useIsHydrated } from '#app/ui/index.ts';
import { cropOf } from '#site/model/crop.ts';
import { focusParts } from '#site/model/focus.ts';
import { CroppedPicture } from './cropped-picture.tsx';

type Point = { across: string; down: string };
type FocusProps = {
  name: string;
  src: string;
  /** Pixels of the whole picture, and what is kept of it; '' for all. */
  size: { width: number; height: number };
  crop: string;
  /** As it stands in the document or was typed; '' for the middle. */
  value: string;
  onChange(focus: string): void;
  errors?: string[] | undefined;
};

/** Frames that cut a picture most: a banner and a portrait. */
const frames = {
  'A wide frame': { shape: 'aspect-[3/1] w-36', ratio: 3 },
  'An upright frame': { shape: 'aspect-[3/4] w-14', ratio: 3 / 4 },
};

const position = ({ across, down }: Point) => `${Number(across)}% ${Number(down)}%`;

/** The point of a picture that stays in sight wherever it is cut: two numbers, and with scripts a point that is dragged. */
export function SectionFormFocus({ name, src, size, crop: cropText, value, onChange, errors }: FocusProps) {
  const isLive = useIsHydrated();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const point = focusParts(value);
  const crop = size.width > 0 && size.height > 0 ? cropOf(cropText) : null;
  const put = (change: Partial<Point>) => {
    const { across, down } = { ...point, ...change };
    onChange(`${across}% ${down}%`);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const percent = (at: number, of: number) => String(Math.round(Math.max(0, Math.min(1, at / of)) * 100));
    put({ across: percent(event.clientX - left, width), down: percent(event.clientY - top, height) });
    // After React has written the numbers.
    if (event.type === 'pointerup')
      setTimeout(() => fieldset.current?.dispatchEvent(new Event('input', { bubbles: true })));
  };
  return (
    <fieldset ref={fieldset} className="grid gap-2">
      <legend className="sr-only">Point to keep in sight</legend>
      {src !== '' && (
        <div className="flex flex-wrap items-end gap-2.5">
          <div
            className="relative w-fit max-w-full touch-none select-none overflow-hidden rounded-md bg-sunken data-live:cursor-crosshair"
            data-live={isLive || undefined}
            data-focus-surface=""
            onPointerDown={isLive ? drag : undefined}
            onPointerMove={isLive ? drag : undefined}
            onPointerUp={isLive ? drag : undefined}
          >
            {crop ? (
              <CroppedPicture src={src} size={size} crop={crop} className="block max-h-48 w-64 max-w-full" />
            ) : (
              <img src={src} alt="" draggable={false} className="block max-h-48 max-w-full" />
            )}
            <span
              aria-hidden
              className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-white bg-accent/80 shadow-[0_0_0_1px_rgb(0_0_0/0.5)]"
              style={{ left: `${Number(point.across)}%`, top: `${Number(point.down)}%` }}
            />
          </div>
          {Object.entries(frames).map(([said, { shape, ratio }]) =>
            crop ? (
              <CroppedPicture
                key={said}
                src={src}
                size={size}
                crop={crop}
                frame={{ ratio, across: Number(point.across), down: Number(point.down) }}
                title={said}
                className={`${shape} rounded-sm bg-sunken`}
              />
            ) : (
              <img
                key={said}
                src={src}
                alt=""
                title={said}
                className={`${shape} rounded-sm bg-sunken object-cover`}
                style={{ objectPosition: position(point) }}
              />
            ),
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {(['across', 'down'] as const).map((part) => (
          <Field
            key={part}
            id={`field-${name}.${part}`}
            label={part === 'across' ? 'From the left, %' : 'From the top, %'}
          >
            <Input
              type="number"
              name={`${name}.${part}`}
              value={point[part]}
              onChange={(event) => put({ [part]: event.target.value })}
              min={0}
              max={100}
              className="w-24"
            />
          </Field>
        ))}
      </div>
      <FieldErrors id={`field-${name}.focus-error`} errors={errors} />
      <p className="text-sm text-muted">
        {isLive && src !== '' ? 'Drag the point to what stays in sight' : 'The point that stays in sight'} when the
        picture is cut.
      </p>
    </fieldset>
  );
}
