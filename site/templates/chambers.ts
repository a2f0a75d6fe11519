import type { Template } from './template.ts';

/** Kinds whose heading stands in the left column of the ledger. */
const ledger =
  ':is(.services,.features,.faq,.text,.steps,.pricing,.testimonials,.team,.stats,.gallery,.story,.menu,.events,.schedule,.products--shelf,.products--lead,.logos--grid,.logos--roll,.blog-list)';

const css = `
:root{--spine:0rem;--width:70rem}
body{--page-ink:var(--ink);--page-accent:var(--accent);--page-accent-ink:var(--accent-ink);position:relative;font-variant-numeric:oldstyle-nums}
main :is(h1,.opening__heading){font-weight:400;line-height:1.1}
h2.opening__heading:not(.cta *,.logos--line *){font-size:var(--step-3)}
main h3{font-weight:600;font-size:var(--step-0);font-family:var(--font-body);letter-spacing:0}
.site-header{padding-block:var(--space-3)}
.site-header__name{font-size:var(--step-1);font-variant-caps:all-small-caps;letter-spacing:.06em;font-weight:600}
.site-menu a{font-size:var(--step--1)}
.button{border-radius:0;font-weight:500;letter-spacing:.01em}
.button--primary:hover{box-shadow:inset 0 0 0 1px var(--accent),inset 0 0 0 3px var(--accent-ink)}
.picture{border-radius:0}
@supports(color:light-dark(Canvas,CanvasText)){.picture--drawn{--plate:light-dark(var(--ink),var(--tint));--scratch:light-dark(var(--paper),var(--ink))}.picture--drawn>svg{--ink:var(--plate);--paper:var(--scratch)}}
.link{font-weight:500}
.section{--pad-start:var(--space-7);--pad-end:var(--space-7)}
main>.section+.section{border-block-start:1px solid var(--line)}
.opening{display:grid;align-content:start;gap:var(--space-4);max-width:none}
.opening__heading+.opening__intro{margin:0}
.opening__intro{font-size:var(--step-0)}
.site-footer__name{font-variant-caps:all-small-caps;letter-spacing:.06em;font-weight:600}
@media(max-width:33.99rem){.site-header__action{display:none}}
@media(max-width:63.99rem){.site-header{border-block-end:4px double var(--support)}}
@media(min-width:64rem){
:root{--spine:5.5rem;--column:16rem}
body{padding-inline-start:var(--spine)}
.site-header{position:absolute;inset:0 auto 0 0;z-index:5;width:var(--spine);flex-direction:column;justify-content:flex-start;padding:var(--space-5) 0;gap:var(--space-5);border-inline-end:4px double var(--support)}
[dir=rtl] .site-header{inset:0 0 0 auto}
.site-header .site-header__brand{writing-mode:vertical-rl;rotate:180deg;flex:none;padding:0;margin:0;position:sticky;inset-block-start:var(--space-5);flex-direction:column;align-items:flex-start;gap:.2rem}
.site-header .site-header__name{white-space:nowrap;font-size:clamp(1.1rem,calc(90vh/var(--name-length)/.62),1.9rem)}
.site-header__tagline{display:none}
.site-header__action{position:absolute;width:max-content;inset-inline-end:calc(var(--spine) - 100vw + var(--space-6));inset-block-start:var(--space-4);z-index:6}
.site-header__action .button{min-height:2.6em;font-size:var(--step--1);background:var(--page-accent);color:var(--page-accent-ink)}
.site-menu{position:absolute;inset-inline-start:calc(100% + var(--space-6));inset-block-start:var(--space-4);width:max-content}
.site-menu a{color:var(--page-ink)}
.section,.site-footer{padding-inline:max(var(--edge-space),(100vw - var(--spine) - var(--width))/2);--bleed:min(0px - var(--edge-space),(var(--width) + var(--spine) - 100vw)/2)}
main>.section:first-child{--pad-start:calc(var(--space-8) + 1.5rem)}
${ledger}:not(.beside):has(>.opening){display:grid;grid-template-columns:var(--column) minmax(0,1fr);gap:0 var(--space-7)}
${ledger}:not(.beside)>*{grid-column:2;align-self:start;margin-inline:0;max-width:none}
${ledger}:not(.beside)>.opening{grid-area:1/1/span 20;align-self:start;position:sticky;inset-block-start:var(--space-6);padding-inline-end:var(--space-4);border-inline-end:1px solid var(--line);height:100%}
.beside{grid-template-columns:var(--column) minmax(0,1fr)}
}
`;

