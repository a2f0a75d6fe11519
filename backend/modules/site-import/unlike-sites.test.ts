import { beforeAll, describe, expect, it } from 'vitest';
import { assetIdsOf } from '#site/model/assets-of.ts';
import { bring } from './test-sites/bring.ts';
import { unlikeSites } from './test-sites/unlike.ts';

type Brought = Awaited<ReturnType<typeof bring>>;
type Check = [what: string, holds: (site: Brought) => void];

const pageOf = ({ document }: Brought, path: string) => document.pages.find((page) => page.path === path);
const wordsOf = (site: Brought, path: string) => JSON.stringify(pageOf(site, path)?.sections);
const name = (wanted: string): Check => ['its name', ({ document }) => expect(document.brand.name).toBe(wanted)];
const paths = (...wanted: string[]): Check => [
  'its pages',
  ({ document }) => expect(document.pages.map(({ path }) => path)).toEqual(wanted),
];
const menu = (...wanted: string[]): Check => [
  'its menu',
  ({ document }) => expect(document.pages.filter(({ inMenu }) => inMenu).map(({ title }) => title)).toEqual(wanted),
];
const language = (wanted: string): Check => [
  'its language',
  ({ document }) => expect(document.language.slice(0, 2)).toBe(wanted),
];
const fact = (of: 'phone' | 'email' | 'address', wanted: string): Check => [
  `its ${of}`,
  ({ document }) => expect(document.business[of]).toBe(wanted),
];
const days = (wanted: number): Check => [
  'its opening hours',
  ({ document }) => expect(new Set(document.business.hours.map(({ day }) => day)).size).toBe(wanted),
];
const colour = (wanted: string): Check => ['its colour', ({ document }) => expect(document.theme.accent).toBe(wanted)];
const ground = (wanted: string): Check => [
  'its background',
  ({ document }) => expect(document.theme.background).toBe(wanted),
];
const says = (path: string, words: string): Check => [
  `${path} says ${words}`,
  (site) => expect(wordsOf(site, path)).toContain(words),
];
const has = (path: string, ...kinds: string[]): Check => [
  `${path} has ${kinds.join(' and ')}`,
  (site) => expect(pageOf(site, path)?.sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds)),
];
const items = (path: string, kind: string, count: number): Check => [
  `${path} has ${count} entries of ${kind}`,
  (site) => expect(pageOf(site, path)?.sections.find((one) => one.kind === kind)?.props['items']).toHaveLength(count),
];
const never = (words: RegExp): Check => [
  `nothing of ${words.source}`,
  ({ document }) => expect(JSON.stringify(document.pages.map(({ sections }) => sections))).not.toMatch(words),
];
const shows = (path: string, count: number): Check => [
  `${path} shows ${count} pictures`,
  (site) => expect(assetIdsOf(pageOf(site, path))).toHaveLength(count),
];
const asks = (label: string, to: string): Check => [
  `it asks its visitors to ${label}`,
  ({ document }) => expect(document.header.action).toEqual({ label, to }),
];
const pictures = (wanted: number): Check => [
  `${wanted} pictures`,
  (site) => expect(new Set(site.pictures.map(({ src }) => src)).size).toBe(wanted),
];
const logo = (): Check => ['its logo', ({ document }) => expect(document.brand.logo.source).toBe('asset')];
const redirects = (...wanted: string[]): Check => [
  'its old addresses',
  ({ document }) => expect(document.redirects.map(({ from }) => from).sort()).toEqual([...wanted].sort()),
];

