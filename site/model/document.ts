import { z } from 'zod';
import { choice, image, imageSchema, link, list, number, paragraphs, target, text, toggle } from './fields.ts';
import { oldPath } from './old-path.ts';
import { postLook } from './post-look.ts';
import { specialHoursSchema } from './special-hours.ts';
import { weekdays } from './weekdays.ts';

/** The shape this release writes. Older documents are migrated on read, newer ones refused (`parse-document.ts`). */
export const DOCUMENT_VERSION = 3;

/** Ids of pages and sections. Each is used once in a document and never given to something else. */
export const idSchema = z.string().regex(/^[a-z0-9-]{1,40}$/, 'An id has lower-case letters, digits and dashes');

/** A page's path: `/` or `/menu`, `/menu/cakes`. `settings` as a first segment belongs to the app. */
export const pagePath = z
  .string()
  .max(120)
  .regex(/^\/$|^(\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, 'Use lower-case letters, digits and dashes, such as /about-us')
  .refine((path) => !/^\/settings(\/|$)/.test(path), 'A path cannot begin with /settings');

export const seoFields = {
  title: text('Title in search results', { max: 70 }),
  description: text('Description in search results', { max: 170 }),
};

/** For the website as a whole; pages have their own words (`seoFields`). */
export const siteSeoFields = {
  title: text('Title in search results', {
    max: 70,
    help: 'Of the home page. Left empty: the name and the tagline. Up to 60 characters are shown',
  }),
  description: text('Description in search results', {
    max: 170,
    help: 'For pages without a description of their own. Up to 160 characters are shown',
  }),
  image: image('Picture for sharing', {
    help: 'Shown beside a link to the website in messages and on social networks. 1200 × 630 pixels fit best',
    options: { none: 'Drawn from the name', asset: 'My own picture' },
    frame: 'card',
  }),
};

/** `props` are validated against the kind's fields; `version` is the kind's schema version they were written in. */
export const sectionSchema = z.object({
  id: idSchema,
  kind: z.string().max(40),
  version: z.number().int().positive(),
  variant: z.string().max(40),
  hidden: z.boolean(),
  props: z.record(z.string(), z.unknown()),
});
export type Section = z.infer<typeof sectionSchema>;

export const pageSchema = z.object({
  id: idSchema,
  path: pagePath,
  /** What people call the page: in menus, in the page list, in the title unless `seo.title` is set. */
  title: z.string().trim().min(1, 'A page needs a title').max(80),
  inMenu: z.boolean(),
  seo: z.object(seoFields),
  sections: z.array(sectionSchema).max(60),
});
export type Page = z.infer<typeof pageSchema>;

export const brandFields = {
  name: z
    .string()
    .trim()
    .min(1, 'A website needs a name')
    .max(120)
    .meta({ field: { label: 'Name', control: 'text' } }),
  tagline: text('Tagline', { max: 140 }),
};

const weekday = z.enum(weekdays);
export type { Weekday } from './weekdays.ts';
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Use hours and minutes such as 08:30');

/**
 * One day's opening times: `opens`/`closes` in 24-hour local time, several rows for a day with a break.
 * Of a day without a row nothing is claimed: it is closed where `closedDays` says so.
 */
export const openingSchema = z.object({ day: weekday, opens: clock, closes: clock });
export type Opening = z.infer<typeof openingSchema>;

/** Facts of the business, said once and shown wherever a section, the footer or search engines need them. */
export const businessSchema = z.object({
  /** Id of the trade, as the designer knows it (`bakery`), or '' when unknown. Decides JSON-LD and illustration. */
  trade: z.string().max(60),
  phone: text('Phone', { max: 40 }),
  email: z
    .union([z.literal(''), z.email('Write an address such as hello@example.com')])
    .default('')
    .meta({ field: { label: 'Email', control: 'text' } }),
  address: paragraphs('Address', { max: 300, help: 'One line each for street and town' }),
  place: text('Place', { max: 80, help: 'The town or area people know you by' }),
  hours: z.array(openingSchema).max(28).default([]),
  /** Days of the week that the owner says are closed; they are told even where no times are known. */
  closedDays: z.array(weekday).max(7).default([]),
  specialHours: z
    .array(specialHoursSchema)
    .max(40)
    .default([])
    .meta({
      field: {
        label: 'Holidays and other exceptions',
        control: 'list',
        item: 'exception',
        help: 'Days on which the opening hours of the week do not hold. Without times they are closed',
      },
    }),
  hoursNote: text('Note on hours', { max: 200 }),
  social: list(
    'Social profiles',
    'profile',
    { label: text('Name', { max: 40 }), to: target.default('').meta({ field: { label: 'Address', control: 'text' } }) },
    { max: 12 },
  ),
});
export type Business = z.infer<typeof businessSchema>;

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'Use a colour such as #8a3b12');

