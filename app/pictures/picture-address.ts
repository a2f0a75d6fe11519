/** Largest file that may be uploaded; the API has the last word. */
export const MAX_UPLOAD_MEGABYTES = 10;

/** What the browser's own dialog offers. */
export const UPLOAD_TYPES = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml,.png,.jpg,.jpeg,.svg';

/** Address of a file made from an upload, on the app's host. Frames without cookies need the token. */
export const pictureAddress = (website: string, file: string, token?: string): string =>
  `/website-media/${encodeURIComponent(website)}/${encodeURIComponent(file)}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

/** Search parameter: what an uploaded file is called. */
export const NAME = 'name';

/** Where scripts send a file, as the body. */
export const uploadAddress = (website: string, name: string): string =>
  `/website-media/${encodeURIComponent(website)}?${NAME}=${encodeURIComponent(name)}`;

/** Downloads an upload as it came. */
export const originalAddress = (website: string, id: string): string =>
  `/website-media/${encodeURIComponent(website)}/original/${encodeURIComponent(id)}`;
