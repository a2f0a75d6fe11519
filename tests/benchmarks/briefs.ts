/** Twenty businesses as their owners would describe them: short and long, with and without facts. */
const trades = [
  [
    'Crumb & Ember',
    'a sourdough bakery in Leipzig',
    'Rye bread 4.80, rolls 0.90. Open Tuesday to Saturday 7:00 to 14:00.',
  ],
  [
    'Volt & Sons',
    'an electrician in Bristol',
    'Rewiring, fuse boxes and car chargers. Call 0117 496 0150, day and night.',
  ],
  [
    'Dr. Lena Fischer',
    'a dental practice in Graz',
    'Check-ups, root canal treatment and implants. Monday to Thursday 8am to 5pm.',
  ],
  [
    'Tidewater Yoga',
    'a yoga studio in Cork',
    'Beginners welcome. Ten classes cost €120. Write to hello@tidewater.example.',
  ],
  ['Okafor Legal', 'a law office for tenants in Leeds', 'Run by Ada Okafor. First talk free of charge.'],
] as const;
const colours = ['cream and terracotta', 'white and navy', 'old lace and rosy brown', 'light cyan and cadet blue'];

export const briefs = trades.flatMap(([name, what, more]) =>
  colours.map(
    (pair) =>
      `${name} is ${what}. ${more} A website with home, services, about, prices and contact pages. Colours: ${pair}.`,
  ),
);
