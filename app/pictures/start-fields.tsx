import { useState } from 'react';
import { SectionFormCrop } from '#app/forms/section-form-crop.tsx';
import { SectionFormFocus } from '#app/forms/section-form-focus.tsx';
import { cropParts } from '#site/model/crop.ts';
import { focusParts } from '#site/model/focus.ts';
import type { LibraryPicture } from './library.server.ts';

type StartFieldsProps = {
  picture: LibraryPicture;
  /** What was typed into the form and not taken. */
  typed: unknown;
  errors: Record<string, string[]>;
};

/** The point and the crop that new uses of a picture start with; places that show it already stay as they are. */
export function StartFields({ picture, typed, errors }: StartFieldsProps) {
  const given = new Map(Object.entries(typed ?? {}).map(([name, value]) => [name, String(value)]));
  const known = { focus: focusParts(picture.focus ?? ''), crop: cropParts(picture.crop ?? '') };
  const part = (name: string, before: string) => given.get(`start.${name}`) ?? before;
  const [focus, setFocus] = useState(`${part('across', known.focus.across)}% ${part('down', known.focus.down)}%`);
  const [crop, setCrop] = useState(
    Object.entries(known.crop)
      .map(([name, before]) => part(`crop-${name}`, before))
      .join(' '),
  );
  const { width, height, src } = picture;
  return (
    <details
      className="group rounded-lg border px-4 py-3"
      open={errors.focus !== undefined || errors.crop !== undefined}
      id="start"
    >
      <summary className="font-medium">Point and crop</summary>
      <div className="mt-3 grid gap-4">
        <p className="text-sm text-muted">
          New uses of the picture start like this. Places that show it already stay as they are.
        </p>
        <SectionFormFocus
          name="start"
          src={src}
          size={{ width, height }}
          crop={crop === '0 0 100 100' ? '' : crop}
          value={focus}
          onChange={setFocus}
          errors={errors.focus}
        />
        <SectionFormCrop name="start" src={src} value={crop} onChange={setCrop} errors={errors.crop} />
      </div>
    </details>
  );
}
