/** Two heads, one for phones; sections on a grid, a list of cards, answers behind buttons; colours as hue, saturation and light. */
const link = (href: string, label: string, more = '') =>
  `<div class="header-nav-item header-nav-item--collection${more}"><a href="${href}" data-animation-role="header-element">${label}</a></div>`;
const head = (kind: string) =>
  `<div class="header-display-${kind}" data-content-field="site-title"><div class="header-title"><div class="header-title-text"><a id="site-title" href="/">Fern &amp; Fable</a></div></div><div class="header-nav"><div class="header-nav-wrapper"><nav class="header-nav-list">${link('/weddings', 'Weddings')}${link('/portraits', 'Portraits')}${link('/info', 'Info')}</nav></div></div><div class="header-actions"><a class="btn btn--border theme-btn--primary-inverse" href="/inquire">Inquire</a></div></div>`;
const block = (inner: string, type = 'html') =>
  `<div class="fe-block fe-block-yui_3_17"><div class="sqs-block ${type}-block sqs-block-${type}" data-block-type="2"><div class="sqs-block-content">${inner}</div></div></div>`;
const text = (inner: string) => block(`<div class="sqs-html-content">${inner}</div>`);
const photo = (name: string, alt: string) =>
  block(
    `<div class="image-block-outer-wrapper"><div class="fluid-image-container sqs-image-content"><div class="content-fill"><img data-stretch="true" data-src="https://images.cdn.example/content/v1/5f/${name}.jpg" data-image="https://images.cdn.example/content/v1/5f/${name}.jpg" data-image-dimensions="2500x1667" alt="${alt}" data-load="false" src="https://images.cdn.example/content/v1/5f/${name}.jpg?format=100w"></div></div></div>`,
    'image',
  );
const section = (inner: string, tint = 'white') =>
  `<section data-test="page-section" data-section-theme="${tint}" class="page-section full-bleed-section layout-engine-section background-width--full-bleed"><div class="section-border"><div class="section-background"></div></div><div class="content-wrapper"><div class="content"><div class="fluid-engine fe-64">${inner}</div></div></div></section>`;
const item = (name: string, title: string, words: string) =>
  `<li class="list-item" data-is-card-enabled="false"><div class="list-item-media"><div class="list-item-media-inner"><img class="list-image" alt="" data-src="https://images.cdn.example/content/v1/5f/${name}.jpg" data-image-dimensions="1500x1500" data-load="false"></div></div><div class="list-item-content"><div class="list-item-content__text-wrapper"><h2 class="list-item-content__title">${title}</h2><div class="list-item-content__description"><p class="">${words}</p></div></div></div></li>`;
const answer = (question: string, words: string) =>
  `<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${question}</span><div class="accordion-icon-container"><div class="plus"></div></div></button></h4><div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>${words}</p></div></div></li>`;
