import type { Image } from '#site/model/fields.ts';

type Focus = NonNullable<Extract<Image, { source: 'asset' }>['focus']>;
type FocusProps = { name: string; src: string; value: string; onChange(focus: string): void };

/** The `focusPoints` of the model, written out: its module would bring the whole of Zod into the browser. */
const words = {
  'left top': 'Top left',
  top: 'Top',
  'right top': 'Top right',
  left: 'Left',
  center: 'Middle',
  right: 'Right',
  'left bottom': 'Bottom left',
  bottom: 'Bottom',
  'right bottom': 'Bottom right',
} satisfies Record<Focus, string>;

/** The picture in small, with nine points over it: the chosen one stays in sight wherever the picture is cut. */
export function SectionFormFocus({ name, src, value, onChange }: FocusProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="sr-only">Part to keep in sight</legend>
      <div className="relative aspect-[3/2] w-full overflow-hidden rounded-md bg-sunken">
        {src !== '' && (
          <img src={src} alt="" className="absolute inset-0 size-full object-cover" style={{ objectPosition: value }} />
        )}
        <div className="absolute inset-0 grid grid-cols-3 grid-rows-3">
          {Object.entries(words).map(([point, said]) => (
            <label
              key={point}
              title={said}
              className="group/point grid cursor-pointer place-items-center has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                value={point}
                defaultChecked={value === point}
                onChange={() => onChange(point)}
                className="peer sr-only"
              />
              <span className="size-2.5 rounded-full border border-black/50 bg-white/70 group-hover/point:scale-125 peer-checked:size-4 peer-checked:border-white peer-checked:bg-accent" />
              <span className="sr-only">{said}</span>
            </label>
          ))}
        </div>
      </div>
      <p className="text-sm text-muted">Choose the point that stays in sight when the picture is cut.</p>
    </fieldset>
  );
}
