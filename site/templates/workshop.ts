import type { Template } from './template.ts';

const hazard = 'repeating-linear-gradient(-45deg,var(--accent) 0 .9rem,var(--tape) 0 1.8rem)';

const css = `
:root{--caps:1.5;--width:84rem;--tape:var(--ink);}
:root,[class*=ground--]{--rule:3px solid var(--ink)}
.ground--ink{--tape:var(--paper)}
.ground--accent{--tape:var(--accent)}
main :is(h1,.opening__heading),.site-header__name,.site-footer__name{font-weight:850;font-stretch:118%;text-transform:uppercase;line-height:.98;letter-spacing:-.02em}
h2.opening__heading:not(.cta *,.logos--line *){font-size:clamp(1.75rem,1.1rem + 2.6vw,3.4rem)}
h3{font-weight:800;font-stretch:108%;letter-spacing:-.005em}
.site-header{position:sticky;inset-block-start:0;z-index:5;padding-block:var(--space-3) calc(var(--space-3) + .6rem);background:${hazard} 0 100%/100% .6rem no-repeat var(--paper)}
.ground--accent.site-header{background-color:var(--paper)}
.site-header__name{font-size:var(--step-1)}
.site-menu a{font-weight:600}
.site-header__toggle{border-width:2px;border-radius:0;text-transform:uppercase;font-size:var(--step--1)}
.button{border:3px solid var(--ink);border-radius:0;font-weight:700;min-height:3.25em;box-shadow:.3rem .3rem 0 var(--ink)}
.button--primary{font-size:var(--step-1);border-color:var(--edge-of,var(--ink))}
.button--primary:hover,.button--secondary:hover{background:var(--ink);color:var(--paper);transform:translate(.3rem,.3rem);box-shadow:none}
.button--secondary{background:var(--paper)}
.ground--ink .button--primary,.ground--accent .button{--edge-of:var(--accent)}
.ground--ink .button--primary{box-shadow:.3rem .3rem 0 var(--tint)}
.site-header__action .button{font-size:var(--step-0);min-height:2.9em;box-shadow:none}
.picture{border-radius:0}
.section{border-block-start:var(--rule)}
.site-header+main>.section:first-child{border:0}
.section{--pad-start:var(--space-7);--pad-end:var(--space-7)}
.section.ground--tint{--pad-start:var(--space-8);--pad-end:var(--space-8)}
.opening{display:grid;align-content:start;gap:var(--space-3);max-width:60rem}
.opening__heading+.opening__intro{margin:0}
.opening__heading::before{content:'';display:block;width:4.4rem;height:.7rem;margin-block-end:var(--space-4);background:${hazard}}
.site-footer{border-block-start:var(--rule);background:${hazard} 0 0/100% .6rem no-repeat var(--paper);padding-block-start:calc(var(--space-7) + .6rem)}
.site-footer__name{font-size:clamp(1.25rem,5.2vw,var(--step-3))}
@media(max-width:47.99rem){
.site-header__action{position:fixed;inset:auto 0 0;z-index:6;padding:.5rem var(--edge-space) max(.5rem,env(safe-area-inset-bottom));background:var(--paper);border-block-start:3px solid var(--accent)}
.site-header__action .button{width:100%;min-height:3.2em;font-size:var(--step-1)}
body:has(.phone-bar) .site-header__action{display:none}
body:has(.site-header__action):not(:has(.phone-bar)) .site-footer{padding-block-end:6.5rem}
}
@media print{.site-header{position:static}}
`;

const inputs = `.form__input{border:3px solid var(--ink);border-radius:0}.form__label{font-weight:700}`;

