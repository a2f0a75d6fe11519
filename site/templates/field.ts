import type { Template } from './template.ts';

/** Two ridges that end a band, as a mask. Only shape: the colour is the theme's. */
const ridge = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 100' preserveAspectRatio='none'%3E%3Cpath d='${path}'/%3E%3C/svg%3E") 0 0/100% 100%`;
const far = ridge('M0 46C120 20 210 8 330 34S560 78 700 52s240-50 330-34 120 24 170 20V100H0z');
const near = ridge('M0 78C150 54 270 92 420 82S700 40 860 60s230 38 340 8V100H0z');

const css = `
:root{--width:72rem;--rise:clamp(2.5rem,7vw,6.5rem)}
main :is(h1,.opening__heading){font-weight:500;line-height:1.08}
h3{font-weight:600}
.site-header{padding-block:var(--space-4)}
.site-header__name{font-size:var(--step-2);font-weight:600}
.site-menu a{font-weight:450}
@media(max-width:47.99rem){.site-header__tagline{display:none}}@media(max-width:33.99rem){.site-header__action{display:none}}
.button{border-radius:.6rem 1.5rem .6rem 1.5rem;font-weight:500;padding-inline:1.6em}
.button--primary:hover{border-radius:1.5rem .6rem 1.5rem .6rem;box-shadow:none}
.opening__intro{font-size:var(--step-1)}
main>.section{position:relative;padding-block:var(--pad-start) var(--pad-end);--pad-start:calc(var(--space-7) + var(--rise)*.3);--pad-end:calc(var(--space-7) + var(--rise))}
main>.section:not(:first-child){background:repeating-radial-gradient(120% 90% at 108% 110%,transparent 0 2.2rem,color-mix(in oklab,var(--ink) 7%,transparent) 2.2rem calc(2.2rem + 1.5px)) var(--paper)}
main>.section:not(:first-child)::before{content:'';position:absolute;inset:calc(var(--rise)*-1) 0 auto;height:calc(var(--rise) + 1px);background:var(--paper);mask:${near};pointer-events:none;z-index:1}
main>.section:nth-child(even)::before{mask:${far};transform:scaleX(-1)}
.picture{border-radius:calc(var(--radius)*1.2)}
.site-footer{position:relative;margin-block-start:0;padding-block-start:var(--space-7)}
.site-footer::before{content:'';position:absolute;inset:calc(var(--rise)*-1) 0 auto;height:calc(var(--rise) + 1px);background:var(--paper);mask:${far};pointer-events:none}
`;

const inputs = `.form__input{border-radius:.5rem 1.1rem;border-width:1px}`;

