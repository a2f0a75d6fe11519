import type { Template } from './template.ts';

const css = `
:root{--sheet:46rem;--inset:clamp(1.25rem,6vw,4.75rem);--width:calc(var(--sheet) - 2*var(--inset))}
body{background:color-mix(in oklab,var(--tint),var(--support) 20%);padding:clamp(.5rem,4vw,4rem) clamp(.5rem,3vw,2rem)}
body>.site-header,body>main,body>.site-footer{width:100%;max-width:var(--sheet);margin-inline:auto;background-color:var(--paper)}
main :is(h1,.opening__heading){font-weight:400;line-height:1.12;letter-spacing:-.005em}
h2.opening__heading:not(.cta *,.logos--line *){font-size:var(--step-3)}
main h3{font:600 var(--step-0)/1.4 var(--font-body);letter-spacing:0}
.site-header{position:relative;flex-wrap:wrap;padding:calc(var(--inset)*.7 + .75rem) var(--inset) var(--space-4);background:repeating-linear-gradient(-55deg,var(--accent) 0 1.4rem,var(--paper) 0 2.1rem,var(--support) 0 3.5rem,var(--paper) 0 4.2rem) 0 0/100% .75rem no-repeat}
.site-header__brand{flex:1 1 100%;min-width:0;padding-inline-end:7rem;align-items:baseline}
.site-header__name{font-size:var(--step-2)}
.site-header__name[style]{font-size:min(var(--step-2),max(1rem,(100vw - 2*var(--inset) - 8.5rem)/(var(--longest)*var(--head-advance))))}
.site-header::after{content:'';position:absolute;inset-block-start:calc(.75rem + var(--inset)*.55);inset-inline-end:calc(var(--inset)*.8);width:4.4rem;height:5.2rem;rotate:4deg;background:radial-gradient(circle at 62% 30%,var(--paper) 0 .5rem,transparent .54rem),linear-gradient(168deg,transparent 56%,var(--ink) 56.5% 70%,transparent 70.5%),linear-gradient(12deg,var(--support) 36%,transparent 36.6%),var(--accent);border:.42rem solid var(--paper);outline:.32rem dotted color-mix(in oklab,var(--paper),var(--support) 62%);outline-offset:-.16rem;box-shadow:0 0 0 1px var(--line)}
.site-menu ul{gap:0 var(--space-4)}
.site-menu a{font-size:var(--step--1);padding-block:.4em}
.site-header__action .button{min-height:2.4em;font-size:var(--step--1)}
.section{--pad-start:var(--space-5);--pad-end:var(--space-5);padding-inline:var(--inset);--bleed:calc(-1*var(--inset))}
main>.section+.section::before{content:'';display:block;width:5rem;height:.6rem;margin:0 auto var(--space-6);background:radial-gradient(circle,var(--accent) .17rem,transparent .2rem) 50% 50%/1.4rem .6rem}
main>.section:not(.ground--plain){margin-block:var(--space-4)}
main>.section:not(.ground--plain)::before{display:none}
main>.section:not(.ground--plain){--pad-start:var(--space-6);--pad-end:var(--space-6)}
main :is(.beside,.about,.contact,.cta,.hero,.location,.story,.stats,.pricing,.features,.services,.team,.faq){grid-template-columns:minmax(0,1fr)}
.beside>.opening{position:static}
.opening{margin-block-end:var(--space-5)}
.opening__intro{font-size:var(--step-0);color:var(--ink)}
.actions{margin-block-start:var(--space-5)}
.button{border-radius:99rem;font-weight:550;min-height:2.75em}
.picture{border-radius:2px}
.site-footer{padding:var(--space-6) var(--inset) var(--space-7)}
.site-footer--line{align-items:baseline}
.site-footer__name{font-size:var(--step-2)}
@media(max-width:47.99rem){.site-menu:popover-open{max-width:none}}@media(max-width:33.99rem){.site-header__action{display:none}}
@media print{body{padding:0;background:none}}
`;

const inputs = `.form__input{border-width:0 0 1.5px;border-radius:0;background:none;padding-inline:.1em}`;

