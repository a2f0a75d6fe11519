/** Modules with numbers, a cookie notice, an address in the sidebar. */
const module = (id: number, kind: string, inner: string) =>
  `<div id="cc-m-${id}" class="j-module n j-${kind}">${inner}</div>`;
const page = (
  title: string,
  content: string,
) => `<!DOCTYPE html><html lang="de-DE"><head><title>${title} - Imkerei Sonnleitner</title><style>:root{--cc-brand:#d99a1c}</style></head><body class="body cc-page"><div class="cookie-settings-wrapper"><p>Diese Website verwendet Cookies. <button>Alle akzeptieren</button> <button>Ablehnen</button></p></div>
<div class="jtpl-main"><div class="jtpl-header"><div id="cc-website-logo"><a href="https://imkerei.example/"><img src="/app/cms/image/logo.jpg" alt="Imkerei Sonnleitner"></a></div><div class="jtpl-navigation"><div data-container="navigation"><ul class="j-nav-level-0"><li><a href="/">Startseite</a></li><li><a href="/honig/">Unser Honig</a></li><li><a href="/besuch/">Besuch</a></li></ul></div></div></div>
<div class="jtpl-content">${content}</div><div class="jtpl-sidebar">${module(90, 'text', '<p>Imkerei Sonnleitner<br>Waldweg 3<br>83278 Traunstein<br>Tel. 0861 5550144</p>')}</div><div class="jtpl-footer"><a href="/sitemap/">Sitemap</a> <a href="/login">Anmelden</a></div></div></body></html>`;

export const jimdoLike: Record<string, string> = {
  '/': page(
    'Startseite',
    `${module(1, 'header', '<h1>Honig vom Waldrand</h1>')}${module(2, 'text', '<p>Zweiundvierzig Völker stehen zwischen Wiese und Wald. Wir schleudern zweimal im Jahr.</p>')}${module(3, 'imageSubtitle', '<figure><img src="/app/cms/image/voelker.jpg" alt="Bienenkästen am Waldrand"><figcaption>Unsere Völker im Mai</figcaption></figure>')}`,
  ),
  '/honig/': page(
    'Unser Honig',
    `${module(4, 'header', '<h1>Unser Honig</h1>')}${module(5, 'table', '<table><tr><td>Blütenhonig 500 g</td><td>6,50 €</td></tr><tr><td>Waldhonig 500 g</td><td>7,80 €</td></tr><tr><td>Bienenwachskerze</td><td>9,00 €</td></tr></table>')}`,
  ),
  '/besuch/': page(
    'Besuch',
    `${module(6, 'header', '<h1>Besuch</h1>')}${module(7, 'text', '<p>Kommen Sie vorbei: Samstag 9 bis 13 Uhr ist der Hofladen offen.</p>')}`,
  ),
};
