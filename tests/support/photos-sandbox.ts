import { startPhotosSandbox } from '#sandbox/photos/index.ts';

export const PHOTOS_KEY = 'photos-key-of-the-tests';

/** Starts the photos stand-in on a free port. */
export const startTestPhotos = () => startPhotosSandbox({ port: 0, host: '127.0.0.1', key: PHOTOS_KEY });
