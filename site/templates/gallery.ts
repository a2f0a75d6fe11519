import type { Template } from './template.ts';

const css = `
:root{--width:100rem;--edge-space:clamp(1rem,2.4vw,2.5rem)}
body{font-size:clamp(.9375rem,.9rem + .2vw,1rem)}
main :is(h1,.opening__heading){font-weight:400;line-height:1.02}
h2.opening__heading:not(.cta *){font-size:var(--step-3)}
main h3{font:500 var(--step--1)/1.4 var(--font-body);letter-spacing:0}
.site-header{flex-wrap:wrap;gap:0 var(--space-6);padding-block:var(--space-3) 0;font-size:var(--step--1)}
.site-header__brand{order:3;flex:0 0 100%;margin:0;overflow:hidden}
.site-header__name{font-size:clamp(2.6rem,calc((100vw - 2*var(--edge-space))/(var(--name-length)*.41)),20rem);line-height:.86;letter-spacing:-.02em;white-space:nowrap;padding-block:.02em .1em}
.site-header__tagline{flex:0 0 100%;padding-block-end:var(--space-3)}
.site-menu{margin-inline-end:auto}
.site-menu ul{gap:0 var(--space-5)}
.site-header__toggle{border:0;padding:0;font-weight:400;text-decoration:underline;text-underline-offset:.3em;margin-inline-end:auto}
.button{border-radius:0;border-width:1px;font-weight:450;font-size:var(--step--1);min-height:2.75em;padding:.5em 1.4em}
.button--primary{background:var(--ink);color:var(--paper);border-color:var(--ink)}
.button--primary:hover{background:var(--paper);color:var(--ink);box-shadow:none}
.link{font-weight:450}
.picture{border-radius:0}
.section{--pad-start:calc(var(--space-8)*.62);--pad-end:calc(var(--space-8)*.62)}
.opening{max-width:none;display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:var(--space-3) var(--space-7);margin-block-end:var(--space-5)}
.opening__heading{max-width:16em}
.opening__heading+.opening__intro{margin:0}
.opening__intro{font-size:var(--step--1);max-width:34ch;line-height:1.55}
.actions{font-size:var(--step--1)}
.site-footer{font-size:var(--step--1);border-block-start:1px solid var(--ink);padding-block:var(--space-5)}
.site-footer__name{font-size:var(--step-2)}
`;

export const gallery: Template = {
  id: 'gallery',
  name: 'Gallery',
  idea: 'Pictures first: the name as wide as the wall, pictures from edge to edge, words that whisper.',
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
  },
  header: { variant: 'line', showTagline: false, action: { label: '', to: '' } },
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
.hero--banner .hero__picture{margin-block-start:0}
.hero--banner .hero__picture>.picture{height:clamp(20rem,78vh,56rem)}
@media(min-width:48rem){.hero--banner .hero__words{width:auto;align-self:stretch;display:grid;grid-template-columns:minmax(0,7fr) minmax(0,4fr);gap:0 var(--space-7);margin:0;padding:var(--space-5) 0 0;background:none}.hero--banner .hero__words>*{grid-column:2}.hero--banner .hero__title{grid-area:1/1/span 5}.hero--banner .hero__words::before{display:none}}
@media(min-width:56rem){.hero--mosaic{grid-template-columns:minmax(0,4fr) minmax(0,8fr)}.hero--mosaic .hero__picture>.picture{min-height:70vh}.hero--mosaic .hero__picture{margin-inline-end:var(--bleed)}}
`,
    gallery: `
.gallery__items:not(.strip){margin-inline:var(--bleed)}
.gallery--mosaic .gallery__items{gap:3px!important}
.gallery__caption{font-size:.8125rem;padding-inline:.4rem}
.gallery--mosaic .gallery__item{padding-block-end:var(--space-2)}
.gallery--captions .gallery__caption{border:0}
.gallery--captions .gallery__title{font:400 var(--step-2)/1.15 var(--font-head)}
@media(min-width:48rem){.gallery--mosaic :is(.gallery__item--wide,.gallery__item--narrow,.gallery__item--full) .picture{height:clamp(18rem,46vw,44rem)}.gallery--mosaic .picture{height:clamp(14rem,30vw,28rem)}}
`,
    services: `.services--alternating .services__name{font:400 var(--step-3)/1.05 var(--font-head)}.services--ledger .services__name{font:400 var(--step-2)/1.15 var(--font-head)}.services__price{font-weight:450}`,
    about: `.about--portrait .about__picture{margin-inline-end:var(--bleed)}.about__body{font-size:var(--step-0)}`,
    testimonials: `.testimonials--lead .testimonials__item:first-child .testimonials__quote{letter-spacing:-.01em}`,
    team: `.team--portraits .team__item:nth-child(n){margin-block-start:0}`,
    contact: `.contact__first{letter-spacing:-.02em}`,
    faq: `.faq__question{font:400 var(--step-2)/1.2 var(--font-head)}`,
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
