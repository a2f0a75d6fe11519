import { useMemo } from 'react';
import { PicturesProvider } from '#app/pictures/pictures-context.ts';
import { Group } from './group.tsx';
import { PartForm } from './part-form.tsx';
import type { SettingsProps } from './settings-props.ts';

/** The pictures that stand for the whole website. */
export function PicturesGroup(props: SettingsProps) {
  const { website, thumbnails, forms } = props;
  const pictures = useMemo(() => ({ website: website.id, thumbnails }), [website.id, thumbnails]);
  return (
    <Group
      counts="once published"
      id="pictures"
      title="Logo and pictures"
      hint="In the header, in the browser’s tab and beside links to the website"
    >
      <PicturesProvider value={pictures}>
        <PartForm {...props} form={forms.logo} label="Save logo" />
        <hr />
        <PartForm {...props} form={forms.icon} label="Save icon" />
        <hr />
        <PartForm {...props} form={forms.sharing} label="Save picture" />
      </PicturesProvider>
    </Group>
  );
}
