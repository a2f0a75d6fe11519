import type { Business, WebsiteDocument } from '../model/document.ts';
import { weekdayNames } from '../model/weekdays.ts';
import type { RenderOptions } from './options.ts';
import { sharedPicture } from './shared-picture.ts';

/** schema.org types by words that occur in a trade's id; the first match wins, so narrow words stand before wide ones. */
const types: [word: RegExp, type: string][] = [
  [/taxi/, 'LocalBusiness'],
  [/bak|patiss|konditor|cake/, 'Bakery'],
  [/cafe|coffee|tea-?room/, 'CafeOrCoffeeShop'],
  [/brewer/, 'Brewery'],
  [/winer|vineyard/, 'Winery'],
  [/\bbar\b|pub/, 'BarOrPub'],
  [/ice-?cream|gelat/, 'IceCreamShop'],
  [/restaurant|bistro|pizz|trattoria|sushi|diner|food-truck/, 'Restaurant'],
  [/cater/, 'FoodEstablishment'],
  [/electric/, 'Electrician'],
  [/plumb/, 'Plumber'],
  [/roof/, 'RoofingContractor'],
  [/paint(er|ing)|decorator/, 'HousePainter'],
  [/locksmith/, 'Locksmith'],
  [/heating|hvac/, 'HVACBusiness'],
  [/mov(er|ing)|removal/, 'MovingCompany'],
  [/carpent|joiner|build|construct|handyman|renovat|mason|tiler/, 'GeneralContractor'],
  [/dent/, 'Dentist'],
  [/vet/, 'VeterinaryCare'],
  [/pharma/, 'Pharmacy'],
  [/optic/, 'Optician'],
  [/physio|osteo/, 'Physiotherapy'],
  [/doctor|medic|clinic|therap|psycho|midwi/, 'MedicalBusiness'],
  [/hair|barber/, 'HairSalon'],
  [/nail/, 'NailSalon'],
  [/tattoo/, 'TattooParlor'],
  [/spa|massage|wellness/, 'DaySpa'],
  [/beaut|cosmet/, 'BeautySalon'],
  [/yoga|pilates|gym|fitness|crossfit|climb|martial|danc/, 'ExerciseGym'],
  [/law|solicitor|attorney|notar/, 'LegalService'],
  [/account|tax|bookkeep/, 'AccountingService'],
  [/insur/, 'InsuranceAgency'],
  [/financ|bank/, 'FinancialService'],
  [/real-?estate|property|estate-agent/, 'RealEstateAgent'],
  [/hotel|inn/, 'Hotel'],
  [/guest|bed-and|b-and-b|bnb/, 'BedAndBreakfast'],
  [/camp/, 'Campground'],
  [/hostel/, 'Hostel'],
  [/holiday-(home|house|flat)/, 'LodgingBusiness'],
  [/travel|tour/, 'TravelAgency'],
  [/flor|flower/, 'Florist'],
  [/garden-cent|nurser(y|ies)/, 'GardenStore'],
  [/gardener/, 'HomeAndConstructionBusiness'],
  [/book/, 'BookStore'],
  [/bike|bicycle/, 'BikeStore'],
  [/garage|mechanic|car-?repair|auto/, 'AutoRepair'],
  [/jewel/, 'JewelryStore'],
  [/cloth|fashion|boutique|tailor/, 'ClothingStore'],
  [/furnitur/, 'FurnitureStore'],
  [/music-?(shop|store)/, 'MusicStore'],
  [/pet/, 'PetStore'],
  [/grocer|deli|butcher|cheese|farm-?shop/, 'GroceryStore'],
  [/child|kindergarten|preschool/, 'Preschool'],
  [/school|tutor|academ/, 'EducationalOrganization'],
  [/band|musician|\bdj\b|choir|orchestra/, 'MusicGroup'],
  [/museum/, 'Museum'],
  [/galler/, 'ArtGallery'],
  [/cinema/, 'MovieTheater'],
  [/church|parish/, 'PlaceOfWorship'],
  [/charit|ngo|non-?profit/, 'NGO'],
  [/clean|laundr/, 'HomeAndConstructionBusiness'],
  [/shop|store|market|roaster/, 'Store'],
  [/software|saas|app\b|startup|magazine|blog|podcast/, 'Organization'],
];

/** Places to eat and drink, which may say where their menu is. */
const eateries = new Set([
  'Bakery',
  'CafeOrCoffeeShop',
  'Brewery',
  'Winery',
  'BarOrPub',
  'IceCreamShop',
  'Restaurant',
  'FoodEstablishment',
]);

const organisations = new Set(['Organization', 'MusicGroup', 'NGO', 'EducationalOrganization']);

/** The schema.org type of a business: by trade, else by whether people can go there. */
export function schemaTypeOf({ trade, address, hours }: Business): string {
  const match = types.find(([word]) => word.test(trade.toLowerCase()));
  return match?.[1] ?? (address || hours.length ? 'LocalBusiness' : 'Organization');
}

/** JSON for a `<script>` element: nothing in it can end the element or start a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Where the menu stands, for places that have one; '' for others. */
function menuAddress({ pages, business }: WebsiteDocument, origin: string): string {
  const page = pages.find(({ sections }) => sections.some(({ kind, hidden }) => kind === 'menu' && !hidden));
  return origin && page && eateries.has(schemaTypeOf(business)) ? origin + page.path : '';
}

/** From midnight to midnight is how schema.org says that a day is closed. */
const CLOSED = { opens: '00:00', closes: '00:00' };

/** The week, and the days on which it does not hold. */
function hoursData({ hours, closedDays, specialHours }: Business) {
  const specification = (more: Record<string, string>) => ({ '@type': 'OpeningHoursSpecification', ...more });
  const week = [
    ...hours.map(({ day, opens, closes }) =>
      specification({ dayOfWeek: weekdayNames[day], opens, closes: closes === '24:00' ? '23:59' : closes }),
    ),
    // Times that somebody gave later say more than the box.
    ...closedDays
      .filter((day) => !hours.some((opening) => opening.day === day))
      .map((day) => specification({ dayOfWeek: weekdayNames[day], ...CLOSED })),
  ];
  const special = specialHours.map(({ from, until, opens, closes }) =>
    specification({ validFrom: from, validThrough: until || from, ...(opens === '' ? CLOSED : { opens, closes }) }),
  );
  return {
    openingHoursSpecification: week.length > 0 ? week : '',
    specialOpeningHoursSpecification: special.length > 0 ? special : '',
  };
}

/** What search engines are told about the business, as a schema.org object. Only what visitors can read on the page too. */
export function structuredData(document: WebsiteDocument, description: string, options: RenderOptions) {
  const { origin } = options;
  const { brand, business } = document;
  const type = schemaTypeOf(business);
  const { address } = business;
  const social = business.social.map((profile) => profile.to).filter((to) => /^https?:/.test(to));
  const facts: Record<string, unknown> = {
    '@context': 'https://schema.org',
    '@type': type,
    name: brand.name,
    description,
    url: origin ? `${origin}/` : '',
    image: sharedPicture(document, options)?.href ?? '',
    telephone: business.phone,
    email: business.email,
    address: address
      ? {
          '@type': 'PostalAddress',
          streetAddress: address.replaceAll('\n', ', '),
          addressLocality: business.place || undefined,
        }
      : '',
    areaServed: address ? '' : business.place,
    hasMenu: menuAddress(document, origin),
    sameAs: social.length ? social : '',
    ...(!organisations.has(type) && hoursData(business)),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}
