import type { Template } from './template.ts';

const css = `
:root{--width:72rem;--gutter:0rem}
main :is(h1,.opening__heading){font-weight:400;letter-spacing:-.025em;line-height:1.02}
h3{font-weight:500}
body{counter-reset:part;font-feature-settings:"ss01"}
.site-header{flex-wrap:wrap;padding-block:var(--space-5) 0;gap:0 var(--space-6)}
.site-header__name{font-size:clamp(1.6rem,1rem + 3vw,3.4rem);font-weight:400;letter-spacing:-.035em;line-height:1}
.site-header__tagline{font:italic 400 var(--step-0)/1.3 var(--font-head)}
.site-header--line .site-header__brand{gap:0 var(--space-5);align-items:baseline}
.site-header::after{content:'';order:9;flex:0 0 100%;margin-block-start:var(--space-4);height:5px;border-block:1px solid var(--ink);border-block-start-width:3px}
.site-menu a,.site-footer h2{font-size:var(--step--1);font-weight:500;letter-spacing:.01em}
.button{border-radius:0;border-width:0 0 1.5px;padding:.35em 0;font-weight:600;background:none;min-height:2.75em}
.button--primary{color:var(--accent-text);border-color:var(--accent-text);font-size:var(--step-1);font-family:var(--font-head);font-style:italic;font-weight:500}
.button--primary:hover{box-shadow:none;background:none;border-block-end-width:4px}
.button--secondary:hover{background:none;color:var(--ink);border-block-end-width:4px}
.site-header__action .button{font-size:var(--step-0)}
.picture{border-radius:0}
.section{position:relative}
main>.section+.section::before{counter-increment:part;content:counter(part,upper-roman);display:block;font:italic 400 var(--step-1)/1 var(--font-head);color:var(--accent-text);margin-block-end:var(--space-4)}
main>.section--image:has(.picture-section--full)::before{display:none}
main>.section+.ground--plain{--pad-start:0px}
main>.ground--plain+.ground--plain::before{border-block-start:1px solid var(--line);padding-block-start:var(--space-5)}
main>:not(.ground--plain)+.ground--plain{--pad-start:var(--space-7)}
.opening__intro{font-family:var(--font-head);font-size:var(--step-1);color:var(--ink)}
.about__body:not(.short-text)>p:first-child::first-letter,.text__body:not(.short-text)>div:first-child>p:first-child::first-letter,.story--timeline .story__chapter:first-child .story__text p:first-child::first-letter{float:inline-start;font:400 4.35em/.76 var(--font-head);padding:.06em .09em 0 0;color:var(--accent-text)}
.site-footer{padding-block-start:var(--space-6)}
.site-footer{position:relative}
.site-footer::before{content:'';position:absolute;inset-block-start:0;inset-inline:max(var(--edge-space),(100vw - var(--width))/2);height:5px;border-block:1px solid var(--ink);border-block-end-width:3px}
.site-footer__name{font-weight:400;font-size:var(--step-3);letter-spacing:-.03em}
.site-footer__note{font:italic 400 var(--step-0)/1.4 var(--font-head)}
@media(min-width:68rem){
:root{--gutter:11rem}
main>.section{padding-inline-start:calc(max(var(--edge-space),(100vw - var(--width))/2) + var(--gutter))}
main>.section:first-child{padding-inline-start:max(var(--edge-space),(100vw - var(--width))/2)}
main>.section+.section::before{position:absolute;inset-inline-start:max(var(--edge-space),(100vw - var(--width))/2);font-size:var(--step-4);width:calc(100vw - 2*max(var(--edge-space),(100vw - var(--width))/2));margin:0;line-height:.9}
main>.section+.ground--plain{--pad-start:var(--space-5)}
main>.section+.ground--plain::before{inset-block-start:0}
main>.section+:not(.ground--plain),main>:not(.ground--plain)+.ground--plain{--pad-start:var(--space-7)}
main>:not(.ground--plain)+.ground--plain::before{inset-block-start:var(--space-7)}
main>.ground--tint+.ground--tint{--pad-start:var(--space-5)}
}
`;

const inputs = `.form__input{border-width:0 0 1.5px;border-radius:0;background:none;padding-inline:0;border-color:var(--ink)}`;

