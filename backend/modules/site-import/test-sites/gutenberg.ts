/** Blocks: columns, media beside text, details, a palette as custom properties. */
const page = (
  title: string,
  content: string,
) => `<!doctype html><html lang="en-US"><head><title>${title} | Blue Heron Yoga</title>
<style>:root{--wp--preset--color--black:#000000;--wp--preset--color--primary:#1f6f78;--wp--preset--color--base:#ffffff;--wp--preset--color--contrast:#111111}body{background-color:var(--wp--preset--color--base);color:var(--wp--preset--color--contrast)}</style>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Blue Heron Yoga"},{"@type":"Organization","name":"Blue Heron Yoga","logo":{"@type":"ImageObject","url":"/wp-content/uploads/heron-logo.png"},"sameAs":["https://www.instagram.com/blueheronyoga"]}]}</script></head>
<body><div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group"><figure class="wp-block-site-logo"><a href="/" class="custom-logo-link"><img src="/wp-content/uploads/heron-logo.png" alt="Blue Heron Yoga" width="120" height="60"></a></figure>
<nav class="wp-block-navigation"><ul><li><a href="/classes">Classes</a></li><li><a href="/teachers">Teachers</a></li><li><a href="/visit">Visit</a></li></ul></nav></div></header>
<main>${content}</main><footer class="wp-block-template-part"><p>© 2024 Blue Heron Yoga</p><p>Designed with <a href="https://wordpress.org">WordPress</a></p></footer></div></body></html>`;

export const gutenberg: Record<string, string> = {
  '/': page(
    'Home',
    '<div class="wp-block-cover" style="min-height:60vh"><img class="wp-block-cover__image-background" src="/wp-content/uploads/studio.jpg" alt="The studio in the morning"><div class="wp-block-cover__inner-container"><h1>Slow mornings, strong backs</h1><p>Small yoga classes above the old boat house in Astoria.</p><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/classes">See the classes</a></div></div></div></div><div class="wp-block-columns"><div class="wp-block-column"><h3>Small groups</h3><p>Eight mats, never more.</p></div><div class="wp-block-column"><h3>Every level</h3><p>Beginners start on Tuesdays.</p></div><div class="wp-block-column"><h3>No mirrors</h3><p>You feel it, nobody watches.</p></div></div>',
  ),
  '/classes': page(
    'Classes',
    '<h1>Classes</h1><div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="/wp-content/uploads/mat.jpg" alt=""></figure><div class="wp-block-media-text__content"><h2>Morning flow</h2><p>Sixty minutes, Tuesday and Thursday at seven.</p></div></div><figure class="wp-block-table"><table><thead><tr><th>Class</th><th>Price</th></tr></thead><tbody><tr><td>Single class</td><td>$18</td></tr><tr><td>Ten classes</td><td>$150</td></tr></tbody></table></figure><details class="wp-block-details"><summary>Do I need a mat?</summary><p>No, we have plenty.</p></details>',
  ),
  '/teachers': page(
    'Teachers',
    '<h1>Teachers</h1><div class="wp-block-columns"><div class="wp-block-column"><h3>Ingrid Sol</h3><p>Teaches flow</p></div><div class="wp-block-column"><h3>Paul Reyes</h3><p>Teaches yin</p></div></div>',
  ),
  '/visit': page(
    'Visit',
    '<h1>Visit</h1><p>We are at 210 Pier Street, Astoria, OR 97103. Call (503) 555-0188.</p><p>Mon–Thu 7am – 8pm<br>Sat 9am – 1pm</p>',
  ),
};
