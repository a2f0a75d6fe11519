/** One business for each template: what the pictures in the README show. */
export const shown: { template: string; seed: number; brief: string }[] = [
  {
    template: 'almanac',
    seed: 2,
    brief:
      'Tinderbox is a literary magazine in Galway, edited by Maeve Doyle since 2009. Four issues a year with essays, poems and letters from the coast. A single issue costs €14, a year €48. We read unsolicited work in March and September. Write to desk@tinderbox.example.',
  },
  {
    template: 'counter',
    seed: 3,
    brief:
      'Crumb & Ember is a sourdough bakery in Leipzig run by Anna and Luis Moreno since 1998. We mill our own flour every morning. Sourdough €6.50, rye loaf €5.20, cinnamon buns €3.20, butter croissant €2.40. Open Tue-Sat 7-18, Sun 8-12. Call 0341 555 0123. Karl-Heine-Straße 42, 04229 Leipzig.',
  },
  {
    template: 'gallery',
    seed: 6,
    brief:
      'Studio Halden is an architecture practice in Trondheim. We build houses, cabins and schools in wood. Write to post@halden.example.',
  },
  {
    template: 'workshop',
    seed: 4,
    brief:
      'Volt & Sons are electricians in Bristol. Rewiring, fuse boxes, car chargers and emergency repairs around the clock. We answer the phone ourselves. Call-out £65. Call 0117 496 0150.',
  },
  {
    template: 'clinic',
    seed: 5,
    brief:
      'Paws & Claws is a veterinary practice in Exeter. Vaccinations, surgery, dental care and home visits. Open Mon-Sat 8-19. Call 01392 555 0110. 8 Quay Lane, Exeter.',
  },
  {
    template: 'signal',
    seed: 1,
    brief:
      'Plotwise is software for community gardens: plan beds, share tasks, count harvests. Free for gardens under 20 plots. Write to hello@plotwise.example.',
  },
  {
    template: 'chambers',
    seed: 1,
    brief:
      'Okafor & Reed is a law office for tenants and employees in Leeds, run by Ada Okafor and Simon Reed. Tenancy law, employment law and mediation. Call 0113 496 0110. Open Mon-Thu 9-17. 12 Park Square, Leeds.',
  },
  {
    template: 'poster',
    seed: 1,
    brief:
      'Iron Hare is a gym in Gdansk for strength and boxing. A day costs 40 PLN, a month 180 PLN. Open Mon-Fri 6-22, Sat-Sun 8-18. Call 58 555 01 20.',
  },
  {
    template: 'field',
    seed: 4,
    brief:
      'Larch Hill is a campsite and orchard in the Wye Valley with twelve pitches and two huts. A pitch costs £22 a night, a hut £65. Open April to October. Call 01600 496 018.',
  },
  {
    template: 'letter',
    seed: 3,
    brief:
      'I am Clara Winther, a piano teacher in Aarhus. I teach children from six and adults who always wanted to. A lesson of 45 minutes costs 320 DKK. Call 86 12 34 56.',
  },
];
