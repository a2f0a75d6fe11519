import { tell } from '../talk.ts';

/** A file that is dropped on a picture is told to the editor; it shows at once that something is coming. */
export function takeDrops(isEditing: () => boolean) {
  let over: HTMLElement | null = null;
  const hover = (picture: HTMLElement | null) => {
    over?.removeAttribute('data-over');
    over = picture;
    over?.setAttribute('data-over', '');
  };
  addEventListener('dragover', (event) => {
    hover(pictureUnder(event));
    if (over) event.preventDefault();
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) hover(null);
  });
  addEventListener('drop', (event) => {
    const picture = pictureUnder(event);
    hover(null);
    if (!picture && !isEditing()) return;
    event.preventDefault();
    const file = picture && event.dataTransfer?.files[0];
    if (!file) return;
    picture.setAttribute('data-coming', '');
    tell({ type: 'picture', place: picture.dataset.picture ?? '', file });
  });
}

function pictureUnder({ dataTransfer, clientX, clientY }: DragEvent): HTMLElement | null {
  if (!dataTransfer?.types.includes('Files')) return null;
  const under = document.elementsFromPoint(clientX, clientY);
  return under.map((one) => one.closest<HTMLElement>('[data-picture]')).find((picture) => picture !== null) ?? null;
}
