import type { Template } from './template.ts';

const css = `
:root{--width:100rem;--edge-space:clamp(1rem,2.4vw,2.5rem)}
body{font-size:clamp(.9375rem,.9rem + .2vw,1rem)}
main :is(h1,.opening__heading){font-weight:400;line-height:1.02}
h2.opening__heading:not(.cta *,.logos--line *){font-size:var(--step-3)}
main h3{font:500 var(--step--1)/1.4 var(--font-body);letter-spacing:0}
.site-header{flex-wrap:wrap;gap:var(--space-2) var(--space-6);padding-block:var(--space-3) 0;font-size:var(--step--1)}
.site-header__brand{order:3;flex:0 0 100%;margin:0}
.site-header__name{font-size:clamp(2.6rem,calc((100vw - 2*var(--edge-space))/(var(--name-length)*var(--head-advance))),20rem);line-height:.98;padding-block-end:.1em;letter-spacing:-.02em;text-wrap:balance}
.site-header__tagline{flex:0 0 100%;padding-block-end:var(--space-3)}
.site-menu{margin-inline-end:auto}.site-header__action{margin-inline-start:auto}
.site-menu ul{gap:0 var(--space-5)}
.site-header__toggle{border:0;padding:0;font-weight:400;text-decoration:underline;text-underline-offset:.3em;margin-inline-end:auto}
.button{border-radius:0;border-width:1px;font-weight:450;font-size:var(--step--1);min-height:2.75em;padding:.5em 1.4em}
.button--primary{background:var(--ink);color:var(--paper);border-color:var(--ink)}
.button--primary:hover{background:var(--paper);color:var(--ink);box-shadow:none}
.link{font-weight:450}
.picture{border-radius:0}
.section{--pad-start:calc(var(--space-8)*.62);--pad-end:calc(var(--space-8)*.62)}
.opening{max-width:none;display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:var(--space-3) var(--space-7);margin-block-end:var(--space-5);align-content:start}
.opening__heading{max-width:16em}
.opening__heading+.opening__intro{margin:0}
.opening__intro{font-size:var(--step--1);max-width:34ch;line-height:1.55}
.actions{font-size:var(--step--1)}
.site-footer{font-size:var(--step--1);border-block-start:1px solid var(--ink);padding-block:var(--space-5)}
.site-footer__name{font-size:var(--step-2)}
`;

const inputs = `.form__input{border-width:0 0 1.5px;border-radius:0;background:none;padding-inline:0;border-color:var(--ink)}`;

