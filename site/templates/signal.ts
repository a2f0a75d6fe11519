import type { Template } from './template.ts';

const css = `
:root{--width:78rem;--rail:max(var(--edge-space),(100vw - var(--width))/2)}
main :is(h1,.opening__heading){font-weight:500;line-height:1.02;letter-spacing:-.04em}
main h3{font-weight:500}
body{counter-reset:part;background:linear-gradient(var(--line) 0 0) calc(var(--rail) - 1.5rem) 0/1px 100% no-repeat,linear-gradient(var(--line) 0 0) calc(100% - var(--rail) + 1.5rem) 0/1px 100% no-repeat,var(--paper)}
.site-header:not(.ground--accent),.section,.site-footer{background:none}
.site-header,.section,.site-footer{position:relative}
.section:not(.ground--plain){background:linear-gradient(var(--paper) 0 0) 50% 0/calc(100% - 2*var(--rail) + 3rem) 100% no-repeat}
.section::before,.site-footer::before{content:'';position:absolute;inset-block-start:0;inset-inline:calc(var(--rail) - 1.5rem);height:1px;border:0;background:linear-gradient(var(--line) 0 0) 0 0/100% 1px no-repeat;overflow:visible}
.section::after,.site-footer::after{content:'';position:absolute;inset-block-start:-.4rem;inset-inline:calc(var(--rail) - 1.5rem - .4rem);height:.8rem;background:linear-gradient(var(--accent) 0 0) 0 50%/.8rem 1px,linear-gradient(var(--accent) 0 0) .4rem 0/1px 100%,linear-gradient(var(--accent) 0 0) 100% 50%/.8rem 1px,linear-gradient(var(--accent) 0 0) calc(100% - .4rem) 0/1px 100%;background-repeat:no-repeat;pointer-events:none}
.opening{counter-increment:part}
main>.section+.section .opening::before{content:'0' counter(part);display:block;margin-block-end:var(--space-4);font:500 var(--step--1)/1 var(--font-head);letter-spacing:.02em;color:var(--accent-text);font-variant-numeric:tabular-nums}
.site-header{padding-block:var(--space-3)}
.site-header__name{font-size:var(--step-0);font-weight:600;letter-spacing:-.02em}
.site-header__brand:not(:has(.site-header__tagline)){flex-wrap:nowrap}.site-header__name{min-width:0}
.site-header__brand::before{content:'';flex:none;width:.75em;height:.75em;background:var(--accent);box-shadow:.3em .3em 0 -.08em color-mix(in oklab,var(--accent) 40%,transparent)}
.site-menu a{font-size:var(--step--1);color:var(--muted)}
.site-menu a:hover,.site-menu [aria-current]{color:var(--ink);text-decoration:none}
.button{border-radius:calc(var(--radius)*.7);font-weight:550;min-height:2.8em;font-size:var(--step--1);padding-inline:1.2em}
.button--primary:hover{box-shadow:0 0 1.4em color-mix(in oklab,var(--accent) 55%,transparent)}
.button--secondary{border-color:var(--edge);border-width:1px}
.button--secondary:hover{background:var(--tint);color:var(--tint-ink);border-color:var(--ink)}
.picture{border:1px solid var(--line)}
.site-footer{padding-block:var(--space-6)}
@media(max-width:33.99rem){.site-header__action{display:none}}
@media(max-width:47.99rem){:root{--rail:1.6rem;--edge-space:1.6rem}body{background:var(--paper)}.section::before,.site-footer::before{inset-inline:0}.section::after,.site-footer::after{inset-inline:.2rem}.section:not(.ground--plain){background:var(--paper)}}
`;

const inputs = `.form__input{background:color-mix(in oklab,var(--tint) 60%,transparent);border:1px solid var(--edge)}.form__input:focus-visible{border-color:var(--accent);box-shadow:0 0 1.2em color-mix(in oklab,var(--accent) 40%,transparent)}.form__label{font-weight:500}`;

