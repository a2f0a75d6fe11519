const YOUTUBE =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?(?=$|[?#/])/i;
const FILE = /^(?:https:\/\/|\/(?!\/))[^?#]+\.(?:mp4|webm)(?=$|[?#])/i;

const YOUTUBE_FRAMES = 'https://www.youtube-nocookie.com';
const VIMEO_FRAMES = 'https://player.vimeo.com';

/** Origins whose films can be played in a frame on a page. */
export const FRAME_ORIGINS = [YOUTUBE_FRAMES, VIMEO_FRAMES];

/** How a film can be played where its still stands: in a frame of the site that keeps it, or as a file. */
export type Playable = { in: 'frame' | 'video'; src: string };

/**
 * What to load once somebody asks for the film at this address; null for addresses that can only be followed. Frames
 * are the keepers' own ones that set no cookies before the film plays.
 */
export function playableOf(address: string): Playable | null {
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube) return { in: 'frame', src: `${YOUTUBE_FRAMES}/embed/${youtube}?autoplay=1&rel=0` };
  const [, vimeo, key] = VIMEO.exec(address) ?? [];
  if (vimeo) {
    const hash = key ? `&h=${key}` : '';
    return { in: 'frame', src: `${VIMEO_FRAMES}/video/${vimeo}?autoplay=1&dnt=1${hash}` };
  }
  return FILE.test(address) ? { in: 'video', src: address } : null;
}
