import type { Template } from './template.ts';

/** Stripes that end in scallops, as cloth does. `--flap` is the width of one. */
const awning = (sides: string) =>
  `content:'';display:block;${sides};height:calc(var(--flap)*1.15);background:linear-gradient(transparent 55%,color-mix(in oklab,var(--ink) 22%,transparent)),repeating-linear-gradient(90deg,var(--accent) 0 var(--flap),var(--cloth) 0 calc(var(--flap)*2));mask:radial-gradient(circle at 50% calc(100% - var(--flap)/2),#000 calc(var(--flap)/2 - .5px),transparent calc(var(--flap)/2)) 0 0/var(--flap) 100%,linear-gradient(#000 0 0) 0 0/100% calc(100% - var(--flap)/2) no-repeat`;

const css = `
:root{--flap:clamp(1.75rem,4vw,3.25rem);--cloth:color-mix(in oklab,var(--paper),var(--support) 14%);--width:74rem}
main :is(h1,.opening__heading){line-height:1.04}
.site-header{position:relative;z-index:2;padding-block:var(--space-4) calc(var(--flap) + var(--space-4));margin-block-end:calc(var(--flap)*-.45);background:linear-gradient(var(--paper) 0 0) 0 0/100% calc(100% - var(--flap)*.6) no-repeat}
.site-header::after{${awning('position:absolute;inset:auto 0 0')}}
.site-header__name{font-size:var(--step-2);font-weight:750}
.site-header--centered .site-header__name{font-size:clamp(1.5rem,1rem + 2.6vw,2.9rem)}
.site-menu a{font-weight:600}
.button{border-radius:99rem;box-shadow:0 .2em 0 color-mix(in oklab,currentColor 35%,transparent)}
.button--primary{box-shadow:0 .22em 0 color-mix(in oklab,var(--accent),var(--ink) 42%)}
.button:hover{transform:translateY(.12em);box-shadow:0 .08em 0 color-mix(in oklab,var(--accent),var(--ink) 42%)}
.button--secondary{border-width:2px}
main>.section:first-child.ground--plain{background:var(--tint)}
main>.section:first-child{--pad-start:calc(var(--space-7) + var(--flap)*.6)}
main>*~.ground--plain+.ground--plain,main>*~.ground--tint+.ground--tint{--pad-start:0px}
.opening__heading::after{content:'';display:block;width:calc(.5em*5);height:.25em;margin-block-start:.38em;background:var(--accent);mask:radial-gradient(circle at 50% 0,#000 .24em,transparent .25em) 0 0/.5em 100%}
.opening__heading{font-weight:700}
.leader::before{border-block-end-width:3px;opacity:.75}
.picture--portrait{border-radius:50vw 50vw var(--radius) var(--radius)}
.site-footer{position:relative;padding-block-start:calc(var(--flap) + var(--space-7))}
.site-footer::before{${awning('position:absolute;inset:0 0 auto')};--cloth:var(--tint)}
.site-footer__name{font-size:var(--step-3);font-weight:750}
@media(max-width:47.99rem){.site-header--centered .site-header__brand{flex-basis:100%;justify-content:center}}
@media(min-width:48rem){.site-header--centered .site-header__brand{flex-direction:column;padding:var(--space-2) 11rem;text-align:center}.site-header--centered .site-header__action{position:absolute;inset-block-start:var(--space-5);inset-inline-end:max(var(--edge-space),(100vw - var(--width))/2)}.site-header--centered .site-menu ul{gap:0 var(--space-6)}}
`;

const inputs = `.form__input{border:2px solid var(--ink);border-radius:var(--radius)}`;