export const signal: Template = {
  id: 'signal',
  name: 'Signal',
  idea: 'Software at night: a drawn grid with crosses, tiles of many sizes, the product in a frame.',
  sample: `Ferrylog is software for harbours. It keeps berths, tides and crews on one screen and tells everybody what changed.

What it does:
Berths: Who lies where, until when, drawn to scale.
Tides: Windows for every keel, a week ahead.
Crews: Shifts that fit the law and the weather.
Handover: A morning report that writes itself.

Plans:
Quay - $49 a month, up to 20 berths
Port - $190 a month, up to 150 berths
Authority - $640 a month, without limit

"We stopped shouting across the water." - Duty officer, Leith

Questions:
Does it work without a network? Yes, for a whole day.
Can we leave? Export everything, any time.

Write to crew@ferrylog.example or call (207) 555-0133.`,
  trades: [
    'software',
    'saas',
    'app',
    'startup',
    'agency',
    'it',
    'data',
    'developer',
    'security',
    'electronics',
    'game-studio',
  ],
  moods: ['technical', 'modern', 'sharp', 'dark', 'precise'],
  theme: {
    background: '#0c0f14',
    ink: '#edf1f7',
    accent: '#7ee0b8',
    support: '#5b6ee8',
    type: 'space-inter',
    radius: 'medium',
    spacing: 'regular',
    mode: 'dark',
    motion: 'none',
  },
  header: { variant: 'line', showTagline: false, action: { label: '', to: '' }, phoneBar: false },
  footer: { variant: 'line', note: '', showHours: false, showContact: true },
  frame: { header: 'plain', footer: 'plain' },
  hand: 'wire',
  css,
  kindCss: {
    hero: `
.section--hero{--pad-end:var(--space-7)}
.hero__title{font-weight:500;letter-spacing:-.05em;line-height:.98}
.hero__eyebrow{font-family:var(--font-head);font-weight:500}
.hero__eyebrow::before{content:'';display:inline-block;width:.55em;height:.55em;border-radius:50%;margin-inline-end:.6em;background:var(--accent)}
.hero__intro{color:var(--muted);font-size:var(--step-1)}
.hero--banner{flex-direction:column}
.hero--banner .hero__words{padding:0}
.hero--banner .hero__picture{margin:var(--space-6) 0 0;border:1px solid var(--edge);border-radius:var(--radius);overflow:hidden;background:radial-gradient(circle at 1rem 50%,var(--accent) .22rem,transparent .26rem) 0 0/100% 2rem no-repeat,radial-gradient(circle at 1.9rem 50%,var(--edge) .22rem,transparent .26rem) 0 0/100% 2rem no-repeat,radial-gradient(circle at 2.8rem 50%,var(--edge) .22rem,transparent .26rem) 0 0/100% 2rem no-repeat,var(--tint);padding-block-start:2rem}
.hero--banner .hero__picture>.picture{border-width:1px 0 0;width:100%}
@media(min-width:56rem){.hero--banner .hero__words{grid-template:none/minmax(0,7fr) auto;align-items:end}.hero--banner .hero__words>:is(.hero__title,.hero__eyebrow){grid-area:auto/1/auto/-1;max-width:17em;--share:1}.hero--banner .hero__intro{grid-area:3/1;margin-block-start:var(--space-5)}.hero--banner .hero__words>.actions{grid-area:3/2;margin:0}}
`,
    features: `.features--tiles .features__items{gap:1px;background:var(--line);border:1px solid var(--line);border-radius:var(--radius);overflow:hidden}.features--tiles .features__item{border-radius:0;background:var(--paper);color:var(--ink)}.features--tiles .features__item--4{background:var(--tint);color:var(--tint-ink)}.features--tiles .features__item--4 .features__text{color:var(--muted)}.features__name{font-weight:500}`,
    services: `.services--bento .services__item{border:1px solid var(--line)}.services--bento .services__item:not([class*='ground--']){background:none;color:var(--ink)}.services--bento .services__item:first-child{border-color:var(--accent)}.services__price{font-family:var(--font-head);font-weight:500;color:var(--accent-text)}`,
    stats: `.stats__value{font-weight:400;letter-spacing:-.06em}.stats--row .stats__value{color:var(--accent-text)}`,
    steps: `.steps--numbered .steps__item::before{font-size:clamp(1.6rem,3vw,2.4rem);line-height:1;content:'0' counter(step)}.steps--path .steps__item::before{border-radius:calc(var(--radius)/2)}`,
    pricing: `.pricing--plans .pricing__plan{background:none}.pricing__plan--highlighted{border-color:var(--accent)!important}.pricing--plans .pricing__plan--highlighted{background:var(--paper)}`,
    testimonials: `.testimonials--columns .testimonials__quote{font-weight:450}.testimonials--strip .testimonials__item{border:1px solid var(--line);background:none;color:var(--ink)}`,
    faq: `.faq__question{font-weight:500}`,
    cta: `.cta--poster .opening__heading{font-weight:500}`,
    team: `.team--portraits .team__item:nth-child(n){margin-block-start:0}`,
    products: `.products--shelf .products__items{gap:1px;padding:1px;background:var(--line)}.products--shelf .products__item{padding:var(--space-4);background:var(--paper)}.products__picture>.picture{border:0}.products__price{font-family:var(--font-head);font-weight:500;color:var(--accent-text)}.products__mark{background:none;border:1px solid var(--edge);color:var(--muted);font-weight:500}.products__name{font-weight:500}`,
    events: `.events--list .events__day{font-weight:400;color:var(--accent-text)}.events--cards .events__item{background:none;color:inherit;border:1px solid var(--line)}.events--cards .events__item:first-child{border-color:var(--accent)}.events__details{font-weight:450}.events--poster .events__item:first-child .events__date{font-weight:400}`,
    schedule: `.schedule--columns .schedule__days{gap:1px;padding:1px;background:var(--line)}.schedule--columns .schedule__day{padding:var(--space-4);background:var(--paper)}.schedule--columns .schedule__name{border-block-end:1px solid var(--accent);font-weight:500}.schedule--columns .schedule__slot:last-child{border:0}.schedule__what{font-weight:500}`,
    logos: `.logos__name{color:var(--muted);font-weight:500}.logos--grid .logos__item{min-height:6.5rem}`,
    image: `.picture-section--inset .picture,.picture-section--margin .picture{box-shadow:0 0 0 .5rem var(--paper),0 0 0 calc(.5rem + 1px) var(--line)}`,
    video: `.video__link{border:1px solid var(--edge);border-radius:var(--radius);overflow:hidden;background:radial-gradient(circle at 1rem 50%,var(--accent) .22rem,transparent .26rem) 0 0/100% 2rem no-repeat,radial-gradient(circle at 1.9rem 50%,var(--edge) .22rem,transparent .26rem) 0 0/100% 2rem no-repeat,radial-gradient(circle at 2.8rem 50%,var(--edge) .22rem,transparent .26rem) 0 0/100% 2rem no-repeat,var(--tint);padding-block-start:2rem}.video__link .picture{border-width:1px 0 0;border-radius:0}.picture+.video__label{inset:auto auto var(--space-4) var(--space-4);border-radius:calc(var(--radius)*.7)}[dir=rtl] .picture+.video__label{inset:auto var(--space-4) var(--space-4) auto}`,
    contactForm: `${inputs}.contact-form--details .form{background:none;color:inherit;border:1px solid var(--line)}`,
    newsletter: inputs,
    waitlistForm: inputs,
    blogList: `.blog-list__title a:not(:hover){text-decoration:none}.blog-list__title{font-weight:500}.blog-list__date{font-family:var(--font-head);color:var(--accent-text)}`,
    blogPost: `.post__title{font-weight:500}.post__body pre{border:1px solid var(--line)}.post__facts{color:var(--accent-text);font-family:var(--font-head)}`,
  },
  sectionVariants: {
    hero: ['banner', 'statement'],
    menu: ['board'],
    services: ['bento', 'ledger'],
    features: ['tiles', 'beside', 'statements'],
    about: ['facts', 'portrait'],
    story: ['timeline'],
    gallery: ['strip', 'mosaic'],
    stats: ['row', 'lead'],
    steps: ['numbered', 'path'],
    pricing: ['plans', 'table'],
    testimonials: ['columns', 'lead'],
    team: ['portraits', 'roll'],
    faq: ['margin', 'open'],
    hours: ['table'],
    location: ['line'],
    contact: ['columns', 'large'],
    cta: ['poster', 'line'],
    banner: ['strip'],
    richText: ['aside'],
    products: ['shelf', 'list'],
    logos: ['grid', 'line'],
    events: ['list', 'poster'],
    schedule: ['columns', 'rows'],
    image: ['inset', 'full'],
    video: ['wide', 'beside'],
  },
  recipe: ['hero', 'features', 'stats', 'steps', 'services', 'testimonials', 'pricing', 'faq', 'cta'],
  rhythm: ['plain', 'plain', 'tint', 'plain', 'plain', 'tint', 'plain'],
};
