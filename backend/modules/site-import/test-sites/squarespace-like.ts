/** Sections with ids of machines, pictures that scripts load, an accordion and an announcement bar. */
const page = (
  title: string,
  content: string,
) => `<!doctype html><html lang="en-CA"><head><title>${title} — Lumen Ceramics</title><meta property="og:site_name" content="Lumen Ceramics"><meta property="og:image" content="https://images.cdn.example/content/card.jpg"><meta name="theme-color" content="#c2572b"></head>
<body id="collection-5f" class="tweak-global"><div class="sqs-announcement-bar-dropzone"><p>Free shipping over $80</p></div>
<header data-test="header" class="header"><div class="header-title-logo"><a href="/"><img src="//images.cdn.example/content/lumen-mark.png?format=1500w" alt="Lumen Ceramics"></a></div><div class="header-nav"><nav class="header-nav-list"><div class="header-nav-item"><a href="/studio">Studio</a></div><div class="header-nav-item"><a href="/workshops">Workshops</a></div><div class="header-nav-item"><a href="/cart" class="cart">0</a></div></nav></div></header>
<main id="page"><article class="sections" id="sections">${content}</article></main>
<footer class="sections" id="footer-sections"><section><div class="sqs-block html-block"><div class="sqs-html-content"><p>Lumen Ceramics<br>88 Foundry Lane<br>Hamilton, ON L8P 1A1</p><p><a href="mailto:studio@lumen.example">studio@lumen.example</a></p></div></div></section></footer></body></html>`;
const block = (inner: string) =>
  `<section data-section-id="x1" class="page-section"><div class="content-wrapper"><div class="fluid-engine"><div class="fe-block sqs-block html-block"><div class="sqs-html-content" data-sqsp-text-block-content>${inner}</div></div></div></div></section>`;
const picture = (src: string, alt: string) =>
  `<section class="page-section"><div class="sqs-block image-block"><figure><img data-src="${src}" data-image="${src}" alt="${alt}" data-load="false"></figure></div></section>`;

export const squarespaceLike: Record<string, string> = {
  '/': page(
    'Home',
    `${block('<h1 style="white-space:pre-wrap;">Pots for every day</h1><p class="">Stoneware thrown and glazed in Hamilton.</p>')}${picture('https://images.cdn.example/content/bowls.jpg', 'Three bowls on a plank')}`,
  ),
  '/studio': page(
    'Studio',
    `${block('<h2>The studio</h2><p>Noor Haddad has worked in the old foundry since 2016. The kiln is electric, the glazes are her own.</p>')}${picture('https://images.cdn.example/content/kiln.jpg', 'The kiln')}`,
  ),
  '/workshops': page(
    'Workshops',
    `${block('<h2>Workshops</h2><p>Evenings for up to six people.</p>')}<section class="page-section"><div class="sqs-block accordion-block"><ul class="accordion-items-container"><li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false" aria-controls="d1"><span class="accordion-item__title">How long is an evening?</span></button></h4><div id="d1" class="accordion-item__dropdown" role="region"><p>Three hours, clay and firing included.</p></div></li><li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false" aria-controls="d2"><span class="accordion-item__title">May children come?</span></button></h4><div id="d2" class="accordion-item__dropdown" role="region"><p>From ten years on.</p></div></li></ul></div></section>`,
  ),
  '/cart': page('Cart', block('<p>Your cart is empty.</p>')),
};