const inputs = `.form__input{border:1px solid var(--edge);border-radius:0}.form__label{font-variant-caps:all-small-caps;letter-spacing:.05em;font-size:var(--step-0)}`;

export const chambers: Template = {
  id: 'chambers',
  name: 'Chambers',
  idea: 'A bound volume: a deep spine with the name, a ledger of two columns, small capitals.',
  sample: `Marlowe & Finch is a law firm in York. We act for families, tenants and small companies, and we tell you what it costs before we begin.

Services:
Wills and probate: Drawn up in two visits, kept in our safe.
Family law: Separation, children and the house, settled quietly.
Leases and tenancies: For both sides of the door.
Employment: Contracts read before you sign them.

First meeting - £90
Simple will - £240
Lease review - £320

Partners: Judith Marlowe, solicitor. Tobias Finch, solicitor. Amara Osei, conveyancer.
"They answered the same day, in English." - A. Whitcombe

Monday to Friday 9 to 5.30. 18 Stonegate Court, York. 01904 496 0155. office@marlowefinch.example`,
  trades: [
    'law-firm',
    'accountant',
    'notary',
    'insurance',
    'consultant',
    'architect',
    'real-estate',
    'bank',
    'school',
    'funeral',
  ],
  moods: ['serious', 'professional', 'trustworthy', 'classic', 'elegant'],
  theme: {
    background: '#faf8f2',
    ink: '#152038',
    accent: '#1d3a6b',
    support: '#b5935a',
    type: 'source-serif-work',
    radius: 'none',
    spacing: 'regular',
    mode: 'light',
    motion: 'none',
  },
  header: { variant: 'line', showTagline: false, action: { label: '', to: '' }, phoneBar: false },
  footer: { variant: 'columns', note: '', showHours: true, showContact: true },
  frame: { header: 'ink', footer: 'tint' },
  hand: 'plate',
  css,
  kindCss: {
    hero: `
.hero{--title:clamp(2.3rem,1.5rem + 3vw,4.3rem)}
.hero__title{font-weight:380;line-height:1.05}
.hero__eyebrow{font-family:var(--font-head);font-variant-caps:all-small-caps;letter-spacing:.07em;font-size:var(--step-1);font-weight:600}
.hero--statement .hero__title{font-size:calc(var(--title)*1.1);letter-spacing:-.025em}
.hero__panel{border-block-start:4px double var(--support)}
.hero--banner{flex-direction:column}.hero--banner .hero__words{padding:0 0 var(--space-6)}.hero--banner .hero__picture{margin-block:0 calc(-1*var(--pad-end))}
@media(min-width:64rem){.hero--statement .hero__rest{grid-template-columns:var(--column) minmax(0,1fr)}}
`,
    services: `.services--ledger .services__item,.services--ledger .services__items{border-color:var(--edge)}.services--ledger .services__name{font:400 var(--step-1)/1.3 var(--font-head)}@media(min-width:64rem){.services--ledger:not(.beside) .services__items{grid-template-columns:minmax(0,4fr) minmax(0,6fr) auto}}`,
    features: `.features--columns .features__item{border-color:var(--line)}.features__name{font-family:var(--font-head);font-size:var(--step-1);font-weight:500}`,
    about: `.about__body{font-family:var(--font-head)}.about__body:not(.short-text){font-size:var(--step-1);line-height:1.5}`,
    testimonials: `.testimonials__quote{font-family:var(--font-head);font-style:italic}.testimonials--lead .testimonials__item:first-child .testimonials__quote{font-size:var(--step-3);line-height:1.25;font-weight:380}.testimonials--columns .testimonials__items{columns:2 16rem}`,
    team: `.team__name{--name:var(--step-2)!important;font:400 var(--step-2)/1.2 var(--font-head)}.team__role{font-variant-caps:all-small-caps;letter-spacing:.05em;font-size:var(--step-0)}.team--profiles .team__items:has(:nth-child(2)){grid-template-columns:1fr}`,
    stats: `.stats__value{font-weight:350}.stats--ledger{display:grid}.stats--ledger .opening{grid-row:auto}`,
    faq: `.faq__question{font-weight:500}`,
    contact: `.contact__name{font-variant-caps:all-small-caps;letter-spacing:.05em;font-size:var(--step-0)}`,
    steps: `.steps--margin .steps__item{border-color:var(--line)}`,
    story: `@media(min-width:64rem){.story--timeline .story__when{position:static;width:auto;margin:0 0 var(--space-2);font-size:var(--step-2);text-align:start}}`,
    cta: `.cta--line .opening__heading{max-width:16em}`,
    pricing: `.pricing--ledger .pricing__plan{border-color:var(--edge)}@media(min-width:56rem){.pricing--ledger .pricing__plan{grid-template-columns:minmax(0,2fr) minmax(0,3fr) minmax(0,3fr)}.pricing__action{grid-column:2/-1}}`,
    products: `.products--shelf .products__items{grid-template-columns:repeat(auto-fit,minmax(10.5rem,1fr))}.products__name{font:500 var(--step-1)/1.25 var(--font-head)}.products--lead .products__item:first-child .products__name{font:400 var(--step-3)/1.1 var(--font-head)}.products__mark{padding:0;background:none;color:var(--accent-text);font-variant-caps:all-small-caps;letter-spacing:.05em;font-size:var(--step-0)}.products--list .products__item{border-color:var(--edge)}`,
    events: `.events--cards .events__items{grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr))}.events__title{font:400 var(--step-1)/1.25 var(--font-head)!important}.events--poster .events__item:first-child .events__title{font-size:var(--step-3)!important}.events--list .events__day{font-size:var(--step-4);font-weight:380}.events__weekday,.events__month{font-variant-caps:all-small-caps;letter-spacing:.05em}.events--cards .events__item{background:none;color:inherit;border-block-start:4px double var(--support);padding-inline:0}`,
    schedule: `.schedule--rows .schedule__name,.schedule--columns .schedule__name{font:400 var(--step-1)/1.2 var(--font-head)}.schedule--columns .schedule__name{border-block-end:4px double var(--support)}.schedule--rows .schedule__day{border-color:var(--edge)}.schedule__what{font-weight:500}`,
    logos: `.logos__name{font-weight:400}.logos--grid .logos__items,.logos--grid .logos__item{border-color:var(--edge)}`,
    image: `.picture-section__caption{font-variant-numeric:oldstyle-nums}.picture-section--margin .picture-section__caption{border-block-start:4px double var(--support)}`,
    video: `.video__label{font-weight:500}`,
    contactForm: inputs,
    newsletter: inputs,
    waitlistForm: inputs,
    blogList: `.blog-list__title{font:400 var(--step-1)/1.25 var(--font-head)!important}.blog-list--lead .blog-list__item:first-child .blog-list__title{font-size:var(--step-3)!important}.blog-list__date{font-variant-caps:all-small-caps;letter-spacing:.05em;font-size:var(--step-0)}.blog-list__title a:not(:hover){text-decoration:none}`,
    blogPost: `.post__body{font-family:var(--font-head);font-size:var(--step-0)}.post__body :is(h2,h3){font:500 var(--step-1)/1.3 var(--font-head)}.post__facts{font-variant-caps:all-small-caps;letter-spacing:.05em;font-size:var(--step-0)}`,
  },
  sectionVariants: {
    hero: ['statement', 'facts', 'split'],
    menu: ['sheet'],
    services: ['ledger'],
    features: ['columns', 'statements'],
    about: ['facts', 'letter', 'portrait'],
    story: ['essay', 'timeline'],
    gallery: ['captions'],
    stats: ['ledger', 'row'],
    steps: ['margin', 'numbered'],
    pricing: ['ledger', 'table'],
    testimonials: ['lead', 'columns'],
    team: ['profiles', 'roll'],
    faq: ['margin', 'fold'],
    hours: ['table'],
    location: ['address', 'line'],
    contact: ['columns', 'large'],
    cta: ['line'],
    banner: ['notice', 'strip'],
    richText: ['aside', 'column'],
    products: ['list', 'shelf'],
    logos: ['roll', 'line'],
    events: ['list', 'poster'],
    schedule: ['rows', 'columns'],
    image: ['margin', 'full'],
    video: ['beside', 'wide'],
  },
  recipe: ['hero', 'services', 'about', 'team', 'steps', 'testimonials', 'stats', 'faq', 'contact', 'cta'],
  rhythm: ['plain', 'plain', 'tint', 'plain', 'plain', 'ink', 'plain'],
};
