import { about } from './about.tsx';
import { banner } from './banner.tsx';
import { blogList } from './blog-list.tsx';
import { blogPost } from './blog-post.tsx';
import { contactForm } from './contact-form.tsx';
import { contact } from './contact.tsx';
import { cta } from './cta.tsx';
import type { SectionDefinition } from './definition.ts';
import { events } from './events.tsx';
import { faq } from './faq.tsx';
import { features } from './features.tsx';
import { gallery } from './gallery.tsx';
import { hero } from './hero.tsx';
import { hours } from './hours.tsx';
import { imageSection } from './image.tsx';
import { location } from './location.tsx';
import { logos } from './logos.tsx';
import { menu } from './menu.tsx';
import { newsletter } from './newsletter.tsx';
import { pricing } from './pricing.tsx';
import { products } from './products.tsx';
import { richText } from './rich-text.tsx';
import { schedule } from './schedule.tsx';
import { services } from './services.tsx';
import { stats } from './stats.tsx';
import { steps } from './steps.tsx';
import { story } from './story.tsx';
import { team } from './team.tsx';
import { testimonials } from './testimonials.tsx';
import { video } from './video.tsx';
import { waitlistForm } from './waitlist-form.tsx';

const listed: SectionDefinition[] = [
  hero,
  services,
  menu,
  products,
  features,
  about,
  story,
  gallery,
  stats,
  steps,
  pricing,
  testimonials,
  logos,
  team,
  faq,
  events,
  schedule,
  hours,
  location,
  contact,
  cta,
  banner,
  richText,
  contactForm,
  newsletter,
  waitlistForm,
  imageSection,
  video,
  blogList,
];

/** Every kind of section there is, by its name, in the order a person is offered them. */
export const sections: Record<string, SectionDefinition> = Object.fromEntries(
  listed.map((definition) => [definition.kind, definition]),
);

export const sectionKinds: string[] = Object.keys(sections);

/** The definition of a kind, or undefined for a name that no release of this engine knew. */
export const getSection = (kind: string): SectionDefinition | undefined =>
  Object.hasOwn(sections, kind) ? sections[kind] : undefined;

/** The same for what a page may show: a post, too, which nobody puts on a page by hand. */
export const getShownSection = (kind: string): SectionDefinition | undefined =>
  kind === blogPost.kind ? blogPost : getSection(kind);