export const field: Template = {
  id: 'field',
  name: 'Field',
  idea: 'Land and sky: bands that end in hills, contour lines, earth colours, a wide horizon.',
  sample: `Longacre Farm is a family farm near Hay-on-Wye. Forty acres of orchard, sheep and vegetables, sold at the gate and sent out in boxes every Thursday.

Small box - £14
Family box - £22
Apple juice, a case of six - £27
Half a lamb - £120

What we grow:
Apples: Eleven old kinds, picked from August to November.
Vegetables: Without sprays, in rotation since 1987.
Sheep: Sixty Clun Forest ewes and their lambs.

Farmers: Rhian Prosser and Gethin Prosser.
"You can taste which field it came from." - Box customer in Brecon

10 April Lambing afternoon
26 September Apple day

Farm shop open Friday and Saturday 9 to 16. Longacre Farm, Hay-on-Wye. 01497 496 0118. gate@longacre.example`,
  trades: [
    'farm',
    'campsite',
    'vineyard',
    'hotel',
    'guesthouse',
    'park',
    'outdoor',
    'gardener',
    'charity',
    'riding',
    'tour',
  ],
  moods: ['natural', 'earthy', 'open', 'calm', 'warm'],
  theme: {
    background: '#f7f3e8',
    ink: '#26301f',
    accent: '#4f6a2c',
    support: '#c98a4b',
    type: 'lora-outfit',
    radius: 'medium',
    spacing: 'regular',
    mode: 'light',
    motion: 'none',
  },
  header: { variant: 'line', showTagline: true, action: { label: '', to: '' }, phoneBar: false },
  footer: { variant: 'columns', note: '', showHours: true, showContact: true },
  frame: { header: 'plain', footer: 'ink' },
  hand: 'print',
  css,
  kindCss: {
    hero: `
.section--hero{overflow:clip}
.hero__title{font-weight:500;line-height:1.03}
.hero__eyebrow{font:italic 500 var(--step-1)/1.3 var(--font-head)}
.hero--banner{flex-direction:column}
.hero--banner .hero__words{padding:0 0 var(--space-6)}
.hero--banner .hero__picture{margin-block:0 calc(-1*var(--pad-end))}
.hero--banner .picture__wants{inset-block-end:calc(var(--rise) + .6rem)}
@media(min-width:56rem){.hero--banner .hero__title{align-self:end}}
`,
    services: `.services--alternating .services__picture .picture{border-radius:calc(var(--radius)*5) calc(var(--radius)*1.2)}.services__price{color:var(--accent-text)}.services--bento .services__item{border-radius:calc(var(--radius)*1.6)}`,
    about: `.about--portrait .about__picture .picture{border-radius:calc(var(--radius)*5) calc(var(--radius)*1.2)}`,
    stats: `.stats__value{font-weight:400;font-style:italic}`,
    testimonials: `.testimonials__quote{font-family:var(--font-head);font-style:italic}`,
    steps: `.steps--path .steps__item:not(:last-child)::after{border-style:dashed}`,
    pricing: `.pricing--plans .pricing__plan{background:var(--paper);border-radius:calc(var(--radius)*1.6)}`,
    gallery: `.gallery--strip .gallery__item:nth-child(odd) .picture{border-radius:calc(var(--radius)*5) calc(var(--radius)*1.2)}`,
    faq: `.faq__question{font-weight:500}`,
    story: `.story--timeline .story__when{font-style:italic}`,
    products: `.products__picture>.picture{border-radius:calc(var(--radius)*3) calc(var(--radius)*.8)}.products__item:nth-child(even) .products__picture>.picture{border-radius:calc(var(--radius)*.8) calc(var(--radius)*3)}.products__price{color:var(--accent-text)}.products__mark{border-radius:.4rem 1rem}`,
    events: `.events--list .events__day{font-style:italic;font-weight:400}.events--poster .events__item:first-child .events__date{font-style:italic;font-weight:400}.events--cards .events__item{border-radius:calc(var(--radius)*3) calc(var(--radius)*.8)}.events--list .events__item,.events--poster .events__item{border-block-start-style:dashed}`,
    schedule: `.schedule--rows .schedule__name{font-style:italic;font-weight:400}.schedule--columns .schedule__name{border-block-end:2px dashed var(--accent)}`,
    logos: `.logos__name{font-style:italic;font-weight:400}.logos--grid .logos__items,.logos--grid .logos__item{border-style:dashed}`,
    image: `.picture-section--inset .picture,.picture-section--margin .picture{border-radius:calc(var(--radius)*6) calc(var(--radius)*1.2)}.picture-section__caption{font-style:italic}`,
    video: `.video__link .picture{border-radius:calc(var(--radius)*6) calc(var(--radius)*1.2)}.video__label{border-radius:.6rem 1.5rem}.picture+.video__label{inset:auto auto var(--space-4) var(--space-4)}[dir=rtl] .picture+.video__label{inset:auto var(--space-4) var(--space-4) auto}`,
    contactForm: `${inputs}.contact-form--details .form{border-radius:calc(var(--radius)*4) calc(var(--radius)*1.2)}`,
    newsletter: inputs,
    waitlistForm: inputs,
    blogList: `.blog-list__picture>.picture{border-radius:calc(var(--radius)*3) calc(var(--radius)*.8)}.blog-list__title a:not(:hover){text-decoration:none}.blog-list__date{font-style:italic}`,
    blogPost: `.post__cover>.picture{border-radius:calc(var(--radius)*6) calc(var(--radius)*1.2)!important}.post--wide .post__cover{margin-inline:0}`,
  },
  sectionVariants: {
    hero: ['banner', 'split'],
    menu: ['sheet', 'plates'],
    services: ['alternating', 'ledger'],
    features: ['columns', 'statements'],
    about: ['portrait', 'letter'],
    story: ['timeline', 'chapters'],
    gallery: ['strip', 'mosaic'],
    stats: ['row', 'lead'],
    steps: ['path', 'margin'],
    pricing: ['plans', 'ledger'],
    testimonials: ['lead'],
    team: ['portraits'],
    faq: ['margin', 'open'],
    hours: ['brief', 'table'],
    location: ['address', 'line'],
    contact: ['columns'],
    cta: ['line', 'poster'],
    banner: ['notice'],
    richText: ['column'],
    products: ['shelf', 'list'],
    logos: ['line', 'grid'],
    events: ['list', 'poster'],
    schedule: ['rows', 'columns'],
    image: ['full', 'margin'],
    video: ['wide', 'beside'],
  },
  recipe: ['hero', 'features', 'gallery', 'about', 'pricing', 'stats', 'testimonials', 'location', 'faq', 'cta'],
  rhythm: ['plain', 'tint', 'plain', 'accent', 'plain', 'tint', 'ink', 'plain'],
};
