import type { Template } from './template.ts';

const css = `
:root{--width:72rem;--corner:calc(var(--radius)*1.7);--edge-space:clamp(1.85rem,5vw,4.5rem);--sheet:clamp(.5rem,1.2vw,1.1rem)}
body{background:var(--tint);font-family:var(--font-head)}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--sheet);padding:var(--sheet)}
main>.section{border-radius:var(--corner);padding-inline:max(calc(var(--edge-space) - var(--sheet)),(100vw - var(--width))/2 - var(--sheet));--bleed:0px;overflow:clip}
main :is(h1,.opening__heading){font-weight:600;line-height:1.1}
h2.opening__heading:not(.cta *,.logos--line *){font-size:var(--step-4);max-width:20em}
.opening__intro,.hero__intro,.about__body,.faq__answer,.steps__text,.services__text,.features__text,.text__body,.testimonials__quote{font-family:var(--font-body)}
.opening__intro{font-size:var(--step-1)}
.site-header{margin:var(--sheet) var(--sheet) 0;padding:var(--space-2) var(--space-2) var(--space-2) var(--space-5);border-radius:99rem;background:var(--paper)}
.site-header__name{font-size:var(--step-0);font-weight:700;letter-spacing:-.02em}
.site-header__brand:not(:has(.site-header__tagline)){flex-wrap:nowrap}.site-header__name{min-width:0}
.site-header__brand::before{content:'';flex:none;width:1.5rem;height:1.5rem;border-radius:50% 50% 50% 0;rotate:-45deg;background:var(--accent)}
.site-menu a{padding:.55em 1em;border-radius:99rem;font-weight:550;font-size:var(--step--1)}
.site-menu a:hover,.site-menu [aria-current]{text-decoration:none;background:var(--tint);color:var(--tint-ink)}
.site-menu ul{gap:0}
.site-header__toggle,.button{border-radius:99rem}
.button{padding-inline:1.7em}
.button--primary:hover{box-shadow:0 0 0 .3em color-mix(in oklab,var(--accent) 25%,transparent)}
.button--secondary{border-color:var(--edge)}
.picture{border-radius:var(--corner)}
.picture--portrait{border-radius:46% 54% 50% 50%/38% 42% 58% 62%}
.picture--portrait .picture__wants{inset-inline:15%;inset-block-end:16%;width:fit-content;max-width:none;margin-inline:auto;text-align:center}
.site-footer{margin:0 var(--sheet) var(--sheet);border-radius:var(--corner)}
.site-footer__name{font-weight:650}
@media(max-width:47.99rem){.site-header{padding-inline-start:var(--space-4)}.site-header__action{display:none}.site-menu a{border-radius:0;padding-inline:0}}
`;

const inputs = `.form__input{border-color:var(--line);border-radius:calc(var(--radius)*.8);padding-inline:1.1em}.form__input:focus-visible{border-color:var(--accent)}`;