export const letter: Template = {
  id: 'letter',
  name: 'Letter',
  idea: 'One sheet on a coloured desk: airmail edge, a stamp, one column, signed by hand.',
  sample: `Edith Hallam is a writer and letter coach in Whitby. I write letters for people who cannot find the words: to landlords, to brothers, to whoever used to live next door.

A letter of one page - £45
A eulogy, with a conversation first - £120
An evening class - £18

How it works:
1. You tell me what happened, by phone or over tea.
2. I write, you cross out.
3. We read it aloud, and you post it.

"My brother rang the day it arrived." - M., Scarborough

Classes on Tuesday evenings 7pm to 9pm in the reading room. 3 Grape Lane, Whitby. edith@hallamletters.example`,
  trades: [
    'writer',
    'translator',
    'coach',
    'therapist',
    'musician',
    'celebrant',
    'tutor',
    'candidate',
    'artist',
    'freelancer',
    'wedding',
  ],
  moods: ['personal', 'romantic', 'warm', 'classic', 'quiet'],
  theme: {
    background: '#fffdf8',
    ink: '#27233a',
    accent: '#b23a48',
    support: '#7fa3c7',
    type: 'dm-serif-system',
    radius: 'small',
    spacing: 'regular',
    mode: 'light',
    motion: 'none',
  },
  header: { variant: 'line', showTagline: true, action: { label: '', to: '' }, phoneBar: false },
  footer: { variant: 'line', note: '', showHours: false, showContact: true },
  frame: { header: 'plain', footer: 'plain' },
  hand: 'wash',
  css,
  kindCss: {
    hero: `
.hero{--title:var(--step-5)!important}
.hero .hero__title{font-size:clamp(2.3rem,1.6rem + 3vw,3.6rem);line-height:1.06;letter-spacing:-.01em}
.hero--statement .hero__rest{border:0;padding:0;display:block;margin-block-start:var(--space-4)}
.hero__eyebrow{display:none}
.hero__intro{font-size:var(--step-1);max-width:none}
.hero__intro,.hero__note{margin-block-start:var(--space-4)}
.hero .hero__picture,.hero .hero__picture>.picture{margin:0}
.hero--split{min-height:0;margin:0}
.hero--split .hero__words{padding:0}
.hero--mosaic .hero__words{padding:0}.hero--mosaic .hero__picture{grid-area:auto}.hero--mosaic .hero__picture>.picture{height:auto;min-height:0;aspect-ratio:4/3;border-radius:2px}
.hero--banner .hero__words{display:block;padding:var(--space-5) 0 0}.hero__title{--share:1!important}.hero--banner .hero__intro{margin-block-start:var(--space-4)}.hero .hero__picture>.picture--panorama{height:auto;aspect-ratio:16/9}
`,
    about: `
.about .about__body{padding:0;font-size:var(--step-0);line-height:1.7;max-width:none}
.about--letter .about__words{grid-column:1;max-width:none}
.about .about__signature,.about .actions{margin-inline:0}
.about__signed{font-size:var(--step-4)!important;color:var(--accent-text);rotate:-2.5deg;transform-origin:0 50%}
.about .about__aside{margin:0;grid-area:auto}
.about .about__picture{max-width:15rem;padding:.7rem .7rem 2.2rem;background:var(--paper);border:1px solid var(--line);rotate:-2deg;box-shadow:0 .5rem 1.2rem -.6rem color-mix(in oklab,var(--ink) 45%,transparent)}
`,
    services: `.services--ledger .services__items{display:block}.services--ledger .services__item{grid-template-columns:minmax(0,1fr) auto;padding-block:var(--space-3)}.services--ledger .services__name{font-size:var(--step-1)}.services--ledger .services__text{grid-area:2/1/auto/-1}.services--ledger .services__price{grid-area:1/2}`,
    features: `.features--statements .features__item{display:block;padding-block:var(--space-4)}.features--statements .features__name{font-size:var(--step-2);line-height:1.2}.features--statements .features__text{padding:0}`,
    story: `.story--timeline .story__chapters{margin-inline-start:0;--gap:1.6rem}.story--timeline .story__when{position:static;text-align:start;width:auto;font-size:var(--step-2)}.story--essay .story__text{font-size:var(--step-0)}`,
    gallery: `.gallery--mosaic .picture{height:auto!important;aspect-ratio:4/3}`,
    testimonials: `.testimonials--lead .testimonials__item:first-child .testimonials__quote{font-size:var(--step-3);font-style:italic}.testimonials--lead .testimonials__items{grid-template-columns:minmax(0,1fr)}`,
    team: `.team--profiles .team__items:has(:nth-child(2)){grid-template-columns:1fr}`,
    contact: `.contact .contact__first{font-size:clamp(1.6rem,5vw,2.6rem)}.contact--columns .contact__facts{grid-template-columns:repeat(auto-fit,minmax(11rem,1fr))}.contact .contact__picture{margin:0}`,
    cta: `.cta--line .opening{flex-basis:100%}.cta--poster .opening__heading{font-size:var(--step-4)}.cta--poster :is(.opening__intro,.cta__next){margin-inline-start:0}`,
    pricing: `@media(min-width:30rem){.pricing--ledger .pricing__plan{grid-template-columns:minmax(0,1fr) minmax(0,2fr)}}.pricing--ledger .pricing__price{grid-area:auto}`,
    stats: `.stats--ledger>:not(.opening){grid-column:1}.stats--ledger .opening{grid-row:auto;margin-block-end:var(--space-4)}.stats--lead .stats__item,.stats--lead .stats__item:first-child{grid-area:auto}.stats--lead .stats__item:first-child .stats__value{font-size:clamp(4rem,14vw,7rem)}`,
    faq: `.faq--open .faq__items{columns:1}.faq--fold details>.faq__answer{margin-inline-start:0}.faq__question{font:600 var(--step-0)/1.4 var(--font-body)}.faq--fold .faq__question{padding-block:var(--space-3);font-size:var(--step-0)}`,
    steps: `.steps--numbered .steps__item{grid-template-columns:3rem minmax(0,1fr)}.steps--numbered .steps__item::before{font-size:var(--step-4);grid-row:span 2}.steps--numbered .steps__text{grid-column:2}`,
    hours: `.hours--table .hours__row{font-size:var(--step-0)}`,
    banner: `.banner--poster .banner__when{font-size:var(--step-4)}.banner--poster,.banner--notice{grid-template-columns:minmax(0,1fr)}.banner>*{grid-column:auto!important}`,
    richText: `.text .text__body{columns:1}.text--column{margin:0}`,
    menu: `.menu--board .menu__groups{columns:1}.menu--sheet .menu__groups{padding:0;border:0;outline:0}.menu--sheet .menu__group{display:block}`,
    location: `.location--address .location__address{font-size:var(--step-3)}`,
    products: `.products--list{grid-template-columns:minmax(0,1fr)!important}.products--list>:not(.opening){grid-column:1}.products--list .opening{margin-block-end:var(--space-4)}.products--lead .products__item:first-child{grid-template-columns:minmax(0,1fr)!important}.products--lead .products__item:first-child .products__name{font:400 var(--step-3)/1.1 var(--font-head)}.products__picture>.picture{padding:.5rem .5rem 1.6rem;background:var(--paper);border:1px solid var(--line);box-shadow:0 .4rem 1rem -.6rem color-mix(in oklab,var(--ink) 45%,transparent)}.products__item:nth-child(odd) .products__picture{rotate:-1deg}.products__item:nth-child(even) .products__picture{rotate:1deg}.products--list .products__picture>.picture{padding:.2rem}`,
    events: `.events__title{font:400 var(--step-1)/1.25 var(--font-head)!important}.events--list .events__item{grid-template-columns:6rem minmax(0,1fr)}.events--list .events__item .actions{grid-column:2}.events--list .events__day{font-size:var(--step-4)}.events--list .events__date--words{font-size:var(--step-0)}.events--poster .events__item{grid-template-columns:minmax(0,1fr)!important}.events--poster .events__item:first-child .events__title{font-size:var(--step-3)!important}.events--cards .events__items{grid-template-columns:minmax(0,1fr)!important}`,
    schedule: `.schedule--rows .schedule__day{grid-template-columns:9rem minmax(0,1fr);gap:var(--space-4)}.schedule--rows .schedule__name{font:400 var(--step-1)/1.6 var(--font-head)}.schedule--rows .schedule__slot{grid-template-columns:4rem minmax(0,1fr)}.schedule--rows.beside .schedule__slot{grid-template-columns:minmax(0,1fr)}.schedule--rows.beside :is(.schedule__what,.schedule__note){grid-column:1}.schedule--rows .schedule__note{grid-column:2;text-align:start}@media(max-width:40rem){.schedule--rows .schedule__day{grid-template-columns:minmax(0,1fr)!important}}`,
    image: `.picture-section--margin .picture-section__figure,.picture-section--inset{grid-template-columns:minmax(0,1fr)!important}.picture-section--inset .picture-section__figure{grid-column:1}.picture-section--full .picture{height:auto;aspect-ratio:3/2}.picture-section__caption{font-style:italic}`,
    video: `.video--beside{grid-template-columns:minmax(0,1fr)!important}.video--beside .video__figure{grid-column:1}.video__label{border-radius:99rem}.picture+.video__label{inset:auto auto var(--space-4) var(--space-4)}[dir=rtl] .picture+.video__label{inset:auto var(--space-4) var(--space-4) auto}`,
    logos: `.logos--grid .logos__items{grid-template-columns:repeat(auto-fit,minmax(9rem,1fr))}.logos__name{font-size:var(--step-0)}.logos--roll .logos__items,.logos--roll .logos__name{font-size:var(--step-2)}`,
    contactForm: inputs,
    newsletter: `${inputs}.newsletter--line{grid-template-columns:minmax(0,1fr)!important}`,
    waitlistForm: `${inputs}.waitlist--picture{grid-template-columns:minmax(0,1fr)!important}.waitlist__picture{margin:0}.waitlist__picture>.picture{aspect-ratio:3/2}.waitlist--statement :is(.form,.opening__intro,.waitlist__when){margin-inline-start:0}`,
    blogList: `.blog-list--lead .blog-list__items,.blog-list--index .blog-list__words{grid-template-columns:minmax(0,1fr)!important}.blog-list--lead .blog-list__item{grid-area:auto!important}.blog-list--index .blog-list__words{gap:var(--space-2)}.blog-list__title{font:400 var(--step-2)/1.2 var(--font-head)!important}.blog-list--lead .blog-list__item:nth-child(2){padding-block-start:var(--space-5);border-block-start:1px solid var(--line)}.blog-list__title a:not(:hover){text-decoration:none}`,
    blogPost: `.post--wide .post__title{font-size:var(--step-5)}.post__body{font-size:var(--step-0)}.post--wide .post__cover>.picture{height:auto;aspect-ratio:3/2}.post--wide .post__body{margin:0}`,
  },
  sectionVariants: {
    hero: ['statement', 'split'],
    menu: ['sheet', 'board'],
    services: ['ledger'],
    features: ['statements'],
    about: ['letter'],
    story: ['essay', 'timeline'],
    gallery: ['strip', 'mosaic'],
    stats: ['ledger'],
    steps: ['numbered', 'margin'],
    pricing: ['ledger'],
    testimonials: ['lead'],
    team: ['profiles', 'roll'],
    faq: ['open', 'fold'],
    hours: ['table'],
    location: ['address'],
    contact: ['columns', 'large'],
    cta: ['line'],
    banner: ['notice', 'strip'],
    richText: ['column'],
    products: ['list', 'shelf'],
    logos: ['line', 'grid'],
    events: ['list', 'poster'],
    schedule: ['rows', 'columns'],
    image: ['inset', 'full'],
    video: ['wide', 'beside'],
  },
  recipe: ['hero', 'about', 'services', 'testimonials', 'faq', 'contact'],
  rhythm: ['plain', 'plain', 'plain', 'tint', 'plain'],
};
