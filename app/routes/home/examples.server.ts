/** Briefs that show what a good one says. */
export const examples = [
  {
    id: 'bakery',
    label: 'Bakery',
    name: 'Alder Street Bakery',
    brief:
      'Alder Street Bakery in Portland. Sourdough, croissants and celebration cakes, baked from 4 every morning by sisters Ana and Inês Duarte. Open Tuesday to Sunday, 7:00–14:00. Country loaf $9, croissant $4.50, birthday cakes from $48. Phone (503) 555-0142, 218 Alder Street. Warm colours, terracotta and cream. Pages for the menu, cake orders and our story.',
  },
  {
    id: 'plumber',
    label: 'Plumber',
    name: 'Hartley & Sons',
    brief:
      'Hartley & Sons, plumbing and heating in Leeds and Bradford since 1987. Boiler repair, bathrooms, emergency call-outs day and night. Gas Safe registered. Call-out £65, the first half hour included. Phone 0113 496 0188. People should be able to call us with one tap. Strong, plain, dark blue and orange.',
  },
  {
    id: 'yoga',
    label: 'Yoga studio',
    name: 'Tide',
    brief:
      'Tide is a small yoga studio by the harbour in Galway. Vinyasa, yin and pregnancy classes, never more than ten people. First class free, then €16, ten for €130. Classes Monday to Saturday, mornings at 7:30 and evenings at 18:00. Taught by Niamh Kelly. hello@tideyoga.example. Calm, sea green, lots of space.',
  },
  {
    id: 'law',
    label: 'Law office',
    name: 'Okafor Lind',
    brief:
      'Okafor Lind, two solicitors in Bristol for tenants and small landlords: deposits, repairs, evictions, leases. First conversation of 20 minutes is free; fixed prices afterwards. Weekdays 9–17. 0117 496 0042, 3 Queen Square. Serious but kind, easy to read. A page with questions people ask.',
  },
];
