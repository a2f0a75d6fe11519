import type { PicturesProps } from '#app/pictures/library-props.ts';
import { PictureLibrary } from '#app/pictures/library.tsx';
import { PanelHeader } from './panel-header.tsx';

/** The library beside the preview. */
export const PicturesPanel = (props: Omit<PicturesProps, 'Header'>) => (
  <div className="grid grid-cols-1 gap-4 p-4">
    <PictureLibrary {...props} Header={PanelHeader} />
  </div>
);
