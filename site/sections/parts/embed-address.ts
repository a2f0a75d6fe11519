const YOUTUBE =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?(?=$|[?#/])/i;
const FILE = /^(?:https:\/\/|\/(?!\/))[^?#]+\.(?:mp4|webm)(?=$|[?#])/i;

const frames = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
  'Google Maps': 'https://www.google.com',
  OpenStreetMap: 'https://www.openstreetmap.org',
  Calendly: 'https://calendly.com',
};

/** Origins of which something can be shown in a frame on a page. */
export const FRAME_ORIGINS: readonly string[] = Object.values(frames);

/** What is loaded where a link stands once somebody asks for it: in a frame of the site that keeps it, or as a file. `by`: who sends it. */
export type Embed = { in: 'frame' | 'video'; src: string; by: string };

const frame = (by: keyof typeof frames, path: string): Embed => ({ in: 'frame', src: `${frames[by]}${path}`, by });

function addressOf(typed: string): URL | null {
  try {
    const address = new URL(typed);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

/** A film; null for addresses that can only be followed. Frames are the keepers' own ones that set no cookies before the film plays. */
export function playableOf(address: string): Embed | null {
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube) return frame('YouTube', `/embed/${youtube}?autoplay=1&rel=0`);
  const [, vimeo, key] = VIMEO.exec(address) ?? [];
  if (vimeo) return frame('Vimeo', `/video/${vimeo}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`);
  return FILE.test(address) ? { in: 'video', src: address, by: addressOf(address)?.hostname ?? '' } : null;
}

/** A map, where the link tells which place is meant; a short link and a search do not. */
export function mapOf(typed: string): Embed | null {
  const address = addressOf(typed);
  if (!address) return null;
  const host = address.hostname.replace(/^www\./, '');
  if (host === 'openstreetmap.org') return openStreetMapOf(address);
  if (host === 'google.com' || host === 'maps.google.com') return googleMapOf(address);
  return null;
}

const DEFAULT_ZOOM = 16;
/** How much of the world a map shows at a zoom: about the width of a column. */
const spanAt = (zoom: number) => (360 / 2 ** zoom) * 2;

function openStreetMapOf({ hash, searchParams }: URL): Embed | null {
  const [zoom, lat, lon] = (new URLSearchParams(hash.slice(1)).get('map') ?? '').split('/').map(Number);
  const [markedLat, markedLon] = [searchParams.get('mlat'), searchParams.get('mlon')];
  const [y, x] = markedLat && markedLon ? [Number(markedLat), Number(markedLon)] : [lat, lon];
  if (y === undefined || x === undefined || !(Math.abs(y) <= 85) || !(Math.abs(x) <= 180)) return null;
  const span = spanAt(Math.min(19, Math.max(2, zoom || DEFAULT_ZOOM)));
  const box = [x - span, y - span / 2, x + span, y + span / 2].map((edge) => edge.toFixed(5)).join(',');
  return frame('OpenStreetMap', `/export/embed.html?bbox=${box}&layer=mapnik&marker=${y},${x}`);
}

function googleMapOf({ hostname, pathname, searchParams }: URL): Embed | null {
  const parts = pathname.split('/').filter(Boolean);
  if (parts[0] !== 'maps' && hostname !== 'maps.google.com') return null;
  const pb = searchParams.get('pb');
  if (parts[1] === 'embed' && pb) return frame('Google Maps', `/maps/embed?pb=${encodeURIComponent(pb)}`);
  const named = parts[1] === 'place' || parts[1] === 'search' ? parts[2]?.replaceAll('+', ' ') : undefined;
  const place = searchParams.get('q') ?? searchParams.get('query') ?? decoded(named);
  return place ? frame('Google Maps', `/maps?q=${encodeURIComponent(place)}&output=embed`) : null;
}

function decoded(part: string | undefined): string | null {
  try {
    return part && !part.startsWith('@') ? decodeURIComponent(part) : null;
  } catch {
    return null;
  }
}

/** A calendar in which visitors choose a time. */
export function calendarOf(typed: string): Embed | null {
  const address = addressOf(typed);
  if (address?.hostname.replace(/^www\./, '') !== 'calendly.com' || address.pathname.length < 2) return null;
  const query = new URLSearchParams(address.search);
  query.set('embed_type', 'Inline');
  query.set('embed_domain', '1');
  return frame('Calendly', `${address.pathname}?${query.toString()}`);
}