const expected: Record<keyof typeof unlikeSites, Check[]> = {
  blockTheme: [
    name('Librairie du Phare'),
    language('fr'),
    paths('/', '/rencontres', '/la-librairie', '/contact'),
    menu('Accueil', 'Rencontres', 'La librairie', 'Contact'),
    fact('phone', '02 98 55 51 23'),
    fact('email', 'bonjour@phare.example'),
    fact('address', '12 quai de la Douane\n29200 Brest'),
    days(5),
    colour('#c1440e'),
    ground('#fbf8f1'),
    says('/', 'Des livres, du café, la mer'),
    says('/', 'Six tables, des gâteaux'),
    says('/', 'Mille deux cents albums'),
    says('/rencontres', 'Lecture avec Maïwenn Kerjean'),
    says('/rencontres', '25 €'),
    says('/la-librairie', 'Soizic Le Goff'),
    has('/', 'hero'),
    has('/la-librairie', 'team'),
    items('/la-librairie', 'team', 2),
    has('/contact', 'faq'),
    items('/contact', 'faq', 3),
    pictures(5),
    never(/propulsé|Aller au contenu|Ouvrir le menu|Fermer le menu|Laisser un commentaire/),
  ],
  repeaters: [
    name('Tallis & Moon'),
    language('en'),
    paths('/', '/services', '/team', '/contact-1'),
    menu('Home', 'Services', 'Team', 'Contact'),
    fact('phone', '0113 555 0164'),
    fact('email', 'hello@tallismoon.example'),
    fact('address', 'Unit 4, Canal Wharf\nLeeds LS11 5PU'),
    days(6),
    colour('#0f766e'),
    says('/', 'Move without thinking about it'),
    says('/', 'for runners, desks and new knees'),
    has('/', 'hero', 'testimonials'),
    items('/', 'testimonials', 2),
    says('/services', '£62'),
    says('/services', 'For legs that have an event'),
    has('/services', 'services'),
    items('/services', 'services', 3),
    has('/team', 'team'),
    items('/team', 'team', 2),
    says('/contact-1', 'step-free from the towpath'),
    has('/contact-1', 'contactForm'),
    pictures(3),
    never(/top of page|bottom of page|Use tab|cookies|Powered and secured|Thanks for submitting|\u200b/),
  ],
  fluidGrid: [
    name('Fern & Fable'),
    language('en'),
    paths('/', '/weddings', '/portraits', '/info', '/inquire'),
    fact('phone', '(503) 555-0139'),
    fact('email', 'hello@fernfable.example'),
    asks('Inquire', '/inquire'),
    fact('address', '317 SE Alder Street\nPortland, OR 97214'),
    colour('#267359'),
    says('/', 'Photographs that feel like the day did'),
    says('/', 'Half of each album is on real film.'),
    says('/', 'Ask about your date'),
    says('/weddings', '$3,900'),
    says('/weddings', 'Rehearsal, wedding and brunch'),
    says('/portraits', 'in a place that means something'),
    shows('/portraits', 3),
    says('/info', 'Wren Castellan'),
    has('/info', 'faq'),
    items('/info', 'faq', 3),
    has('/inquire', 'contactForm'),
    pictures(7),
    never(/Skip to|required|Inquire.*Inquire.*Weddings/),
  ],
  nestedTables: [
    name('Pensione Gelsomino'),
    language('it'),
    paths('/', '/camere', '/dove'),
    menu('Home', 'Camere', 'Dove'),
    fact('phone', '0185 555 0142'),
    fact('email', 'info@gelsomino.example'),
    fact('address', 'Via della Repubblica 31\n16032 Camogli (GE)'),
    colour('#0a5a8a'),
    ground('#fffbe8'),
    says('/', 'Undici camere sopra il porto'),
    says('/', 'a duecento passi dalla spiaggia'),
    says('/', 'La colazione'),
    says('/', 'Focaccia ancora calda'),
    says('/camere', 'Doppia vista porto'),
    says('/camere', '145'),
    says('/dove', 'si scende a piedi in cinque minuti'),
    says('/dove', 'Portofino: 14 km'),
    pictures(1),
    redirects('/camere.html', '/dove.htm', '/index.html'),
    never(/visitatore|Internet Explorer|001234|P\.IVA/),
  ],
  modulesAndColumns: [
    name('Hundeschule Pfotenweg'),
    language('de'),
    paths('/', '/kurse-und-preise', '/ueber-mich', '/anfahrt', '/about'),
    fact('phone', '0911 / 555 01 73'),
    fact('email', 'wuff@pfotenweg.example'),
    fact('address', 'Erlenstraße 22\n90441 Nürnberg'),
    days(5),
    colour('#8a3b12'),
    ground('#f7f3ec'),
    logo(),
    says('/', 'Hundetraining ohne Geschrei'),
    says('/', 'Welpen willkommen'),
    says('/', 'Die Welpenstunde ist samstags'),
    says('/', 'Zu den Kursen'),
    says('/kurse-und-preise', 'Leinenführigkeit'),
    says('/kurse-und-preise', '120 €'),
    says('/kurse-und-preise', '6 Stunden'),
    says('/ueber-mich', 'geprüfte Hundetrainerin'),
    says('/anfahrt', 'hinter der Gärtnerei'),
    says('/about', 'Angaben gemäß'),
    redirects('/über-mich'),
    never(/Anmelden|Abmelden|Cookie-Richtlinie|Sitemap|Webseite!/),
  ],
  onePage: [
    name('Kapsalon Bries'),
    language('nl'),
    paths('/'),
    fact('phone', '038 555 01 47'),
    fact('email', 'hallo@bries.example'),
    fact('address', 'Thorbeckegracht 41\n8011 VN Zwolle'),
    days(5),
    colour('#6d28d9'),
    says('/', 'Haar dat meewaait'),
    says('/', 'Knippen en föhnen'),
    says('/', '€ 52'),
    says('/', 'vanaf € 70'),
    has('/', 'hero', 'team', 'testimonials'),
    items('/', 'team', 3),
    items('/', 'testimonials', 2),
    says('/', 'Hans de W.'),
    asks('Maak een afspraak', 'https://afspraken.example/bries'),
    pictures(5),
    never(/document\.write|gesloten/),
  ],
};

describe.each(Object.entries(unlikeSites))('%s', (key, site) => {
  let found: Brought | undefined;
  beforeAll(async () => {
    found = await bring(site);
  });
  it.each(expected[key as keyof typeof unlikeSites])('%s', (_what, holds) => {
    if (!found) throw new Error('It could not be brought over');
    holds(found);
  });
});
