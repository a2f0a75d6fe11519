import sharp from 'sharp';

type View = {
  name: string;
  width: number;
  height: number;
  seed: number;
  sky: [string, string];
  hills: [string, string];
  sun: string;
};

/** Landscapes of nowhere, rendered here, so that they are ours to show. */
const VIEWS: View[] = [
  {
    name: 'valley-at-dawn',
    ...{ width: 2400, height: 1500, seed: 3 },
    ...{ sky: ['#8fb3c9', '#f6dcc0'], hills: ['#b9a9a6', '#2c4a3e'], sun: '#fff1d2' },
  },
  {
    name: 'orchard',
    ...{ width: 1600, height: 1200, seed: 8 },
    ...{ sky: ['#a9c7d4', '#eef0dd'], hills: ['#a3b58c', '#33502f'], sun: '#fffbe8' },
  },
  {
    name: 'evening',
    ...{ width: 1600, height: 1200, seed: 14 },
    ...{ sky: ['#4d5b86', '#f0a987'], hills: ['#8d6f86', '#232a3b'], sun: '#ffd9a8' },
  },
  {
    name: 'first-frost',
    ...{ width: 1200, height: 1600, seed: 21 },
    ...{ sky: ['#9fb6c8', '#f2f1ee'], hills: ['#b4c0c9', '#4a5f68'], sun: '#ffffff' },
  },
];

const RIDGES = 7;

/** One line of hills: a few waves of different lengths, rougher the nearer it is. */
function ridge({ width, height, seed }: View, nth: number): string {
  const base = height * (0.42 + (nth / RIDGES) * 0.5);
  const points = Array.from({ length: 161 }, (_, at) => {
    const across = at / 160;
    const wave = [2.1, 4.7, 11.3, 29].reduce(
      (sum, often, order) =>
        sum + Math.sin(across * often * 2.4 + seed * (nth + 1.7) * (order + 1)) / (order + 1) ** 1.7,
      0,
    );
    return `${(across * width).toFixed(1)} ${(base - (wave * height * (0.11 - nth * 0.007)) / 2).toFixed(1)}`;
  });
  return `M0 ${height} L${points.join(' L')} L${width} ${height} Z`;
}

/** A colour between two, as far from the first as `part` says. */
function mixed([from, to]: [string, string], part: number): string {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const end = channels(to);
  return `rgb(${channels(from)
    .map((start, at) => Math.round(start + ((end[at] ?? start) - start) * part))
    .join(' ')})`;
}

function drawn(view: View): Buffer {
  const { width, height, seed, sky, hills, sun } = view;
  const across = width * (0.22 + ((seed * 37) % 60) / 100);
  const layers = Array.from(
    { length: RIDGES },
    (_, nth) => `<path d="${ridge(view, nth)}" fill="${mixed(hills, nth / (RIDGES - 1))}"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="0.62" stop-color="${sky[1]}"/></linearGradient><radialGradient id="sun"><stop stop-color="${sun}"/><stop offset="0.16" stop-color="${sun}" stop-opacity="0.9"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/><circle cx="${across}" cy="${height * 0.36}" r="${height * 0.34}" fill="url(#sun)"/>${layers.join('')}</svg>`,
  );
}

/** The landscapes as a camera would have kept them, each with its grain. */
export const photosToShow = () =>
  Promise.all(
    VIEWS.map(async (view) => {
      const { width, height, name } = view;
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 9 };
      const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
        .png()
        .toBuffer();
      const buffer = await sharp(drawn(view))
        .composite([{ input: grain, blend: 'soft-light' }])
        .flatten()
        .jpeg({ quality: 88 })
        .toBuffer();
      return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
