/** The first port of all. A second run beside the first takes `E2E_PORT` at least 200 away. */
const FIRST = Number(process.env.E2E_PORT ?? 4300);

/**
 * Products that journeys start for themselves, which may run at the same time: each has ten ports, of which it takes the
 * first five (app, three stand-ins, internal listener); the last is for what a journey puts beside it.
 */
const JOURNEYS = [
  'everybody',
  'bakery',
  'start',
  'secondOfTwo',
  'portTaken',
  'settings',
  'doors',
  'outage',
  'databaseAway',
  'smallDisk',
  'model',
  'modelWithoutScripts',
  'gate',
  'siteImport',
] as const;

export const portOf = (journey: (typeof JOURNEYS)[number]) => FIRST + 10 * JOURNEYS.indexOf(journey);
