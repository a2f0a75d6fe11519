/** A theme of the classic kind: widgets, `.html`-less addresses, a blog, shares and comments. */
const page = (title: string, content: string, body = 'page') => `<!doctype html><html lang="en-GB"><head>
<title>${title} – Harrow &amp; Vine</title><meta name="generator" content="WordPress 5.2">
<meta property="og:site_name" content="Harrow &amp; Vine">
<link rel="stylesheet" href="/wp-content/themes/oak/style.css?ver=5">
</head><body class="${body}"><a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<div id="page"><header id="masthead" class="site-header"><div class="site-branding"><p class="site-title"><a href="/" rel="home">Harrow &amp; Vine</a></p><p class="site-description">Gardens in Kent</p></div>
<nav id="site-navigation"><ul id="primary-menu"><li><a href="/">Home</a></li><li><a href="/gardens/">Gardens we made</a></li><li><a href="/about-us/">About us</a></li><li><a href="/contact/">Contact</a></li><li><a href="/news/">News</a></li></ul></nav></header>
<div id="content"><main id="main"><article class="${body}"><header class="entry-header"><h1 class="entry-title">${title}</h1></header><div class="entry-content">${content}</div>
<div class="sharedaddy"><h3>Share this:</h3><ul><li><a href="https://facebook.com/sharer.php?u=x">Facebook</a></li></ul></div></article></main>
<aside id="secondary" class="widget-area"><section class="widget"><h2 class="widget-title">Recent Posts</h2><ul><li><a href="/2023/05/pruning-roses/">Pruning roses</a></li></ul></section></aside></div>
<footer id="colophon" class="site-footer"><p>Harrow &amp; Vine, 4 Orchard Road, Faversham ME13 8AB · <a href="tel:+441795555012">01795 555012</a> · <a href="mailto:hello@harrowvine.example">hello@harrowvine.example</a></p><div class="site-info">Proudly powered by WordPress</div></footer></div>
<script>window.x=1</script></body></html>`;

export const wordpress: Record<string, string> = {
  '/': page(
    'Gardens that look after themselves',
    '<p>We design and plant gardens in Kent that need little water and less work.</p><p><img class="alignleft size-medium" src="/wp-content/uploads/border-300x200.jpg" srcset="/wp-content/uploads/border-300x200.jpg 300w, /wp-content/uploads/border-1200x800.jpg 1200w" alt="A dry border in June" width="300" height="200"></p><p><a class="button" href="/contact/">Ask for a visit</a></p>',
    'home page',
  ),
  '/gardens/': page(
    'Gardens we made',
    '<p>Three gardens of the last years.</p><h2>The walled garden</h2><p>Figs along a south wall, and gravel instead of lawn.</p><h2>The long border</h2><p>Forty metres of grasses and salvia.</p>',
  ),
  '/about-us/': page(
    'About us',
    '<p>Ruth Harrow and Tom Vine have planted gardens together since 2009.</p><h2>Our team</h2><div class="team-member"><h3>Ruth Harrow</h3><p>Garden designer</p></div><div class="team-member"><h3>Tom Vine</h3><p>Head gardener</p></div>',
  ),
  '/contact/': page(
    'Contact',
    '<p>Write to us and we call back within two days.</p><table><tr><td>Monday to Friday</td><td>8:00 – 17:00</td></tr></table>[contact-form-7 id="4"]',
  ),
  '/news/': page(
    'News',
    '<h2><a href="/2023/05/pruning-roses/">Pruning roses</a></h2><p>When and how to cut.</p>',
    'blog',
  ),
  '/2023/05/pruning-roses/': page('Pruning roses', '<p>Cut above an eye that looks outwards.</p>', 'single-post'),
};

export const wordpressSheets: Record<string, string> = {
  '/wp-content/themes/oak/style.css?ver=5':
    'body{background:#fbf9f4;color:#2b2b24}a{color:#3f6b3a}.button,button{background:#3f6b3a;color:#fff}',
};
