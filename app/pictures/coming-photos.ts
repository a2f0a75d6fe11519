import { MOST_PHOTOS } from '#site/photos/most-photos.ts';

/** Names of the file field, and of the entry by which scripts say that files follow once there is a website. */
export const PHOTOS = 'photos';
export const PHOTOS_FOLLOW = 'photosFollow';
/** What a form may carry, photos and all, where scripts do not send them one by one. */
export const MOST_MEGABYTES = { person: 60, visitor: 30 };
/** Search parameter of the new website's screen: photos follow. */
export const FOLLOWING = 'photos';

let held: File[] = [];

/**
 * With scripts the form of a new website does not carry its photos: they stay in the page and go up, with their progress told,
 * when the website is there. Call it as the form is sent.
 */
export function holdPhotos(form: HTMLFormElement): void {
  const field = form.elements.namedItem(PHOTOS);
  const follow = form.elements.namedItem(PHOTOS_FOLLOW);
  if (!(field instanceof HTMLInputElement) || !(follow instanceof HTMLInputElement)) return;
  held = [...(field.files ?? [])].slice(0, MOST_PHOTOS);
  follow.value = held.length > 0 ? 'yes' : '';
  field.disabled = true;
}

/** The photos of the form that was sent, once. */
export function takeHeldPhotos(): File[] {
  const photos = held;
  held = [];
  return photos;
}