const page = (
  title: string,
  content: string,
) => `<!doctype html><html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-US"><head><meta name="viewport" content="initial-scale=1"><title>${title} &mdash; Fern &amp; Fable</title><meta property="og:site_name" content="Fern &amp; Fable"/>
<style>:root{--accent-hsl:160,50%,30%;--black-hsl:0,0%,7%;--white-hsl:40,33%,97%;--safeLightAccent-hsl:40,33%,97%}body{background-color:hsla(var(--white-hsl),1);color:hsla(var(--black-hsl),1)}.sqs-button-element--primary,.theme-btn--primary-inverse{background-color:hsla(var(--accent-hsl),1);color:hsla(var(--white-hsl),1)}a{color:hsla(var(--accent-hsl),1)}</style></head>
<body class="tweak-portfolio-grid"><div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header" class="header theme-col--primary"><div class="header-announcement-bar-wrapper"><a href="#page" class="header-skip-link sqs-button-element--primary">Skip to Content</a><div class="header-inner container--fluid">${head('desktop')}${head('mobile')}</div></div><div class="header-menu"><nav class="header-menu-nav-list"><div data-folder="root" class="header-menu-nav-folder">${link('/weddings', 'Weddings')}${link('/portraits', 'Portraits')}${link('/info', 'Info')}</div></nav></div></header>
<main id="page" class="container" role="main"><article class="sections" id="sections">${content}</article></main>
<footer class="sections" id="footer-sections" data-footer-sections>${section(`${text('<p>Fern &amp; Fable Photography<br>317 SE Alder Street<br>Portland, OR 97214</p>')}${text('<p><a href="mailto:hello@fernfable.example">hello@fernfable.example</a></p><p>(503) 555-0139</p>')}${block('<div class="sqs-svg-icon--outer social-icon-alignment-left"><nav class="sqs-svg-icon--list"><a href="https://www.instagram.com/fernfable.example" class="sqs-svg-icon--wrapper instagram" aria-label="Instagram"><svg viewBox="0 0 64 64"><use href="#instagram-icon"></use></svg></a></nav></div>', 'socialaccountlinks')}`, 'dark')}</footer></div></body></html>`;

export const fluidGrid: Record<string, string> = {
  '/': page(
    'Home',
    `${section(`${text('<h1 style="text-align:center;white-space:pre-wrap;">Photographs that feel like the day did</h1><p class="sqsrte-large" style="white-space:pre-wrap;">Weddings and portraits in Portland and along the coast.</p>')}${photo('coast', 'A couple on a windy beach')}${block('<div class="sqs-block-button-container"><a href="/inquire" class="sqs-block-button-element--medium sqs-button-element--primary sqs-block-button-element">Ask about your date</a></div>', 'button')}`)}<section class="page-section user-items-list-section"><div class="content-wrapper"><div class="content"><div class="user-items-list"><ul class="user-items-list-item-container user-items-list-simple">${item('slow', 'Slow mornings', 'I come early and stay out of the way.')}${item('film', 'Film and digital', 'Half of each album is on real film.')}${item('prints', 'Prints you keep', 'A box of forty prints is part of every package.')}</ul></div></div></div></section>`,
  ),
  '/weddings': page(
    'Weddings',
    `${section(text('<h2>Weddings</h2><p>From six hours to a whole weekend.</p>'))}${section(`${text('<h3>Half day</h3><p>Six hours, one photographer</p><p>$2,400</p>')}${text('<h3>Whole day</h3><p>Ten hours, two photographers</p><p>$3,900</p>')}${text('<h3>Weekend</h3><p>Rehearsal, wedding and brunch</p><p>$5,600</p>')}`)}`,
  ),
  '/portraits': page(
    'Portraits',
    `${section(`${text('<h2>Portraits</h2><p>An hour outdoors, in a place that means something to you.</p>')}${photo('family', 'A family under a fir tree')}${photo('dog', 'A girl and her dog')}${photo('rain', 'Two brothers in the rain')}`)}`,
  ),
  '/info': page(
    'Info',
    `${section(text('<h2>Hello, I’m Wren Castellan</h2><p>I have photographed people since 2012 and still get nervous before each ceremony.</p>'))}${section(`${block(`<div class="accordion-block"><ul class="accordion-items-container">${answer('How soon do we see the photos?', 'Twenty within three days, all within six weeks.')}${answer('Do you travel?', 'Yes. Oregon and Washington are included.')}${answer('What if it rains?', 'Then we get wet, and the pictures are better.')}</ul></div>`, 'accordion')}`)}`,
  ),
  '/inquire': page(
    'Inquire',
    section(
      `${text('<h2>Ask about your date</h2><p>I answer within two days.</p>')}${block('<div class="sqs-block-form"><form class="react-form-contents"><fieldset><legend>Name (required)</legend><input type="text"></fieldset><button class="form-submit-button">Send</button></form></div>', 'form')}`,
    ),
  ),
};
