import type { Template } from './template.ts';

const css = `
:root{--width:90rem;--slant:clamp(1.5rem,5vw,5rem)}
body{font-weight:450}
main{overflow-x:clip}
main :is(h1,.opening__heading),.site-header__name,.site-footer__name{font-weight:800;font-stretch:75%;line-height:.86;letter-spacing:-.025em;text-transform:uppercase}
h2.opening__heading:not(.cta *,.logos--line *){font-size:clamp(2.6rem,1.4rem + 5.4vw,7rem);max-width:14em}
main h3{font-weight:800;font-stretch:85%;font-size:var(--step-2);line-height:1}
.opening{max-width:none}
.opening__intro{font-size:var(--step-2);line-height:1.25;color:var(--ink);max-width:30em;font-weight:600;font-stretch:88%}
main>.section{padding-block:var(--pad-start) var(--pad-end);--pad-start:calc(var(--space-7) + var(--slant));--pad-end:calc(var(--space-7) + var(--slant))}
main>.section:not(:first-child){margin-block-start:calc(-1*var(--slant));clip-path:polygon(0 var(--slant),100% 0,100% 100%,0 100%)}
main>.section:nth-child(even):not(:first-child){clip-path:polygon(0 0,100% var(--slant),100% 100%,0 100%)}
.site-header{align-items:center;padding-block:var(--space-3)}
.site-header__name{font-size:var(--step-2)}
.site-menu a{font-weight:700;font-stretch:85%;text-transform:uppercase}
.site-header__toggle{border-width:3px;border-radius:0;font-weight:800;text-transform:uppercase;font-stretch:80%}
.button{border-radius:0;border:3px solid var(--ink);font-weight:800;font-stretch:80%;text-transform:uppercase;font-size:var(--step-1);letter-spacing:.01em;min-height:3.2em}
.button--primary{border-color:var(--accent);rotate:-2deg}
.button--primary:hover{rotate:2deg;box-shadow:none}
.button--secondary:hover{rotate:-1deg}
.site-header__action .button{font-size:var(--step-0)}
@media(max-width:33.99rem){.site-header__action{display:none}}
.picture{border-radius:0}
.picture--portrait{rotate:2deg}
.site-footer{margin-block-start:calc(-1*var(--slant));padding-block-start:calc(var(--space-7) + var(--slant));clip-path:polygon(0 var(--slant),100% 0,100% 100%,0 100%)}
.site-footer--big .site-footer__name{font-size:clamp(3rem,calc((100vw - 2*var(--edge-space))/(var(--name-length,12)*var(--head-advance)*.86)),16rem);text-wrap:balance}
.site-footer--big .site-footer__name[style]{font-size:clamp(1.5rem,calc((100vw - 2*var(--edge-space))/(max(12,var(--longest))*var(--head-advance)*.86)),16rem)}
@media(prefers-reduced-motion:no-preference){.button{transition:rotate .15s}}
@media print{main>.section,.site-footer{clip-path:none!important}}
`;

const inputs = `.form__input{border:4px solid var(--ink);border-radius:0;font-weight:600}.form__label{font-weight:800;font-stretch:80%;text-transform:uppercase;font-size:var(--step-0)}`;

