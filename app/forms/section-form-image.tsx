import { useRef, useState } from 'react';
import { laterApart } from '#app/later.ts';
import { PictureUpload } from '#app/pictures/picture-upload.tsx';
import { usePictures } from '#app/pictures/pictures-context.ts';
import type { PictureChoice } from '#app/pictures/thumbnail.ts';
import { CameFrom } from '#app/site-import/source-page.tsx';
import { Field, Input, Select } from '#app/ui/index.ts';
import { cropParts } from '#site/model/crop.ts';
import { focusParts } from '#site/model/focus.ts';
import type { FieldProps } from './field-props.ts';
import { LibraryButton } from './section-form-library.tsx';
import { textPart } from './section-form-values.ts';
import { usePictureSource } from './sources.ts';

/** The point as the form sends it, until it can be seen and moved. */
const KeptFocus = ({ name, value }: { name: string; value: string }) =>
  Object.entries(focusParts(value)).map(([part, percent]) => (
    <input key={part} type="hidden" name={`${name}.${part}`} value={percent} />
  ));
/** The crop likewise. */
const KeptCrop = ({ name, value }: { name: string; value: string }) =>
  Object.entries(cropParts(value)).map(([part, percent]) => (
    <input key={part} type="hidden" name={`${name}.crop-${part}`} value={percent} />
  ));
const SectionFormCrop = laterApart(async () => (await import('./section-form-crop.tsx')).SectionFormCrop, KeptCrop);
const SectionFormFocus = laterApart(async () => (await import('./section-form-focus.tsx')).SectionFormFocus, KeptFocus);

const sources: Record<string, string> = {
  none: 'No picture',
  illustration: 'Drawn picture',
  placeholder: 'Space for my photo',
  asset: 'My own picture',
};

/**
 * Which picture, and what it says to people who cannot see it. Parts that do not belong to the chosen source are hidden by
 * CSS alone (`has-[option:checked]`), so that it works without JavaScript too.
 */
export function SectionFormImage({ field, name, value, errors }: FieldProps) {
  const pictures = usePictures();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [uploaded, setUploaded] = useState<PictureChoice | null>(null);
  const [focus, setFocus] = useState(textPart(value, 'focus'));
  const [crop, setCrop] = useState(textPart(value, 'crop'));
  const source = textPart(value, 'source') || 'none';
  const id = `field-${name}`;
  const own = uploaded ?? {
    id: textPart(value, 'id'),
    width: textPart(value, 'width'),
    height: textPart(value, 'height'),
  };
  const cameFrom = usePictureSource(own.id);
  const src = uploaded?.src ?? pictures?.thumbnails[own.id] ?? '';
  const offered = Object.entries(field.options ?? sources).filter(
    ([key]) => key !== 'asset' || pictures || source === 'asset',
  );

  const put = (picture: PictureChoice) => {
    setUploaded(picture);
    setFocus(picture.focus ?? '');
    setCrop(picture.crop ?? '');
    // After React has written the hidden fields.
    setTimeout(() => {
      const control = (part: string) => fieldset.current?.querySelector<HTMLInputElement>(`[name="${name}.${part}"]`);
      const [kind, alt] = [control('source'), control('alt')];
      if (kind) kind.value = 'asset';
      // What the picture before showed says nothing about this one.
      if (alt && picture.id !== own.id && alt.value === alt.defaultValue) alt.value = picture.alt;
      fieldset.current?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };

  return (
    <fieldset ref={fieldset} id={id} className="group/image grid gap-3 rounded-lg border p-3">
      <legend className="px-1 text-sm font-medium">{field.label}</legend>
      {field.help && <p className="-mt-1 text-sm text-muted">{field.help}</p>}
      <Field
        id={`${id}-source`}
        label={`${field.label}: kind`}
        labelHidden
        errors={errors[`${name}.source`] ?? (pictures ? undefined : errors[name])}
      >
        <Select name={`${name}.source`} defaultValue={source}>
          {offered.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="hidden gap-3 group-has-[option[value=asset]:checked]/image:grid">
        {cameFrom !== undefined && (
          <p className="text-sm text-muted">
            <CameFrom url={cameFrom} />
          </p>
        )}
        {own.id !== '' && (
          <SectionFormFocus
            key={own.id}
            name={name}
            src={src}
            value={focus}
            size={{ width: Number(own.width), height: Number(own.height) }}
            crop={crop}
            onChange={setFocus}
            errors={errors[`${name}.focus`]}
          />
        )}
        {own.id !== '' && (
          <details open={crop !== '' || errors[`${name}.crop`] !== undefined}>
            <summary className="text-sm text-muted hover:text-ink">Crop</summary>
            <div className="mt-2">
              <SectionFormCrop
                key={own.id}
                name={name}
                src={src}
                value={crop}
                onChange={setCrop}
                errors={errors[`${name}.crop`]}
              />
            </div>
          </details>
        )}
        {pictures && (
          <PictureUpload
            website={pictures.website}
            name={`${name}.file`}
            id={`${id}-file`}
            label={own.id === '' ? `${field.label}: upload` : `${field.label}: upload another`}
            errors={errors[name]}
            onUploaded={put}
          >
            <LibraryButton field={name} />
          </PictureUpload>
        )}
      </div>
      <div className="hidden gap-3 group-has-[option[value=placeholder]:checked]/image:grid">
        <Field id={`${id}-wants`} label="What the photo should show" errors={errors[`${name}.wants`]}>
          <Input
            name={`${name}.wants`}
            defaultValue={textPart(value, 'wants')}
            maxLength={120}
            placeholder="your photo of the shop"
          />
        </Field>
      </div>
      <div className="hidden gap-3 group-has-[option[value=illustration]:checked]/image:grid">
        <Field
          id={`${id}-seed`}
          label="Drawing number"
          help="Another number draws another picture"
          errors={errors[`${name}.seed`]}
        >
          <Input
            type="number"
            name={`${name}.seed`}
            defaultValue={textPart(value, 'seed') || '1'}
            min={0}
            className="w-32"
          />
        </Field>
      </div>
      <div className="hidden gap-3 group-has-[option:not([value=none]):checked]/image:grid">
        <Field
          id={`${id}-alt`}
          label="Description"
          help="For people who cannot see the picture"
          errors={errors[`${name}.alt`]}
        >
          <Input name={`${name}.alt`} defaultValue={textPart(value, 'alt')} maxLength={300} />
        </Field>
      </div>
      <input type="hidden" name={`${name}.motif`} value={textPart(value, 'motif')} />
      <input type="hidden" name={`${name}.id`} value={own.id} />
      <input type="hidden" name={`${name}.width`} value={own.width} />
      <input type="hidden" name={`${name}.height`} value={own.height} />
    </fieldset>
  );
}