export const clinic: Template = {
  id: 'clinic',
  name: 'Clinic',
  idea: 'Care without cold light: soft round panels, much air, people and the steps of a visit.',
  sample: `Willow Street Dental is a dentist in Bristol for people who would rather not. Long appointments, a quiet room and no surprises on the bill.

Check-up - £48
Hygienist - £62
White filling - £110
Emergency visit - £75

How a visit goes:
1. You call or write and say what worries you.
2. We show you what we see, on a screen, before anything is done.
3. You get a written price and decide at home.

Our team: Dr Nadia Rahimi, dentist. Dr Paul Okafor, dentist. Lena Brandt, hygienist.
"The first dentist I did not cancel." - Joan P.

Questions:
Do you see children? Yes, from their first tooth.
Is there parking? Two spaces behind the house.

Monday to Thursday 8.30 to 17.30, Friday 8.30 to 13.00. 27 Willow Street, Bristol. 0117 496 0142. hello@willowstreet.example`,
  trades: [
    'dentist',
    'doctor',
    'physiotherapist',
    'vet',
    'psychologist',
    'midwife',
    'optician',
    'spa',
    'yoga',
    'nursery',
    'care',
  ],
  moods: ['gentle', 'careful', 'calm', 'fresh', 'clean', 'friendly'],
  theme: {
    background: '#fcfdfc',
    ink: '#173238',
    accent: '#1c6f72',
    support: '#f0b59a',
    type: 'manrope-source-serif',
    radius: 'large',
    spacing: 'regular',
    mode: 'light',
    motion: 'none',
  },
  header: { variant: 'line', showTagline: false, action: { label: '', to: '' }, phoneBar: false },
  footer: { variant: 'columns', note: '', showHours: true, showContact: true },
  frame: { header: 'plain', footer: 'ink' },
  hand: 'cut',
  css,
  kindCss: {
    hero: `
.hero__title{font-weight:650;line-height:1.04}
.hero{--title:clamp(2.35rem,1.6rem + 3.2vw,4.4rem)}
.hero__eyebrow{display:inline-block;padding:.35em 1em;border-radius:99rem;background:var(--tint);color:var(--accent-text)}
.section--hero{--pad-start:var(--space-7);--pad-end:var(--space-7)}
@media(min-width:56rem){.hero--split{grid-template-columns:minmax(0,6fr) minmax(0,5fr);margin:0;min-height:0;align-items:center}.hero--split .hero__words{padding:0}.hero--split .hero__picture{margin:0}.hero--split .hero__picture>.picture{height:auto;aspect-ratio:1/1.04;border-radius:46% 54% 50% 50%/38% 42% 58% 62%}}
.hero:is(.hero--banner,.hero--facts) .hero__picture{margin-block:0}.hero:is(.hero--banner,.hero--facts) .hero__picture>.picture{border-radius:var(--corner)}
.hero__panel{border-radius:var(--corner);border:0}
`,
    steps: `.steps--path .steps__item::before{width:2.6rem;height:2.6rem;inset-block-start:-.5rem;font-size:1.05rem}.steps--path .steps__item{padding-inline-start:3.6rem}.steps--path .steps__item:not(:last-child)::after{border-style:dotted;border-color:var(--accent);inset-inline-start:1.24rem}@media(min-width:56rem){.steps--path .steps__item{padding:3.4rem 0 0}}`,
    services: `
.services--cards .services__item{padding:var(--space-5);border-radius:var(--corner);background:var(--tint);color:var(--tint-ink)}
.services--cards .services__words{border:0;padding:0}
.services--cards .services__items{gap:var(--space-4)}
@media(min-width:48rem){.services--cards .services__items:has(>:nth-child(4):last-child){grid-template-columns:repeat(2,minmax(0,1fr))}}
.services__price{color:var(--accent-text);font-weight:650}
.services--bento .services__item{border-radius:var(--corner)}
`,
    features: `.features--tiles .features__item{border-radius:var(--corner)}.features--columns .features__item{border:0;padding:var(--space-5);border-radius:var(--corner);background:var(--tint);color:var(--tint-ink);margin-block-end:var(--space-4)}.features__text{font-size:var(--step-0)}`,
    team: `.team--portraits .picture,.team__picture--letters{border-radius:50%;aspect-ratio:1}.team--portraits .picture__wants{inset-block-end:18%}.team--portraits .team__head{text-align:center}.team--portraits .team__words{text-align:center;margin-inline:auto}`,
    testimonials: `.testimonials--strip .testimonials__item{border-radius:var(--corner)}.testimonials--lead .testimonials__item:first-child .testimonials__quote{font-family:var(--font-body);font-style:italic;font-weight:400;letter-spacing:-.015em}`,
    faq: `.faq__question{font-weight:600}`,
    hours: `.week__bar{border-radius:99rem}`,
    cta: `.section--cta{text-wrap:balance}.cta--picture .cta__picture{margin:0}.cta--picture .cta__picture>.picture{border-radius:var(--corner)}`,
    pricing: `.pricing--plans .pricing__plan{border-radius:var(--corner)}`,
    location: `.location--picture .location__picture{margin:0}.location--picture .location__picture>.picture{border-radius:var(--corner)}`,
    contact: `.contact--picture .contact__picture{margin:0}.contact--picture .contact__picture>.picture{border-radius:var(--corner)}`,
    stats: `.stats__value{color:var(--accent-text)}`,
    banner: `.banner--notice{border:0;padding:0}`,
    products: `.products--shelf .products__item{padding:var(--space-3) var(--space-3) var(--space-5);border-radius:var(--corner);background:var(--tint);color:var(--tint-ink)}.products--shelf .products__words{padding-inline:var(--space-3)}.products--shelf .products__items{gap:var(--sheet)}.products__price{color:var(--accent-text)}.products__mark{padding-inline:.9em;border-radius:99rem}`,
    events: `@media(min-width:48rem){.events--list .events__date:not(.events__date--words){display:grid;place-items:center;width:7.5rem;aspect-ratio:1;border-radius:50%;background:var(--tint);color:var(--tint-ink);text-align:center}.events--list .events__day{font-size:var(--step-4)}.events--list .events__item{align-items:center;border-color:var(--line)}}.events--cards .events__item{border-radius:var(--corner)}.events--list .events__item{border-block-start-style:dotted;border-block-start-width:2px}`,
    schedule: `.schedule--columns .schedule__day{padding:var(--space-5);border-radius:var(--corner);background:var(--tint);color:var(--tint-ink)}.schedule--columns .schedule__name{border-block-end:2px dotted var(--accent)}.schedule--columns .schedule__slot:last-child{border:0;padding-block-end:0}`,
    logos: `.logos--grid .logos__items{gap:var(--sheet);border:0}.logos--grid .logos__item{min-height:5rem;border:0;border-radius:99rem;background:var(--tint);color:var(--tint-ink)}`,
    image: `.picture-section--full .picture{border-radius:var(--corner)}.picture-section--inset .picture{border-radius:46% 54% 50% 50%/38% 42% 58% 62%}.picture-section--inset .picture__wants{inset-inline:15%;inset-block-end:16%;width:fit-content;max-width:none;margin-inline:auto;text-align:center}`,
    video: `.video__label{border-radius:99rem}.picture+.video__label{inset:auto auto var(--space-4) var(--space-4)}[dir=rtl] .picture+.video__label{inset:auto var(--space-4) var(--space-4) auto}`,
    contactForm: `${inputs}.contact-form--details .form{border-radius:var(--corner)}`,
    newsletter: `${inputs}.newsletter .form__input{border-radius:99rem}`,
    waitlistForm: inputs,
    blogList: `.blog-list--index .blog-list__item{border-block-start:2px dotted var(--line)}.blog-list__title a:not(:hover){text-decoration:none}`,
    blogPost: `.post__body{font-family:var(--font-body)}.post__cover>.picture{border-radius:var(--corner)!important}.post--wide .post__cover{margin-inline:0}`,
  },
  sectionVariants: {
    hero: ['split', 'facts'],
    menu: ['plates', 'sheet'],
    services: ['cards', 'bento'],
    features: ['tiles', 'columns'],
    about: ['portrait', 'letter'],
    story: ['timeline'],
    gallery: ['strip', 'mosaic'],
    stats: ['row'],
    steps: ['path', 'numbered'],
    pricing: ['plans', 'ledger'],
    testimonials: ['lead', 'strip'],
    team: ['portraits', 'profiles'],
    faq: ['margin', 'open'],
    hours: ['week', 'table'],
    location: ['picture', 'address'],
    contact: ['columns', 'picture'],
    cta: ['line', 'picture'],
    banner: ['notice'],
    richText: ['column'],
    products: ['shelf', 'list'],
    logos: ['line', 'grid'],
    events: ['cards', 'list'],
    schedule: ['columns', 'rows'],
    image: ['inset', 'full'],
    video: ['beside', 'wide'],
  },
  recipe: ['hero', 'steps', 'services', 'team', 'features', 'testimonials', 'hours', 'faq', 'location', 'cta'],
  rhythm: ['plain', 'tint', 'plain', 'tint', 'accent', 'plain'],
};