export const gallery: Template = {
  id: 'gallery',
  name: 'Gallery',
  idea: 'Pictures first: the name as wide as the wall, pictures from edge to edge, words that whisper.',
  sample: `Ines Carrow is a photographer in Lisbon. Portraits, weddings and quiet buildings, mostly on film.

Portrait session - 220 €
Wedding day - 1,900 €
Architecture, half a day - 480 €

Works:
Tide Tables (2025) - the harbour pilots of Setúbal
Rooms for Rent (2024) - empty flats in Alfama
Salt (2022) - the last salt workers of Rio Maior

"She waits until you forget the camera." - Rui Lacerda

Exhibitions:
14 March Tide Tables, Casa do Cais
6 June Open studio

Studio by appointment. Rua das Gaivotas 12, Lisbon. studio@inescarrow.example`,
  trades: [
    'photographer',
    'artist',
    'architect',
    'interior-designer',
    'fashion',
    'jewellery',
    'hotel',
    'tattoo',
    'gallery',
    'florist',
    'wedding',
  ],
  moods: ['elegant', 'quiet', 'minimal', 'fashion', 'modern'],
  theme: {
    background: '#f4f3f0',
    ink: '#161614',
    accent: '#4c5a4a',
    support: '#cdb9a0',
    type: 'instrument-serif-inter',
    radius: 'none',
    spacing: 'regular',
    mode: 'light',
    motion: 'none',
  },
  header: { variant: 'line', showTagline: false, action: { label: '', to: '' }, phoneBar: false },
  footer: { variant: 'line', note: '', showHours: false, showContact: true },
  frame: { header: 'plain', footer: 'plain' },
  hand: 'cut',
  css,
  kindCss: {
    hero: `
.section--hero{--pad-start:var(--space-4)}
.hero{--title:var(--step-4)!important}
.hero__title{font-size:var(--step-4);letter-spacing:-.01em}
.hero__intro{font-size:var(--step-0);margin-block-start:var(--space-4);max-width:40ch}
.hero__eyebrow{font-weight:450;color:var(--muted)}
.hero--name .hero__title{position:absolute;clip-path:inset(50%)}.hero--name .hero__intro{font:400 var(--step-3)/1.25 var(--font-head);max-width:30ch;margin:0}
@media(min-width:56rem){.hero--name.hero--banner .hero__intro{grid-area:2/1}.hero--name.hero--banner .actions{grid-area:2/2;margin:0;place-self:start end}}
.hero--banner .hero__picture{margin-block-start:0}
.hero--banner .hero__picture>.picture{aspect-ratio:auto;height:clamp(20rem,34vw,46rem)}
.hero--banner .hero__words{padding-block-start:var(--space-5)}
@media(min-width:56rem){.hero--mosaic{grid-template-columns:minmax(0,4fr) minmax(0,8fr)}.hero--mosaic .hero__picture>.picture{min-height:70vh}.hero--mosaic .hero__picture{margin-inline-end:var(--bleed)}}
`,
    gallery: `
.gallery__items:not(.strip){margin-inline:var(--bleed)}
.gallery--mosaic .gallery__items{gap:3px!important}
.gallery__caption{font-size:.8125rem;padding-inline:var(--edge-space)}.gallery--mosaic .gallery__caption{padding-inline:.4rem}
.gallery--mosaic .gallery__item{padding-block-end:var(--space-2)}
.gallery--captions .gallery__caption{border:0}
.gallery--captions .gallery__title{font:400 var(--step-2)/1.15 var(--font-head)}
@media(min-width:48rem){.gallery--mosaic :is(.gallery__item--wide,.gallery__item--narrow,.gallery__item--full) .picture{height:clamp(18rem,46vw,44rem)}.gallery--mosaic .picture{height:clamp(14rem,30vw,28rem)}}
`,
    services: `.services--alternating .services__name{font:400 var(--step-3)/1.05 var(--font-head)}.services--ledger .services__name{font:400 var(--step-2)/1.15 var(--font-head)}.services__price{font-weight:450}`,
    about: `.about--portrait .about__picture{margin-inline-end:var(--bleed)}.about__body:not(.short-text){font-size:var(--step-0)}`,
    testimonials: `.testimonials--lead .testimonials__item:first-child .testimonials__quote{letter-spacing:-.01em}`,
    team: `.team--portraits .team__item:nth-child(n){margin-block-start:0}`,
    contact: `.contact__first{letter-spacing:-.02em}`,
    faq: `.faq__question{font:400 var(--step-2)/1.2 var(--font-head)}`,
    products: `.products--shelf .products__items{gap:var(--space-6) 3px;margin-inline:var(--bleed)}.products--shelf .products__words{padding-inline:.4rem}.products__mark{padding:0;background:none;color:var(--muted);font-weight:400}.products__price{font-weight:400}.products--lead .products__item:first-child .products__name{font:400 var(--step-4)/1 var(--font-head)}.products--lead .products__item:first-child .products__picture{margin-inline-start:var(--bleed)}`,
    events: `.events__title{font:400 var(--step-2)/1.1 var(--font-head)!important}.events--poster .events__item:first-child .events__title{font-size:var(--step-4)!important}.events__details{font-weight:450}.events--cards .events__item{background:none;color:inherit;padding:var(--space-3) 0;border-block-start:1px solid var(--ink)}`,
    schedule: `.schedule--rows .schedule__name,.schedule--columns .schedule__name{font:400 var(--step-2)/1.1 var(--font-head)}.schedule__time,.schedule__what{font-weight:450}.schedule--columns .schedule__name{border-block-end-width:1px}`,
    image: `.picture-section--full .picture{aspect-ratio:auto;height:clamp(18rem,36vw,60rem)}.picture-section--margin .picture{margin-inline-start:var(--bleed)}.picture-section--margin .picture-section__caption{border:0}.picture-section__caption{font-size:.8125rem}`,
    video: `.video__label{background:var(--paper);color:var(--ink);font-weight:450;font-size:var(--step--1)}`,
    logos: `.logos--grid .logos__items{border:0}.logos--grid .logos__item{border:0;place-items:start;text-align:start;min-height:0;padding:var(--space-3) 0}`,
    contactForm: `${inputs}.contact-form--details .form{background:none;color:inherit;padding:0}`,
    newsletter: inputs,
    waitlistForm: inputs,
    blogList: `.blog-list__title{font:400 var(--step-2)/1.1 var(--font-head)!important}.blog-list--lead .blog-list__item:first-child .blog-list__title{font-size:var(--step-4)!important}.blog-list__title a:not(:hover){text-decoration:none}`,
    blogPost: `.post__title{font-size:clamp(2.6rem,7vw,7rem)!important;line-height:.95}.post__excerpt{font-size:var(--step-0)}.post__body :is(h2,h3){font:400 var(--step-3)/1.1 var(--font-head)}`,
  },
  sectionVariants: {
    hero: ['banner', 'mosaic', 'split'],
    menu: ['sheet', 'plates'],
    services: ['alternating', 'ledger'],
    features: ['beside', 'columns'],
    about: ['portrait', 'letter'],
    story: ['chapters', 'essay'],
    gallery: ['mosaic', 'captions', 'strip'],
    stats: ['ledger'],
    steps: ['margin'],
    pricing: ['ledger'],
    testimonials: ['lead'],
    team: ['portraits'],
    faq: ['fold'],
    hours: ['brief'],
    location: ['picture', 'line'],
    contact: ['large', 'picture'],
    cta: ['poster', 'picture'],
    banner: ['strip'],
    richText: ['aside'],
    products: ['lead', 'shelf'],
    logos: ['line', 'grid'],
    events: ['list', 'poster'],
    schedule: ['rows', 'columns'],
    image: ['full', 'margin'],
    video: ['wide', 'beside'],
  },
  recipe: ['hero', 'gallery', 'about', 'services', 'gallery', 'testimonials', 'pricing', 'contact'],
  rhythm: ['plain', 'plain', 'plain', 'tint', 'plain', 'plain', 'ink'],
};