export const poster: Template = {
  id: 'poster',
  name: 'Poster',
  idea: 'Type as picture: condensed capitals, the date as large as the wall, everything on a slant.',
  sample: `Night Tram is a music festival in Gothenburg. Two nights, three stages and one tram that keeps running.

Programme:
12 June Marrow Choir, Stage One
12 June Vesterlund, The Depot
13 June Hana Okoye Quartet, Stage One
13 June The Late Departures, The Depot

One night - 450 kr
Both nights - 750 kr
Under 18 - 200 kr

"The only festival that takes you home." - Nils, rider

Doors at 18.00. Ringön depot, Gothenburg. hello@nighttram.example`,
  trades: [
    'festival',
    'band',
    'event',
    'club',
    'theatre',
    'dance',
    'cinema',
    'skate',
    'brewery',
    'climbing',
    'food-truck',
  ],
  moods: ['loud', 'playful', 'bold', 'festive', 'young'],
  theme: {
    background: '#ffde4d',
    ink: '#1b1033',
    accent: '#e0302d',
    support: '#5a3be6',
    type: 'bricolage',
    radius: 'none',
    spacing: 'regular',
    mode: 'light',
    motion: 'none',
  },
  header: { variant: 'line', showTagline: false, action: { label: '', to: '' }, phoneBar: false },
  footer: { variant: 'big', note: '', showHours: false, showContact: true },
  frame: { header: 'plain', footer: 'ink' },
  hand: 'lino',
  css,
  kindCss: {
    hero: `
main>.section--hero{--pad-start:var(--space-5)}
.hero{--title:clamp(3.6rem,14.5vw,15rem)!important}
.hero--medium{--title:clamp(3.2rem,11.5vw,12rem)!important}
.hero--long{--title:clamp(2.6rem,8vw,8rem)!important}
.hero__title{font-size:var(--title);line-height:.8;letter-spacing:-.035em}
.hero--statement .hero__title{font-size:var(--title);letter-spacing:-.035em;line-height:.8}
.hero__eyebrow{font-size:var(--step-2);font-weight:800;font-stretch:80%;text-transform:uppercase;line-height:1;display:inline-block;padding:.35em .5em;background:var(--support);color:var(--support-ink);rotate:-2deg;margin-block-end:var(--space-5)}
.hero__intro{font-size:var(--step-2);line-height:1.2;font-weight:650;font-stretch:88%;max-width:26em}
.hero--statement .hero__rest{border:0;padding:0}
`,
    banner: `
.section--banner{text-align:start}
.banner--poster .banner__when{font-weight:800;font-stretch:75%;text-transform:uppercase;font-size:clamp(3.2rem,10vw,11rem);line-height:.84;rotate:-3deg;overflow-wrap:normal}
.banner__heading{font-size:var(--step-4)}
.banner__intro{font-weight:600}
`,
    features: `.features--statements .features__item{border-block-start:4px solid var(--ink)}.features--statements .features__name{font-weight:800;font-stretch:75%;text-transform:uppercase;font-size:clamp(2.4rem,6vw,6rem);line-height:.86}.features__text{color:var(--ink)}`,
    services: `.services--ledger .services__item{border-block-start:4px solid var(--ink)}.services--ledger .services__item:last-child{border-block-end:4px solid var(--ink)}.services--ledger .services__name{font-size:var(--step-4);text-transform:uppercase;font-stretch:75%;line-height:.9}.services__text{color:var(--ink)}.services__price{font-weight:800;font-stretch:80%;font-size:var(--step-2)}`,
    menu: `.menu__title{text-transform:uppercase;font-size:var(--step-3)}.menu--board .menu__head{border-block-end:4px solid var(--ink)}.menu__price{font-weight:800;font-size:var(--step-1);font-stretch:80%}`,
    stats: `.stats__value{font-weight:800;font-stretch:75%}.stats--lead .stats__item:first-child .stats__value{font-size:clamp(7rem,30vw,26rem);rotate:-4deg;transform-origin:0 100%}`,
    pricing: `.pricing--plans .pricing__plan{border:4px solid var(--ink)}.pricing__amount{font-weight:800;font-stretch:75%;font-size:var(--step-5)}.pricing--plans .pricing__plan--highlighted{rotate:-1.5deg}`,
    gallery: `.gallery--strip .gallery__item:nth-child(odd){rotate:-1.5deg}.gallery--strip .gallery__item:nth-child(even){rotate:1.5deg}`,
    faq: `.faq__question{font-weight:800;font-stretch:85%;font-size:var(--step-2);line-height:1.05}.faq__answer{color:var(--ink)}`,
    cta: `.cta--poster .opening__heading{font-weight:800;font-size:clamp(3.2rem,13vw,13rem);line-height:.82}`,
    testimonials: `.testimonials__quote{font-weight:700;font-stretch:85%;line-height:1.1}`,
    story: `.story--timeline .story__when{font-weight:800;font-stretch:75%;font-size:var(--step-5)}`,
    team: `.team--portraits .team__name,.team--roll .team__name{text-transform:uppercase;font-weight:800;font-stretch:75%}`,
    hours: `.hours--brief .hours__time{font-stretch:78%}`,
    contact: `.contact__first{font-weight:800;font-stretch:78%}`,
    location: `.location--address .location__address{font-stretch:78%;line-height:1}`,
    products: `.products__name{text-transform:uppercase;font-stretch:75%}.products--lead .products__item:first-child .products__name{font-size:clamp(2.6rem,6vw,6rem);line-height:.86}.products__price{font-weight:800;font-stretch:80%;font-size:var(--step-1)}.products__mark{font-weight:800;font-stretch:80%;text-transform:uppercase;rotate:-3deg}.products__item:nth-child(odd) .products__picture{rotate:-1.2deg}.products--list .products__item{border-block-start:4px solid var(--ink)}`,
    events: `.events__title{text-transform:uppercase;font-stretch:75%;font-size:var(--step-3)!important;line-height:.9!important}.events--list .events__item,.events--poster .events__item:not(:first-child){border-block-start:4px solid var(--ink)}.events--list .events__item:last-child{border-block-end:4px solid var(--ink)}.events__date{font-weight:800;font-stretch:75%;text-transform:uppercase}.events--list .events__day{font-size:clamp(3rem,7vw,6.5rem);font-weight:800;font-stretch:75%;line-height:.8}.events__text{color:var(--ink)}.events--poster .events__item:first-child .events__date{font-weight:800;font-stretch:75%;font-size:clamp(3rem,11vw,11rem);rotate:-3deg;transform-origin:0 100%}.events--poster .events__item:first-child .events__title{font-size:clamp(2.4rem,5vw,5.5rem)!important}.events--cards .events__item{border:4px solid var(--ink);background:none;color:inherit}.events--cards .events__item:nth-child(even){rotate:1deg}`,
    schedule: `.schedule__name{text-transform:uppercase;font-stretch:75%}.schedule--rows .schedule__name{font-size:var(--step-4);line-height:.86}.schedule--rows .schedule__day{border-block-start:4px solid var(--ink)}.schedule--columns .schedule__name{border-block-end-width:4px}.schedule__time,.schedule__what{font-weight:800}`,
    logos: `.logos__name{font-weight:800;font-stretch:75%;text-transform:uppercase}.logos--roll .logos__items,.logos--roll .logos__name{font-weight:800;font-stretch:75%;text-transform:uppercase;font-size:clamp(2.2rem,5vw,5.5rem);line-height:.95}.logos--grid .logos__items{border:4px solid var(--ink);border-width:4px 0 0 4px}.logos--grid .logos__item{border:4px solid var(--ink);border-width:0 4px 4px 0}`,
    image: `.picture-section--inset .picture{rotate:2deg}.picture-section--margin .picture{rotate:-1.2deg}.picture-section__caption{font-weight:600}`,
    video: `.video__label{font-weight:800;font-stretch:80%;text-transform:uppercase;font-size:var(--step-1);rotate:-2deg}.picture+.video__label{inset:auto auto -1rem 1rem}[dir=rtl] .picture+.video__label{inset:auto 1rem -1rem auto}`,
    contactForm: `${inputs}.contact-form--details .form{border:4px solid var(--ink)}`,
    newsletter: inputs,
    waitlistForm: `${inputs}.waitlist__when{font-weight:800;font-stretch:80%;text-transform:uppercase;font-size:var(--step-2)}`,
    blogList: `.blog-list__title{text-transform:uppercase;font-stretch:75%;font-size:var(--step-2)!important;line-height:.92!important}.blog-list--lead .blog-list__item:first-child .blog-list__title{font-size:clamp(2.4rem,5vw,5.5rem)!important}.blog-list__title a:not(:hover){text-decoration:none}.blog-list__item{border-color:var(--ink)!important}.blog-list--index .blog-list__item{border-block-start:4px solid var(--ink)}`,
    blogPost: `.post__title{font-weight:800;font-stretch:75%;text-transform:uppercase;line-height:.86!important;font-size:clamp(2.8rem,8vw,8rem)!important}.post__body :is(h2,h3){font-stretch:75%;text-transform:uppercase}`,
  },
  sectionVariants: {
    hero: ['statement', 'banner'],
    menu: ['board'],
    services: ['ledger', 'bento'],
    features: ['statements', 'tiles'],
    about: ['portrait', 'facts'],
    story: ['timeline', 'essay'],
    gallery: ['strip', 'mosaic'],
    stats: ['lead', 'row'],
    steps: ['numbered'],
    pricing: ['plans', 'ledger'],
    testimonials: ['lead', 'columns'],
    team: ['roll', 'portraits'],
    faq: ['fold', 'open'],
    hours: ['brief'],
    location: ['address', 'picture'],
    contact: ['large', 'columns'],
    cta: ['poster', 'call'],
    banner: ['poster', 'notice'],
    richText: ['newspaper', 'column'],
    products: ['lead', 'shelf'],
    logos: ['roll', 'line'],
    events: ['poster', 'list'],
    schedule: ['columns', 'rows'],
    image: ['full', 'margin'],
    video: ['wide', 'beside'],
  },
  recipe: ['hero', 'events', 'banner', 'team', 'gallery', 'pricing', 'about', 'stats', 'location', 'faq', 'cta'],
  rhythm: ['plain', 'accent', 'plain', 'ink', 'plain', 'tint'],
};
