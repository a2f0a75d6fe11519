import { X } from 'lucide';
import { useRef, useState } from 'react';
import { PictureUpload } from '#app/pictures/picture-upload.tsx';
import { usePictures } from '#app/pictures/pictures-context.ts';
import type { PictureChoice } from '#app/pictures/thumbnail.ts';
import { CameFrom } from '#app/site-import/source-page.tsx';
import { Button, Field, Icon, Input } from '#app/ui/index.ts';
import type { ImageFrame } from '#site/model/fields.ts';
import type { FieldProps } from './field-props.ts';
import { LibraryButton } from './section-form-library.tsx';
import { PictureInItsPlace } from './picture-in-its-place.tsx';
import { textPart } from './section-form-values.ts';
import { usePictureSource } from './sources.ts';

const wordsFor: Partial<Record<ImageFrame, string>> = {
  logo: 'The name is shown beside the logo. Fill this in only when the logo says something else.',
  card: 'For people who cannot see the picture. Left empty: the name of the website.',
};

/**
 * A picture that is always shown whole: the owner's own, or none. It is shown as visitors meet it. Choosing and removing count at
 * once with scripts; without them the form's button saves.
 */
export function SectionFormOwnPicture({ field, frame, name, value, errors }: FieldProps & { frame: ImageFrame }) {
  const pictures = usePictures();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<PictureChoice | 'removed' | null>(null);
  const uploaded = chosen === 'removed' ? null : chosen;
  const has = uploaded !== null || (chosen === null && textPart(value, 'source') === 'asset');
  const kept = (part: 'id' | 'width' | 'height') => (has ? String(uploaded?.[part] ?? textPart(value, part)) : '');
  const cameFrom = usePictureSource(kept('id'));
  const src = uploaded?.src ?? pictures?.thumbnails[kept('id')] ?? '';
  const id = `field-${name}`;
  const words = wordsFor[frame];

  const choose = (choice: PictureChoice | 'removed') => {
    setChosen(choice);
    // After React has written the hidden fields.
    setTimeout(() => fieldset.current?.form?.requestSubmit());
  };
  return (
    <fieldset ref={fieldset} id={id} tabIndex={-1} className="@container scroll-mt-20">
      <legend className="mb-2 text-sm font-medium">{field.label}</legend>
      <input type="hidden" name={`${name}.source`} value={has ? 'asset' : 'none'} />
      <input type="hidden" name={`${name}.id`} value={kept('id')} />
      <input type="hidden" name={`${name}.width`} value={kept('width')} />
      <input type="hidden" name={`${name}.height`} value={kept('height')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-3 @md:grid-cols-[10rem_minmax(0,1fr)]">
        <div className="grid content-start justify-items-start gap-1.5">
          <PictureInItsPlace frame={frame} src={has ? src : ''} without={field.options?.none ?? 'No picture'} />
          {has && (
            <Button
              type="submit"
              size="small"
              look="quiet"
              name={`${name}.source`}
              value="none"
              aria-label={`Remove: ${field.label}`}
              className="-ml-2"
              icon={<Icon of={X} />}
              onClick={(event) => {
                event.preventDefault();
                choose('removed');
              }}
            >
              Remove
            </Button>
          )}
        </div>
        <div className="grid content-start gap-3">
          {field.help && <p className="text-sm text-muted">{field.help}</p>}
          {cameFrom !== undefined && (
            <p className="text-sm text-muted">
              <CameFrom url={cameFrom} />
            </p>
          )}
          {pictures && (
            <PictureUpload
              website={pictures.website}
              name={`${name}.file`}
              id={`${id}-file`}
              label={has ? 'Upload another' : 'Upload'}
              about={field.label}
              errors={errors[name]}
              onUploaded={choose}
            >
              <LibraryButton field={name} about={field.label} />
            </PictureUpload>
          )}
          {words && has && (
            <Field id={`${id}-alt`} label="Description" optional help={words} errors={errors[`${name}.alt`]}>
              <Input
                key={kept('id')}
                name={`${name}.alt`}
                defaultValue={uploaded?.alt ?? textPart(value, 'alt')}
                maxLength={300}
              />
            </Field>
          )}
        </div>
      </div>
    </fieldset>
  );
}