export const counter: Template = {
  id: 'counter',
  name: 'Counter',
  idea: 'A shop front: striped awning, the opening hours on a sign, a menu board with prices.',
  sample: `Alder Street Bakery is a bakery in Portland. We bake through the night and open when the first trays are out.

Bread:
Country sourdough - $9
Seeded rye - $10
Baguette - $4

Pastries:
Butter croissant - $4.50
Cardamom bun - $5
Plum tart - $6

Cakes to order: Two days ahead, for eight to forty people.

Bakers: Inez Calloway and Tom Brandvold.
"The rye is worth crossing the river for." - Marguerite D.

Open Tuesday to Friday 7am to 3pm, Saturday and Sunday 8am to 2pm. Closed Monday. 1410 SE Alder Street, Portland. (503) 555-0146. bread@alderstreet.example`,
  trades: [
    'bakery',
    'cafe',
    'restaurant',
    'butcher',
    'deli',
    'ice-cream',
    'grocer',
    'florist',
    'bar',
    'farm-shop',
    'shop',
  ],
  moods: ['warm', 'friendly', 'homemade', 'lively'],
  theme: {
    background: '#fdf6ea',
    ink: '#33211a',
    accent: '#b4381e',
    support: '#e5ae3f',
    type: 'fraunces-figtree',
    radius: 'medium',
    spacing: 'regular',
    mode: 'light',
    motion: 'none',
  },
  header: { variant: 'centered', showTagline: true, action: { label: '', to: '' }, phoneBar: false },
  footer: { variant: 'columns', note: '', showHours: true, showContact: true },
  frame: { header: 'plain', footer: 'ink' },
  hand: 'print',
  css,
  kindCss: {
    hero: `
.hero__title{font-weight:750;line-height:.99}
.hero--facts{align-items:start}
.hero__panel{position:relative;rotate:1.2deg;background:var(--paper);border:2px solid var(--ink);border-radius:calc(var(--radius)*1.6);box-shadow:.35rem .5rem 0 color-mix(in oklab,var(--ink) 16%,transparent);transform-origin:50% -4rem}
.hero__panel::before,.hero__panel::after{content:'';position:absolute;inset-block-end:100%;height:calc(var(--space-7)*.86);border-inline-start:2px solid var(--ink);inset-inline-start:22%}
.hero__panel::after{inset-inline-start:78%}
@media(max-width:55.99rem){.hero__panel{margin-block-start:var(--space-6)}}
@media(min-width:56rem){.hero--facts .hero__panel{margin-block-start:var(--space-4)}.hero--facts .hero__words{padding-block:var(--space-5)}.hero--split .hero__picture{margin-inline-end:0;padding-block:var(--space-7)}.hero--split .hero__picture>.picture{border-radius:50vw 50vw var(--radius) var(--radius)}}
`,
    menu: `
.menu--board .menu__groups{padding:clamp(1.1rem,4vw,3.5rem);padding-block-end:0;border:.5rem solid var(--support);border-radius:var(--radius);background:var(--tint);color:var(--tint-ink)}
.menu__title{font-weight:700;font-size:var(--step-3)}
.menu--board .menu__head{border-block-end:3px double}
.menu__name{font-size:var(--step-1);line-height:1.3}
.menu__price{font:700 var(--step-1)/1.2 var(--font-head);color:var(--accent-text)}
`,
    services: `.services__price{font-family:var(--font-head);font-weight:700;color:var(--accent-text)}.services--cards .services__words{border-block-start:3px double var(--ink)}`,
    hours: `.hours--table .hours__rows,.week{padding:var(--space-5) var(--space-6);background:var(--tint);color:var(--tint-ink);border-radius:calc(var(--radius)*1.6)}.week__bars{height:1.5rem}.week__bar{border-radius:99rem}`,
    testimonials: `.testimonials__quote{font-family:var(--font-head)}`,
    pricing: `.pricing--plans .pricing__plan{border-width:2px;border-color:var(--ink)}`,
    faq: `.faq__question{font-weight:650}`,
    products: `.products__price{font:700 var(--step-1)/1.2 var(--font-head);color:var(--accent-text)}.products__mark{padding:.2em .9em;border-radius:99rem;background:var(--accent);color:var(--accent-ink);rotate:-3deg}.products--shelf .products__picture{border-block-end:.6rem solid var(--support);border-radius:0 0 .3rem .3rem}.products--shelf .products__picture>.picture{border-radius:50vw 50vw 0 0}.products--list .products__picture>.picture{border-radius:50%}.products--list .picture__wants{display:none}`,
    events: `.events--list .events__date{align-self:start;padding:var(--space-3);text-align:center;background:var(--paper);color:var(--ink);border:2px solid var(--ink);border-block-start-width:.7rem;border-radius:var(--radius);rotate:-1.5deg}.events--list .events__date--words{padding-inline:.3rem;font-size:clamp(.85rem,.5rem + 1.2vw,1.35rem);overflow-wrap:normal}.events--list .events__item:nth-child(even) .events__date{rotate:1.5deg}.events--list .events__item{align-items:center;border-block-start-style:dashed}.events--cards .events__item{border-block-end:.5rem solid var(--support)}.events--poster .events__item:first-child .events__day{color:var(--accent-text)}`,
    schedule: `.schedule__name{font-weight:700}.schedule--columns .schedule__name{border-block-end:3px double}.schedule--columns .schedule__day{padding:var(--space-4);border-radius:calc(var(--radius)*1.6);background:var(--tint);color:var(--tint-ink)}`,
    logos: `.logos--grid .logos__items{gap:var(--space-3);border:0}.logos--grid .logos__item{border:2px dashed var(--edge);border-radius:calc(var(--radius)*1.6)}`,
    image: `.picture-section--inset .picture,.picture-section--margin .picture{border-radius:50vw 50vw var(--radius) var(--radius)}.picture-section__caption{text-align:center;margin-inline:auto}`,
    video: `.video__label{border-radius:99rem}.picture+.video__label{inset:auto auto var(--space-4) var(--space-4)}[dir=rtl] .picture+.video__label{inset:auto var(--space-4) var(--space-4) auto}`,
    contactForm: `${inputs}.contact-form--details .form{border:.5rem solid var(--support);border-radius:var(--radius)}`,
    newsletter: inputs,
    waitlistForm: inputs,
    blogList: `.blog-list__title a:not(:hover){text-decoration:none}.blog-list--index .blog-list__item{border-block-start:2px dashed var(--edge)}`,
  },
  sectionVariants: {
    hero: ['facts', 'split', 'mosaic'],
    menu: ['board', 'plates'],
    services: ['cards', 'ledger'],
    features: ['tiles', 'beside'],
    about: ['portrait', 'letter'],
    story: ['chapters', 'timeline'],
    gallery: ['strip', 'mosaic'],
    stats: ['row'],
    steps: ['path', 'margin'],
    pricing: ['plans', 'ledger'],
    testimonials: ['strip', 'lead'],
    team: ['portraits'],
    faq: ['open', 'margin'],
    hours: ['week', 'table'],
    location: ['picture', 'address'],
    contact: ['columns'],
    cta: ['line', 'picture'],
    banner: ['notice', 'strip'],
    richText: ['column'],
    products: ['shelf', 'list'],
    logos: ['line', 'grid'],
    events: ['cards', 'list'],
    schedule: ['columns', 'rows'],
    image: ['full', 'margin'],
    video: ['wide', 'beside'],
  },
  recipe: ['hero', 'menu', 'banner', 'about', 'services', 'gallery', 'testimonials', 'hours', 'location', 'faq', 'cta'],
  rhythm: ['tint', 'ink', 'plain', 'tint', 'plain', 'plain', 'tint'],
};