export const workshop: Template = {
  id: 'workshop',
  name: 'Workshop',
  idea: 'A builder’s yard: heavy slabs, warning tape, and the phone number always in reach.',
  sample: `Brennan Electrical is an electrician in Leeds. Faults found the same day, and a price before the first screw is turned.

Fault finding - £85
Fuse board - from £480
Car charger - from £890
Safety report - £160

What we do:
Repairs: Dead sockets, tripping boards, flickering lights.
Rewiring: Room by room, so that you can stay.
Chargers: Fitted in a morning, with the paperwork.

Electricians: Shay Brennan and Dawn Akhtar.
"On time, tidy, and he explained it." - Mrs Lund

Monday to Friday 7.30 to 18.00, Saturday 8.00 to 12.00. Unit 6, Foundry Yard, Leeds. 0113 496 0127. shay@brennan-electrical.example`,
  trades: [
    'electrician',
    'plumber',
    'builder',
    'roofer',
    'carpenter',
    'mechanic',
    'mover',
    'cleaner',
    'gardener',
    'locksmith',
    'gym',
  ],
  moods: ['bold', 'strong', 'industrial', 'loud', 'honest'],
  theme: {
    background: '#f5f3ee',
    ink: '#16181b',
    accent: '#ffc21a',
    support: '#8b98a5',
    type: 'archivo-work',
    radius: 'none',
    spacing: 'compact',
    mode: 'light',
    motion: 'none',
  },
  header: { variant: 'line', showTagline: false, action: { label: '', to: '' }, phoneBar: false },
  footer: { variant: 'columns', note: '', showHours: true, showContact: true },
  frame: { header: 'ink', footer: 'ink' },
  hand: 'stencil',
  css,
  kindCss: {
    hero: `
.hero__title{font-weight:900;line-height:.93;font-size:calc(var(--title)*.92)}
.hero__eyebrow{display:inline-block;padding:.3em .7em;background:var(--accent);color:var(--accent-ink);font-weight:700}
.hero__intro{font-weight:500}
@media(min-width:56rem){.hero--split .hero__picture{border-inline-start:.6rem solid;border-image:${hazard} 1}.hero--split .hero__words{padding-block:var(--space-7)}}
.hero__panel{border:var(--rule);border-block-start:.6rem solid var(--accent);background:var(--paper);color:var(--ink)}
`,
    services: `
.services__items{counter-reset:service}
.services--ledger .services__item{border-block-start:var(--rule)}
.services--ledger .services__item:last-child{border-block-end:var(--rule)}
.services--ledger .services__name{text-transform:uppercase;font-weight:850}
.services__price{padding:.2em .6em;background:var(--ink);color:var(--paper);font-weight:700;text-wrap:balance;justify-self:end}
:is(.services--cards,.services--bento) .services__price{align-self:start;padding-block:.2em}
.services--cards .services__words{border-block-start:.6rem solid var(--accent)}
.services--bento .services__item{border:var(--rule)}
`,
    steps: `.steps--numbered .steps__item{border-block-start:var(--rule)}.steps--numbered .steps__item::before{font-weight:900;font-stretch:125%;justify-self:start;align-self:start;padding:.1em .16em;line-height:.8;background:var(--accent);color:var(--accent-ink);font-size:clamp(2.6rem,6vw,5rem)}.steps--path .steps__item::before{border-radius:0;font-weight:800}`,
    stats: `.stats__value{font-weight:900;font-stretch:120%}.stats--row .stats__item+.stats__item{border-inline-start:var(--rule)}`,
    pricing: `.pricing--plans .pricing__plan{border:var(--rule)}.pricing--ledger .pricing__plan{border-block-start:var(--rule)}.pricing__amount{font-weight:900;font-stretch:112%}`,
    features: `.features--tiles .features__item{border:var(--rule)}.features--columns .features__item{border-block-start:.6rem solid var(--accent)}.features--statements .features__name{text-transform:uppercase;font-weight:850;font-size:var(--step-3)}`,
    testimonials: `.testimonials__quote{font-weight:600}.testimonials--strip .testimonials__item{border:var(--rule)}.testimonials--columns .testimonials__quote{font-stretch:108%}`,
    cta: `.section--cta.ground--accent{border-block:var(--rule)}.cta--call .cta__phone{font-weight:900;font-stretch:100%}.cta--poster .opening__heading{font-weight:900}`,
    faq: `.faq__question{font-weight:750;font-stretch:106%}.faq__item{border-color:var(--ink)}`,
    contact: `.contact__fact{border-block-start:var(--rule)!important}.contact__first{font-weight:900}`,
    banner: `.banner--notice{border:var(--rule)}`,
    hours: `.leader::before{border-block-end-style:solid}.week__bar{border-radius:0}`,
    gallery: `.gallery .picture{border:var(--rule)}`,
    team: `.team__name{text-transform:uppercase}`,
    products: `.products__price{padding:.2em .6em;background:var(--ink);color:var(--paper);font-weight:700;text-wrap:balance}.products__mark{border-radius:0;background:var(--accent);color:var(--accent-ink)}.products__name{font-weight:800;text-transform:uppercase}.products__picture>.picture{border:var(--rule)}.products--list .products__item{border-block-start:var(--rule)}.products--list .products__name{font-size:var(--step-0)}`,
    events: `.events--list .events__item,.events--poster .events__item{border-block-start:var(--rule)}.events__day{font-weight:900;font-stretch:112%}.events__title{text-transform:uppercase;font-weight:850}.events--cards .events__item{background:var(--paper);color:var(--ink);border:var(--rule);border-block-start:.6rem solid var(--accent)}.events--poster .events__item:first-child .events__date{font-weight:900;font-stretch:112%}.events--poster .events__item:first-child .events__day{padding:.06em .12em;background:var(--accent);color:var(--accent-ink);margin-inline-end:.15em}`,
    schedule: `.schedule--columns .schedule__name{padding:var(--space-2) var(--space-3);background:var(--ink);color:var(--paper)}.schedule--columns .schedule__slot{padding-inline:var(--space-3);border:var(--rule);border-block-start:0}.schedule--rows .schedule__day{border-block-start:var(--rule)}.schedule--rows .schedule__name{text-transform:uppercase;font-weight:850}`,
    logos: `.logos--grid .logos__items{border:var(--rule);border-width:3px 0 0 3px}.logos--grid .logos__item{border:var(--rule);border-width:0 3px 3px 0}.logos__name{font-weight:800;text-transform:uppercase}`,
    image: `.picture-section--margin .picture,.picture-section--inset .picture{border:var(--rule)}.picture-section__caption{font-weight:500}`,
    video: `.video__link{border:var(--rule)}.video__label{font-weight:700;border-block-start:var(--rule);border-inline-end:var(--rule)}`,
    contactForm: `${inputs}.contact-form--details .form{border:var(--rule);border-block-start:.6rem solid var(--accent)}`,
    newsletter: inputs,
    waitlistForm: `${inputs}.waitlist--statement .opening{max-width:none}@media(min-width:56rem){.waitlist--statement .opening{grid-template-columns:5fr 7fr}.waitlist--statement .opening>*{grid-column:2;margin:0!important}.waitlist--statement .opening__heading{grid-column:1/-1}}`,
    blogList: `.blog-list__item{border-block-start:var(--rule)!important}.blog-list--lead .blog-list__item:first-child,.blog-list--lead .blog-list__item:nth-child(2){border:0!important}.blog-list__picture>.picture{border:var(--rule)}.blog-list__title a:not(:hover){text-decoration:none}`,
    blogPost: `.post__title{font-weight:850;font-stretch:112%;text-transform:uppercase;line-height:.98}.post__body :is(h2,h3){text-transform:uppercase;font-weight:800}`,
  },
  sectionVariants: {
    hero: ['split', 'facts', 'statement'],
    menu: ['board'],
    services: ['ledger', 'bento', 'cards'],
    features: ['columns', 'statements', 'tiles'],
    about: ['facts', 'portrait'],
    story: ['timeline'],
    gallery: ['mosaic', 'strip'],
    stats: ['row', 'lead'],
    steps: ['numbered', 'path'],
    pricing: ['ledger', 'plans'],
    testimonials: ['columns', 'strip'],
    team: ['portraits', 'roll'],
    faq: ['margin', 'fold'],
    hours: ['brief', 'table'],
    location: ['line', 'address'],
    contact: ['large', 'columns'],
    cta: ['call', 'line'],
    banner: ['strip', 'notice'],
    richText: ['column'],
    products: ['shelf', 'list'],
    logos: ['grid', 'line'],
    events: ['cards', 'list'],
    schedule: ['columns', 'rows'],
    image: ['full', 'margin'],
    video: ['beside', 'wide'],
  },
  recipe: [
    'hero',
    'services',
    'steps',
    'stats',
    'gallery',
    'pricing',
    'testimonials',
    'about',
    'faq',
    'cta',
    'contact',
  ],
  rhythm: ['ink', 'plain', 'tint', 'plain', 'ink', 'plain', 'tint', 'accent', 'plain'],
};
