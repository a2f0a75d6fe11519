const kinds: Record<string, string[]> = {
  hero: ['hero'],
  prices: ['pricing', 'menu', 'services', 'products'],
  menu: ['menu'],
  services: ['services', 'features'],
  team: ['team'],
  gallery: ['gallery'],
  hours: ['hours'],
  location: ['location'],
  contact: ['contact', 'contactForm'],
  'contact form': ['contactForm'],
  questions: ['faq'],
  testimonials: ['testimonials'],
  events: ['events', 'schedule'],
  timetable: ['schedule'],
  steps: ['steps'],
  about: ['about', 'story'],
  newsletter: ['newsletter'],
  'waiting list': ['waitlistForm'],
  'call to action': ['cta'],
  numbers: ['stats'],
  products: ['products'],
};

/** Kinds that people may mean by these words. Throws for words that no batch may use. */
export function kindsNamed(words: string): string[] {
  const found = kinds[words.toLowerCase()];
  if (!found) throw new Error(`No kind of section is called “${words}”.`);
  return found;
}