/**
 * How the site looks. A template sets all of it; each part can be changed alone. Colours are what the owner asks for;
 * the renderer derives every other tone from them and keeps text readable (WCAG AA), whatever they are.
 */
export const themeSchema = z.object({
  /** Ground of the page. */
  background: hex,
  /** Text. */
  ink: hex,
  /** Buttons, links, the loud parts. */
  accent: hex,
  /** A second voice for grounds and illustration. */
  support: hex,
  /** Id of a type pair (`themes/type-pairs.ts`). */
  type: z.string().max(40),
  radius: z.enum(['none', 'small', 'medium', 'large']),
  spacing: z.enum(['compact', 'regular', 'airy']),
  mode: z.enum(['light', 'dark', 'auto']),
  /** Whether sections rise into place as they are scrolled to. */
  motion: z.enum(['none', 'gentle']).default('none'),
});
export type Theme = z.infer<typeof themeSchema>;

export const headerFields = {
  variant: choice('Layout', { line: 'Name left, menu right', centered: 'Name above, menu below', bar: 'Coloured bar' }),
  showTagline: toggle('Show the tagline', false),
  action: link('Button'),
  phoneBar: toggle('Bar on phones', false, {
    help: 'Call, directions and a message at the foot of the screen, from your contact details. A WhatsApp or Signal link among your profiles takes the place of the message',
  }),
};
export const footerFields = {
  variant: choice('Layout', { columns: 'Columns', line: 'One line', big: 'Large name' }),
  note: text('Closing line', { max: 200 }),
  showHours: toggle('Show opening hours', true),
  showContact: toggle('Show contact details', true),
};

/** What its owner decides about the blog as a whole. The posts themselves are not in the document. */
export const blogFields = {
  path: pagePath
    .refine((path) => path !== '/', 'The blog needs an address of its own, such as /blog')
    .default('/blog')
    .meta({ field: { label: 'Address', control: 'text', help: 'Such as /blog. Posts have addresses below it' } }),
  postsPerPage: number('Posts a page', { min: 1, max: 60, initial: 12 }),
  variant: choice('Layout of a post', { column: 'One column', wide: 'Wide opening' }),
  ...postLook,
};

export const blogSchema = z.object({
  ...blogFields,
  /** Where the blog was before: addresses below lead on to the present one. */
  formerPaths: z.array(pagePath).max(20).default([]),
  /** What stands below every post, such as a form for the newsletter. */
  sections: z.array(sectionSchema).max(10).default([]),
});
export type Blog = z.infer<typeof blogSchema>;

export const redirectSchema = z.object({
  from: oldPath,
  to: target.refine((to) => to !== '', 'Say where this address shall lead, such as /menu'),
});

/** A whole website. Everything a visitor sees comes from here and from nothing else. */
export const documentSchema = z.object({
  version: z.literal(DOCUMENT_VERSION),
  /** Id of the template (`templates/`) that gives it its form. */
  template: z.string().max(40),
  /** BCP 47, such as `en` or `de-AT`. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  brand: z.object({
    ...brandFields,
    logo: imageSchema.default({ source: 'none' }),
    /** Stands in browser tabs, instead of the logo. */
    icon: imageSchema.default({ source: 'none' }),
  }),
  business: businessSchema,
  theme: themeSchema,
  header: z.object(headerFields),
  footer: z.object(footerFields),
  seo: z.object(siteSeoFields).default({ title: '', description: '', image: { source: 'none' } }),
  blog: blogSchema.prefault({}),
  pages: z.array(pageSchema).min(1).max(200),
  redirects: z.array(redirectSchema).max(500),
  /**
   * Fields that a person edited by hand, as change paths joined by `/` (`sections/<id>/props/headline`). The assistant
   * leaves them alone unless the request names them.
   */
  locks: z.array(z.string().max(200)),
});
export type WebsiteDocument = z.infer<typeof documentSchema>;