export const almanac: Template = {
  id: 'almanac',
  name: 'Almanac',
  idea: 'A printed journal: numbered chapters in a wide margin, fine rules, a drop cap, room to read.',
  sample: `The Lantern Press is a publisher and bookshop in Ludlow. We print short books about rivers, hills and the people who mend them, and sell them over the counter with the ink still fresh.

Books:
Walking the Teme - £12
A Year of Hedges - £14
The Clockmender's Notebook - £16
Four Winters on Long Mynd - £12

Editor: Harriet Vane-Pugh.
"Books you want to read by a window." - Clara Mott, reader

Open Wednesday to Saturday 10am to 5pm. 4 Quality Lane, Ludlow. Phone 01584 496 0131. hello@lanternpress.example`,
  trades: [
    'magazine',
    'writer',
    'consultant',
    'architect',
    'winery',
    'museum',
    'publisher',
    'bookshop',
    'school',
    'charity',
  ],
  moods: ['editorial', 'calm', 'literary', 'elegant', 'classic'],
  theme: {
    background: '#faf7f0',
    ink: '#1b1a18',
    accent: '#8c2f23',
    support: '#c3ad84',
    type: 'newsreader-instrument',
    radius: 'none',
    spacing: 'airy',
    mode: 'light',
    motion: 'none',
  },
  header: { variant: 'line', showTagline: true, action: { label: '', to: '' }, phoneBar: false },
  footer: { variant: 'columns', note: '', showHours: true, showContact: true },
  frame: { header: 'plain', footer: 'plain' },
  hand: 'engraving',
  css,
  kindCss: {
    hero: `
.hero--statement .hero__title{font-weight:350;letter-spacing:-.045em;line-height:.93;text-wrap:balance}
.hero__eyebrow{font:italic 400 var(--step-1)/1.3 var(--font-head)}
.hero__intro{font-family:var(--font-head);font-size:var(--step-1)}
.hero--statement .hero__rest{border-color:var(--ink)}
@media(min-width:56rem){.hero--split .hero__picture{margin-inline-end:0;padding-block:var(--space-6)}}
`,
    services: `.services--ledger .services__name{font-weight:400;font-size:var(--step-2)}.services--ledger .services__price{font:italic 400 var(--step-1)/1.3 var(--font-head)}`,
    about: `.about--portrait .about__body{columns:1}.about__picture{outline:1px solid var(--line);outline-offset:.5rem}`,
    testimonials: `.testimonials__quote{font-family:var(--font-head);font-style:italic}`,
    features: `.features--statements .features__name{font-weight:400;font-style:italic}`,
    gallery: `.gallery__caption{font:italic 400 var(--step-0)/1.4 var(--font-head)}.gallery__title{font-style:normal;font-weight:500}`,
    menu: `.menu--sheet .menu__groups{border:0;outline:0;padding:0;max-width:none}.menu__title{font-weight:400;font-style:italic}`,
    stats: `.stats__value{font-weight:300}`,
    faq: `.faq__question{font-weight:400;font-size:var(--step-2)}`,
    story: `.story--timeline .story__when{font-weight:300;font-style:italic}`,
    team: `.team--roll .team__name{font-weight:400}`,
    cta: `.cta--poster .opening__heading{font-weight:300;font-style:italic}`,
    banner: `.banner--notice{border-width:1px 0;padding-inline:0}.banner--poster .banner__when{font-weight:300}`,
    steps: `.steps--numbered .steps__item::before{font-weight:300;font-style:italic}`,
    products: `.products__price{font:italic 400 var(--step-1)/1.2 var(--font-head)}.products__name{font-weight:500}.products__mark{padding:0;background:none;color:var(--accent-text);font:italic 400 var(--step-0)/1.3 var(--font-head)}.products--lead .products__item:first-child .products__name{font-weight:400}`,
    events: `.events__day{font-weight:300}.events__title{font-weight:400}.events--poster .events__item:first-child .events__date{font-weight:300;font-style:italic}.events--list .events__items{border-block-start:3px solid var(--ink)}.events--list .events__item:first-child{border:0}.events--cards .events__item{background:none;color:inherit;padding:var(--space-4) 0;border-block-start:1px solid var(--ink)}`,
    schedule: `.schedule__name{font-weight:400;font-style:italic}.schedule__time{font-family:var(--font-head);font-weight:500}`,
    logos: `.logos__name{font-style:italic;font-weight:400}.logos--grid .logos__item{border-inline-end:0}.logos--grid .logos__items{border-inline-start:0}`,
    image: `.picture-section__caption{font:italic 400 var(--step-0)/1.45 var(--font-head)}.picture-section--margin .picture-section__caption{border-color:var(--ink)}`,
    video: `.video__label{background:var(--paper);color:var(--ink);font:italic 500 var(--step-1)/1.3 var(--font-head)}`,
    contactForm: inputs,
    newsletter: inputs,
    waitlistForm: inputs,
    blogList: `.blog-list__title{font-weight:400}.blog-list__title a:not(:hover){text-decoration:none}.blog-list__date{font:italic 400 var(--step-0)/1.3 var(--font-head)}`,
    blogPost: `.post__title{font-weight:350;letter-spacing:-.035em}.post__facts,.post__excerpt{font:italic 400 var(--step-1)/1.4 var(--font-head)}.post__body{font-family:var(--font-head)}.post__body>p:first-child::first-letter{float:inline-start;font:400 4.35em/.76 var(--font-head);padding:.06em .09em 0 0;color:var(--accent-text)}`,
  },
  sectionVariants: {
    hero: ['statement', 'split', 'banner'],
    menu: ['sheet', 'board'],
    services: ['ledger', 'alternating'],
    features: ['statements', 'columns'],
    about: ['portrait', 'facts', 'letter'],
    story: ['essay', 'timeline', 'chapters'],
    gallery: ['captions', 'mosaic'],
    stats: ['ledger', 'row'],
    steps: ['margin', 'numbered'],
    pricing: ['ledger', 'table'],
    testimonials: ['lead', 'columns'],
    team: ['roll', 'profiles'],
    faq: ['open', 'fold'],
    hours: ['table', 'brief'],
    location: ['address', 'line'],
    contact: ['columns', 'large'],
    cta: ['poster', 'line'],
    banner: ['notice', 'poster'],
    richText: ['newspaper', 'column'],
    products: ['list', 'shelf'],
    logos: ['line', 'grid'],
    events: ['list', 'poster'],
    schedule: ['rows', 'columns'],
    image: ['margin', 'full'],
    video: ['beside', 'wide'],
  },
  recipe: [
    'hero',
    'about',
    'services',
    'features',
    'story',
    'gallery',
    'testimonials',
    'stats',
    'team',
    'faq',
    'contact',
    'cta',
  ],
  rhythm: ['plain', 'plain', 'plain', 'tint', 'plain', 'plain', 'ink'],
};
