import { useRef, type PointerEvent } from 'react';
import { Field, FieldErrors, Input, useIsHydrated } from '#app/ui/index.ts';
import { cropOf, cropParts, type Crop } from '#site/model/crop.ts';

type CropProps = {
  name: string;
  /** The whole picture. */
  src: string;
  /** As it stands in the document or was typed; '' for the whole. */
  value: string;
  onChange(crop: string): void;
  errors?: string[] | undefined;
};

const labels = { left: 'Crop from the left, %', top: 'Crop from the top, %', width: 'Width, %', height: 'Height, %' };
const corners = ['top left', 'top right', 'bottom left', 'bottom right', 'all'] as const;
type Grip = (typeof corners)[number];

const WHOLE: Crop = { left: 0, top: 0, width: 100, height: 100 };
const LEAST = 5;
const within = (value: number, least: number, most: number) => Math.round(Math.max(least, Math.min(most, value)));

/** The crop after its grip was moved so many percent. */
function moved({ left, top, width, height }: Crop, grip: Grip, across: number, down: number): Crop {
  if (grip === 'all')
    return { left: within(left + across, 0, 100 - width), top: within(top + down, 0, 100 - height), width, height };
  const [right, bottom] = [left + width, top + height];
  const x = grip.endsWith('left')
    ? { left: within(left + across, 0, right - LEAST), right }
    : { left, right: within(right + across, left + LEAST, 100) };
  const y = grip.startsWith('top')
    ? { top: within(top + down, 0, bottom - LEAST), bottom }
    : { top, bottom: within(bottom + down, top + LEAST, 100) };
  return { left: x.left, top: y.top, width: x.right - x.left, height: y.bottom - y.top };
}

const textOf = ({ left, top, width, height }: Crop) => `${left} ${top} ${width} ${height}`;

/** What is kept of a picture: four numbers, and with scripts a frame that is dragged. The file itself stays whole. */
export function SectionFormCrop({ name, src, value, onChange, errors }: CropProps) {
  const isLive = useIsHydrated();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const held = useRef<{ grip: Grip; crop: Crop; x: number; y: number } | null>(null);
  const typed = cropParts(value);
  const crop = cropOf(value) ?? WHOLE;
  const tellForm = () => setTimeout(() => fieldset.current?.dispatchEvent(new Event('input', { bubbles: true })));

  const hold = (grip: Grip, event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { grip, crop, x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const surface = fieldset.current?.querySelector('[data-crop-surface]')?.getBoundingClientRect();
    const from = held.current;
    if (!surface || !from) return;
    const across = ((event.clientX - from.x) / surface.width) * 100;
    const down = ((event.clientY - from.y) / surface.height) * 100;
    onChange(textOf(moved(from.crop, from.grip, across, down)));
  };
  const letGo = () => {
    if (!held.current) return;
    held.current = null;
    // After React has written the numbers.
    tellForm();
  };

  return (
    <fieldset ref={fieldset} id={`field-${name}.crop`} className="grid gap-2">
      <legend className="sr-only">The part of the picture that is kept</legend>
      {src !== '' && isLive && (
        <div
          className="relative w-fit max-w-full overflow-hidden rounded-md bg-sunken select-none"
          data-crop-surface=""
        >
          <img src={src} alt="" draggable={false} className="block max-h-48 max-w-full" />
          <div
            aria-hidden
            data-crop-frame=""
            className="absolute cursor-move touch-none border-2 shadow-[0_0_0_1px_rgb(0_0_0/0.6),0_0_0_100rem_rgb(0_0_0/0.5)]"
            style={{
              borderColor: '#fff',
              left: `${crop.left}%`,
              top: `${crop.top}%`,
              width: `${crop.width}%`,
              height: `${crop.height}%`,
            }}
            onPointerDown={(event) => hold('all', event)}
            onPointerMove={drag}
            onPointerUp={letGo}
          >
            {corners.slice(0, 4).map((corner) => (
              <span
                key={corner}
                data-crop-corner={corner}
                className="absolute size-6 touch-none"
                style={{
                  [corner.endsWith('left') ? 'left' : 'right']: '-2px',
                  [corner.startsWith('top') ? 'top' : 'bottom']: '-2px',
                  cursor: corner === 'top left' || corner === 'bottom right' ? 'nwse-resize' : 'nesw-resize',
                }}
                onPointerDown={(event) => hold(corner, event)}
                onPointerMove={drag}
                onPointerUp={letGo}
              >
                <span
                  className="absolute size-3 border border-black/60"
                  style={{
                    background: '#fff',
                    [corner.endsWith('left') ? 'left' : 'right']: 0,
                    [corner.startsWith('top') ? 'top' : 'bottom']: 0,
                  }}
                />
              </span>
            ))}
          </div>
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        {(['left', 'top', 'width', 'height'] as const).map((part) => (
          <Field key={part} id={`field-${name}.crop-${part}`} label={labels[part]}>
            <Input
              type="number"
              name={`${name}.crop-${part}`}
              value={typed[part]}
              onChange={(event) => onChange(Object.values({ ...typed, [part]: event.target.value }).join(' '))}
              min={part === 'left' || part === 'top' ? 0 : LEAST}
              max={100}
            />
          </Field>
        ))}
      </div>
      <FieldErrors id={`field-${name}.crop-error`} errors={errors} />
      <p className="text-sm text-muted">
        {isLive && src !== '' ? 'Drag the frame over the part to keep.' : 'The part of the picture that is kept.'} The
        file itself stays whole.
      </p>
    </fieldset>
  );
}
